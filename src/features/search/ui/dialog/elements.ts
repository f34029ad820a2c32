import type {Piece} from '../../model/snippet';

/** Values may be undefined, because that is the type of CSS module classes. */
type Attributes = Record<string, string | undefined>;

/** Creates an element. Text is inserted as text, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value ?? '');
  }
  made.append(...content);
  return made;
}

export function marked(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(([text, isMarked]) => (isMarked ? element('mark', {}, text) : text));
}
