// Quotation marks and apostrophes as print has them. Who writes types the straight ones.

const opensAfter = /[\s([{/–—“‘]$/;

/**
 * A text with its straight quotation marks and apostrophes made curly. What stands before it decides whether its first one
 * opens: nothing, or the end of the text before.
 */
export function typographic(text: string, before = ''): string {
  let said = before;
  return text.replace(/[^"']*(["']|$)/g, (part: string, mark: string | undefined) => {
    if (!mark) {
      return part;
    }
    const words = part.slice(0, -1);
    said += words;
    const opens = said === '' || opensAfter.test(said);
    const curly = mark === '"' ? (opens ? '“' : '”') : opens ? '‘' : '’';
    said += curly;
    return words + curly;
  });
}
