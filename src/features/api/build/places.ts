/** Addresses in the reference that its tables link to. */
export const apiIndex = '/docs/api';
export const amounts = `${apiIndex}#amounts`;
export const changesByGet = `${apiIndex}#changes-by-get`;

export function placeOfRefusal(id: string): string {
  return `${apiIndex}#${anchorOfRefusal(id)}`;
}

export function anchorOfRefusal(id: string): string {
  return `error-${id.toLowerCase()}`;
}

export function placeOfField(anchor: string): string {
  return `${apiIndex}/info#${anchor}`;
}
