import {certainties, type CertaintyMark} from '../../../site/certainty';
import {isKeyOf} from '../../../site/isKeyOf';
import {roles, type Role} from '../../../site/roles';

/** Kinds of page with a special layout. */
export const pageKinds = {emergency: 'Begins with its choices: lead, role and certainty come last.'} as const;

export type PageFrame = {role: Role; certainty: CertaintyMark; kind: keyof typeof pageKinds | undefined};

/** The typed accessor for front matter, which the build has checked. */
export function readPageFrame({role, certainty, kind}: Record<string, unknown>): PageFrame {
  if (!isKeyOf(roles, role) || !isKeyOf(certainties, certainty)) {
    throw new Error(
      'The page has no role or no certainty. The front matter check runs before this and names the file.',
    );
  }
  return {role, certainty, kind: isKeyOf(pageKinds, kind) ? kind : undefined};
}
