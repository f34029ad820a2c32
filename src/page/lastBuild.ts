// In `npm start`, what only a build makes comes from the last one, see src/features/hosting/fromLastBuild.ts.
import {onPress} from '../browser/press';
import {say} from '../browser/say';

/** Says why a file is missing. */
export async function sayIfMissing(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    say(await response.text());
  }
}

export function lastBuild(): void {
  if (SETTINGS.isDevelopment) {
    // The browser does not show what the server answers to a download.
    onPress('a[download]', (link) => {
      void sayIfMissing((link as HTMLAnchorElement).href);
    });
  }
}
