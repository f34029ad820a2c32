import type {ThemeConfig} from '@docusaurus/theme-common';
import {highlight} from './highlight';
import {loadLanguage} from './languages';
import {readMarkedLines} from './markedLines';

/** A block of code, as an author writes it. */
export type Code = {code: string; language: string; meta: string; showLineNumbers?: boolean | number | undefined};

/** The number of the first line, if lines are numbered. */
function firstNumber({meta, showLineNumbers}: Code): number | undefined {
  const [found, number] = /\bshowLineNumbers(?:=(\d+))?/.exec(meta) ?? [];
  const wanted = showLineNumbers ?? (number === undefined ? found !== undefined : Number(number));
  return wanted === false ? undefined : Number(wanted);
}

/** The lines of a block as HTML. */
export function codeHtml(block: Code, {magicComments, additionalLanguages}: ThemeConfig['prism']): string {
  additionalLanguages.forEach(loadLanguage);
  const lines = readMarkedLines(block.code, block.meta, magicComments);
  const first = firstNumber(block);
  const coloured = highlight(lines.map(({text}) => text).join('\n'), block.language);
  return coloured
    .map((html, index) => {
      const classes = lines[index]?.classes.join(' ');
      // CSS shows the numbers, so that they are not copied.
      const number = first === undefined ? '' : ` data-site-line="${first + index}"`;
      // A span, because a div is not valid inside code.
      return `<span${classes ? ` class="${classes}"` : ''}${number}>${html}<br></span>`;
    })
    .join('');
}
