// When chunks of a page fail to load, the current page stays and the reader is told.
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
  /** Whether the built page is already visible and only has to be hydrated. */
  isFirst: boolean;
  /** False once the reader has gone to another page. */
  isWanted: () => boolean;
};

/** Never resolves, because the caller's page is about to be left or reloaded. */
function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Resolves when it is time to retry: true if the reader asked for it, false if the network is back. */
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

/** Early presses must no longer look busy. */
function reportFailedStart(error: unknown): Promise<boolean> {
  window.dispatchEvent(new Event(startFailed));
  return withNotice(partMissing, error);
}

/** The address is already that of the new page, so a reload opens it, from a newer build if there is one. */
async function reportFailedNavigation(error: unknown, {isWanted}: Attempt): Promise<boolean> {
  haltProgress();
  const isThere = await canReachServer();
  if (!isWanted() || (isThere && reloadOnce(currentBuild()))) {
    return waitForever();
  }
  return isThere ? withNotice(gone, error) : waitForRetry(showOffline);
}

/** Resolves when the chunks have loaded. */
export async function recoverFromLoadError(error: unknown, attempt: Attempt): Promise<void> {
  const isAsked = await (attempt.isFirst ? reportFailedStart(error) : reportFailedNavigation(error, attempt));
  try {
    await attempt.load();
  } catch (another) {
    // A chunk that fails twice is gone from the server, because a newer build has been deployed.
    if (isAsked && (await canReachServer())) {
      window.location.reload();
      await waitForever();
    }
    await recoverFromLoadError(another, attempt);
  }
}
