/** A selector for an element's place in the page, where some parts are rendered again by hydration. */
export function placeOf(element: Element): string {
  const {parentElement, id} = element;
  if (id !== '' || !parentElement) {
    return id === '' ? element.tagName : `#${CSS.escape(id)}`;
  }
  return `${placeOf(parentElement)} > :nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}
