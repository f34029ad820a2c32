import {translate} from '@docusaurus/Translate';
/** A character for use in a message: visible ones as they are, others by number, so that none can reorder the text. */
export function nameCharacter(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /^[!-~]$/.test(character)
    ? `“${character}”`
    : translate(
        {
          id: 'api.character',
          message: 'the character U+{number}',
          description: 'A character that cannot be seen, within a sentence',
        },
        {number},
      );
}

/**
 * Encodes every character that could mean something to an address, a shell or a program. Throws on a lone surrogate.
 */
export function encodeStrictly(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
