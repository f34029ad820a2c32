const longest = 200;

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** An address as readable text. Invisible characters, which could disguise it, become replacement characters. */
export function readablePath(path: string): string {
  const text = decode(path).replaceAll(/[\p{C}\p{Z}]/gu, '�');
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}
