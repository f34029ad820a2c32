/** Who a page is for. The keys are used in front matter, the labels on the page. */
export const roles = {
  wearer: 'For wearers',
  holder: 'For holders',
  both: 'For wearers and holders',
  integrator: 'For integrators',
};

export type Role = keyof typeof roles;
