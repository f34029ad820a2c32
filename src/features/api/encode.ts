/**
 * Encodes every character that could mean something to an address, or end a text in a shell or a program. Half an emoji,
 * which has no code, is left out.
 */
export function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))
    .replaceAll("'", '%27')
    .replaceAll('!', '%21');
}
