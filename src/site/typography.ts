/** Of what the packages for typography change: quotation marks and apostrophes alone. */
export const typography = {backticks: false, dashes: false, ellipses: false};
