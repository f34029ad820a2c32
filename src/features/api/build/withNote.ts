import type {PhrasingContent} from 'mdast';
import type {CertaintyMark} from '../../../site/certainty';
import {certainty, prose, text} from '../../../build/mdast';
import type {Evidence} from './evidence';

/** A meaning, what is behind it where that is not plain, and when it was last seen where that is not said before. */
export function withNote(meaning: string, {note, seen}: Evidence, usualSeen?: string): PhrasingContent[] {
  return prose([meaning, note, seen === usualSeen ? undefined : seen].filter(Boolean).join(' '));
}

/** A mark where it differs from that of the table. */
export function markIfOther(mark: CertaintyMark, usual: CertaintyMark, seen?: string): PhrasingContent[] {
  return mark === usual ? [] : [text(' '), certainty(mark, seen)];
}
