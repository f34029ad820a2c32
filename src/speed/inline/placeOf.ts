/** Where an element stands in the page: some parts are made anew when React takes them over, in the same place. */
export function placeOf(element: Element): string {
  const {parentElement, id} = element;
  if (id !== '' || !parentElement) {
    return id === '' ? element.tagName : `#${CSS.escape(id)}`;
  }
  return `${placeOf(parentElement)} > :nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}
