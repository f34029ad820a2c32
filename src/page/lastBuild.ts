// In `npm start`, what only a build makes comes from the last one, see src/features/hosting/fromLastBuild.ts.
import {onPress} from './press';
import {say} from './say';

/** From which build a file is, or why there is none, in the words of the server. */
export async function originOf(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? `From the build of ${response.headers.get('Last-Modified')}.` : response.text();
}

/** Says why a file is missing. */
export async function sayIfMissing(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    say(await response.text());
  }
}

if (SETTINGS.isDevelopment) {
  // The browser does not show what the server answers to a download.
  onPress('a[download]', (link) => {
    void sayIfMissing((link as HTMLAnchorElement).href);
  });
}
