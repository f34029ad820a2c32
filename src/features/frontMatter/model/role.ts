import {isKeyOf} from '../../../site/isKeyOf';
import {roles, type Role} from '../../../site/roles';

/** The reader of a page, from its front matter, which the build has checked. */
export function readRole({role}: Record<string, unknown>): Role {
  if (!isKeyOf(roles, role)) {
    throw new Error('The page has no role. The front matter check runs before this and names the file.');
  }
  return role;
}
