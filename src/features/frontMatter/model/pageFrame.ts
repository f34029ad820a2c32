import {certainties, type CertaintyMark} from '../../../site/certainty';
import {isKeyOf} from '../../../site/isKeyOf';
import {roles, type Role} from '../../../site/roles';

export type PageFrame = {role: Role; certainty: CertaintyMark};

/** The typed accessor for the front matter that the build has checked. */
export function readPageFrame({role, certainty}: Record<string, unknown>): PageFrame {
  if (!isKeyOf(roles, role) || !isKeyOf(certainties, certainty)) {
    throw new Error(
      'The page has no role or no certainty. The front matter check runs before this and names the file.',
    );
  }
  return {role, certainty};
}
