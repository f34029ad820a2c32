// Exit codes of a step other than success (0) and failure (1).

export const exitCodes = {
  /** Nothing could be checked, which is neither success nor failure. */
  notChecked: 75,
};
