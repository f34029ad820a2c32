const longest = 200;

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** An address as text. Characters without a shape could disguise it, and are shown as such. */
export function readablePath(path: string): string {
  const text = decode(path).replaceAll(/[\p{C}\p{Z}]/gu, '�');
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}
