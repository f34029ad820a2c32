type Part = {isCode: boolean; value: string};

/** Splits a text at its backticks. */
export function splitAtCode(text: string): Part[] {
  return text
    .split('`')
    .map((value, index) => ({isCode: index % 2 === 1, value}))
    .filter(({value}) => value !== '');
}
