/** The element that a fragment names, as browsers find it: by the fragment as it is, then decoded. */
export function targetOf(fragment: string): HTMLElement | null {
  const id = fragment.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

/** Anything can be typed after `#`, also what cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
