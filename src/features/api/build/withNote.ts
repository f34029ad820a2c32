import type {PhrasingContent} from 'mdast';
import type {CertaintyMark} from '../../../site/certainty';
import {certainty, prose, text} from '../../../build/mdast';
import type {Evidence} from './evidence';

/** A meaning with its note, and when it was last seen if that differs from the rest of the table. */
export function withNote(meaning: string, {note, seen}: Evidence, usualSeen?: string): PhrasingContent[] {
  return prose([meaning, note, seen === usualSeen ? undefined : seen].filter(Boolean).join(' '));
}

/** A mark, but only if it differs from the usual one of the table. */
export function markIfOther(mark: CertaintyMark, usual: CertaintyMark, seen?: string): PhrasingContent[] {
  return mark === usual ? [] : [text(' '), certainty(mark, seen)];
}
