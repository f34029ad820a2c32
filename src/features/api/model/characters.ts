import {translate} from '@docusaurus/Translate';
/** A character in a message: itself where it can be seen, else its number, so that it cannot turn the message around. */
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

/** Leaves only the characters that no address, shell or program reads as anything else. Throws on half a character. */
export function encodeStrictly(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
