type Part = {isCode: boolean; value: string};

/** Text with words in backticks, as parts. */
export function splitAtCode(text: string): Part[] {
  return text
    .split('`')
    .map((value, index) => ({isCode: index % 2 === 1, value}))
    .filter(({value}) => value !== '');
}
