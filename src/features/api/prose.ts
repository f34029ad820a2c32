import {typographic} from '../../build/curlyQuotes';

/** Text of the description, with the quotation marks of print but in backticks, which stand for code. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (part.startsWith('`') ? part : typographic(part, index > 0 ? '`' : '')))
    .join('');
}
