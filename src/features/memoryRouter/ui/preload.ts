// What a step awaits, in place of the framework's `preload`, see ../plugin.ts. Where a part of the page does not come, the
// framework loads the document again, and readers would be where they began. Here the page opens and says it.
import preload from '@docusaurus/core/lib/client/preload';

export default async function preloadOrOpen(path: string): Promise<void> {
  try {
    await preload(path);
  } catch (error) {
    console.warn(error);
  }
}
