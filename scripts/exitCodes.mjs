// What a step may say beside right (0) and wrong (1).

export const exitCodes = {
  /** It could not look, which is neither. */
  notChecked: 75,
};

/** What ends `npm run verify:api`, where it is neither 0 (all as described) nor 1 (something differs). */
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
