// Authors type straight quotation marks and apostrophes; readers see typographic ones.

const opensAfter = /[\s([{/–—“‘]$/;

/**
 * Makes straight quotation marks and apostrophes typographic. `before` is the preceding text, which decides whether the
 * first mark opens a quotation.
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
