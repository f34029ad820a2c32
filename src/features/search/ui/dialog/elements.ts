import type {Piece} from '../../model/snippet';

/** A class of a module may be missing for the types. */
type Attributes = Record<string, string | undefined>;

/** An element with attributes and content. Text goes in as text, whatever it looks like. */
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
