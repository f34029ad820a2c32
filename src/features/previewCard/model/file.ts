/** The path of the preview picture for shared links. */
export const previewCard = 'img/preview-card.png';
