const halfCharacters = /\p{Surrogate}/gu;

/**
 * Encodes every character that could mean something to an address, a shell or a program. Half an emoji, which has no
 * code, is left out.
 */
export function encodeStrictly(value: string): string {
  return encodeURIComponent(value.replace(halfCharacters, '')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
