const longest = 200;

/** An address as readable text. Invisible characters, which could disguise it, become replacement characters. */
export function readablePath(path: string): string {
  let text = path;
  try {
    text = decodeURI(path);
  } catch {
    // Shown as it is.
  }
  const letters = Array.from(text.replaceAll(/[\p{C}\p{Z}]/gu, '�'));
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
