// Every way in which the check can end without a full comparison, with a sentence that says what to do.

/** @typedef {keyof typeof import('../exitCodes.mjs').verifyCodes} Outcome */

/** @type {Record<Outcome, string>} */
export const sentences = {
  usage:
    'The only argument is --update. Give the user id and the key in EMLALOCK_USERID and EMLALOCK_APIKEY, never as arguments, and leave NODE_DEBUG unset.',
  noCredentials: 'There is no user id or no key. Set EMLALOCK_USERID and EMLALOCK_APIKEY, or run this in a terminal.',
  keyRefused: 'The service does not accept this user id and key. Copy both again from the API tab of the settings.',
  noSession:
    'No session is running, so only the account was compared. Run this again during a session to check the rest.',
  hiddenTimes:
    'The session hides its times, so they were not compared. A session that shows them is needed to check them.',
  tooManyRequests: 'The service has had too many requests (429). Wait some minutes, then run this again.',
  notJson: 'The service answered with a web page instead of JSON. It may be under maintenance: try again later.',
  tooLarge: 'The answer is larger than any right one, so it was not read to its end. Try again later.',
  brokenAnswer: 'The answer is broken or is not what /info returns. Try again later.',
  noNetwork: 'The service cannot be reached. Check the connection, then run this again.',
  untrusted:
    'The certificate of the service is not trusted, so nothing was sent. Something between here and the service may be reading along.',
  redirected: 'The service redirected the request. The key was not sent on. Check whether the API has a new address.',
  timedOut: 'The service did not answer in time. Try again later.',
  refused: 'The service refused the request for another reason than the key. Try again later.',
};

/** Ends the check. Its message contains nothing that was sent or received. */
export class Failure extends Error {
  /** @param {Outcome} outcome */
  constructor(outcome) {
    super(sentences[outcome]);
    this.outcome = outcome;
  }
}
