// In place of the framework's `preload`, see ../plugin.ts. That loads the document again where a part of a page does not
// come, and readers would be where they began. Here the page opens and says it.
import preload from '@docusaurus/core/lib/client/preload';

export default async function preloadOrOpen(path: string): Promise<void> {
  try {
    await preload(path);
  } catch (error) {
    console.warn(error);
  }
}
