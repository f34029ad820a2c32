// Parts of a page could not be loaded: the page being read stays, and the reader is told.
import {translate} from '@docusaurus/Translate';
import {startFailed} from '../../protocol';
import {partMissing, showNotice, showOffline} from '../notice';
import {canReachServer} from '../server';
import {haltProgress} from './progressBar';
import {currentBuild, reloadOnce} from './reloadOnce';

const gone = translate({
  id: 'notice.gone',
  message: 'The page you chose could not be loaded. You can keep reading this one.',
});

type Attempt = {
  load: () => Promise<void>;
  /** The page is there already and only has to be hydrated. */
  isFirst: boolean;
  /** The reader may have gone on to another page meanwhile. */
  isWanted: () => boolean;
};

/** The caller's page is about to be left or reloaded. */
function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Resolves when to try again: with true if the reader asked, with false if the network is back. */
function waitForRetry(show: (retry: (isAsked: boolean) => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    show(resolve);
  });
}

function withNotice(text: string, error: unknown): Promise<boolean> {
  console.warn(error);
  const reason = error instanceof Error ? ` (${error.message})` : '';
  return waitForRetry((retry) => {
    showNotice(text + reason, retry);
  });
}

/** Early presses no longer look as if they were waiting. */
function reportFailedStart(error: unknown): Promise<boolean> {
  window.dispatchEvent(new Event(startFailed));
  return withNotice(partMissing, error);
}

/** The address is that of the new page already, so a reload opens it from a newer build, if there is one. */
async function reportFailedNavigation(error: unknown, {isWanted}: Attempt): Promise<boolean> {
  haltProgress();
  const isThere = await canReachServer();
  if (!isWanted() || (isThere && reloadOnce(currentBuild()))) {
    return waitForever();
  }
  return isThere ? withNotice(gone, error) : waitForRetry(showOffline);
}

/** Resolves when the parts are loaded. */
export async function recoverFromLoadError(error: unknown, attempt: Attempt): Promise<void> {
  const isAsked = await (attempt.isFirst ? reportFailedStart(error) : reportFailedNavigation(error, attempt));
  try {
    await attempt.load();
  } catch (another) {
    // What cannot be loaded twice is gone from the server: there is a newer build.
    if (isAsked && (await canReachServer())) {
      window.location.reload();
      await waitForever();
    }
    await recoverFromLoadError(another, attempt);
  }
}
