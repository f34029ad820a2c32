/** The bar above every page: one sentence about these docs, with a link. A new id shows it again to those who closed it. */
export const announcement = {
  id: 'how-a-session-works-2026-11',
  text: 'New here?',
  link: {label: 'How a session works', to: '/wiki/session'},
};
