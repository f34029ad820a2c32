/** Where the picture stands that is shown beside a shared link. */
export const previewCard = 'img/preview-card.png';
