// What a step may say beside right (0) and wrong (1).

export const exitCodes = {
  /** It could not look, which is neither. */
  notChecked: 75,
};
