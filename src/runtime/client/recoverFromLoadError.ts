// What to do when parts of a page cannot be loaded: the page being read stays, and the reader is told.
import {startFailed} from '../../protocol';
import {partMissing, showNotice, showOffline} from '../notice';
import {isServerThere} from '../server';
import {haltProgress} from './progressBar';
import {currentBuild, reloadOnce} from './reloadOnce';

const gone = 'The page you chose could not be loaded. You can read on here. ';

type Attempt = {
  load: () => Promise<void>;
  /** The page stands there and is only to be made to work. */
  isFirst: boolean;
  /** The reader may have gone on to another page meanwhile. */
  isWanted: () => boolean;
};

/** The page that waits is left, or loaded anew. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Whether the reader asked to try again. */
function whenToTryAgain(show: (again: (isAsked: boolean) => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    show(resolve);
  });
}

function withNotice(text: string, error: unknown): Promise<boolean> {
  console.warn(error);
  const reason = error instanceof Error ? `(${error.message}) ` : '';
  return whenToTryAgain((again) => {
    showNotice(text + reason, again);
  });
}

/** Nothing that was pressed too early waits any more, as far as the reader can see. */
function tellFirst(error: unknown): Promise<boolean> {
  window.dispatchEvent(new Event(startFailed));
  return withNotice(partMissing, error);
}

/** The address is that of the new page already. A newer build has what this one lacks; the second time it does not. */
async function mend(error: unknown, {isWanted}: Attempt): Promise<boolean> {
  haltProgress();
  const isThere = await isServerThere();
  if (!isWanted() || (isThere && reloadOnce(currentBuild()))) {
    return never();
  }
  return isThere ? withNotice(gone, error) : whenToTryAgain(showOffline);
}

/** Comes to an end when the parts are there. */
export async function recoverFromLoadError(error: unknown, attempt: Attempt): Promise<void> {
  const isAsked = await (attempt.isFirst ? tellFirst(error) : mend(error, attempt));
  try {
    await attempt.load();
  } catch (another) {
    // What a second try does not bring is gone from the server: a newer build is out.
    if (isAsked && (await isServerThere())) {
      window.location.reload();
      await never();
    }
    await recoverFromLoadError(another, attempt);
  }
}
