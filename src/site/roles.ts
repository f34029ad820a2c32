import {translate} from '@docusaurus/Translate';

/** Who a page is for. The keys are used in front matter, the labels on the page. */
export const roles = {
  wearer: translate({id: 'role.wearer', message: 'For wearers'}),
  holder: translate({id: 'role.holder', message: 'For holders'}),
  both: translate({id: 'role.both', message: 'For wearers and holders'}),
  integrator: translate({id: 'role.integrator', message: 'For integrators'}),
} as const;

export type Role = keyof typeof roles;
