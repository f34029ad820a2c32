// Exit codes of scripts.

/** Exit codes of `npm run verify:api` other than 0 (all as described) and 1 (something differs). */
export const verifyCodes = {
  usage: 2,
  noCredentials: 3,
  keyRefused: 10,
  noSession: 11,
  hiddenTimes: 12,
  tooManyRequests: 13,
  notJson: 14,
  tooLarge: 15,
  brokenAnswer: 16,
  noNetwork: 17,
  untrusted: 18,
  redirected: 19,
  timedOut: 20,
  refused: 21,
};
