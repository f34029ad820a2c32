import {translate} from '@docusaurus/Translate';
import {isKeyOf} from './isKeyOf';

/** Who a page is for. The keys are used in front matter, the labels on the page. */
export const roles = {
  wearer: translate({id: 'role.wearer', message: 'For wearers'}),
  holder: translate({id: 'role.holder', message: 'For holders'}),
  both: translate({id: 'role.both', message: 'For wearers and holders'}),
  integrator: translate({id: 'role.integrator', message: 'For integrators'}),
} as const;

export type Role = keyof typeof roles;

/** The reader of a page, from its front matter, which the build has checked. */
export function readRole({role}: Record<string, unknown>): Role {
  if (!isKeyOf(roles, role)) {
    throw new Error('The page has no role. The front matter check runs before this and names the file.');
  }
  return role;
}
