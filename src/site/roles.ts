/** Who a page is written for. The keys stand in front matter, the labels on the page. */
export const roles = {
  wearer: 'For wearers',
  holder: 'For holders',
  both: 'For wearers and holders',
  integrator: 'For integrators',
} as const;

export type Role = keyof typeof roles;
