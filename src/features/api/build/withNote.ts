import type {PhrasingContent} from 'mdast';
import type {CertaintyMark} from '../../../site/certainty';
import {certainty, prose, text} from '../../../build/mdast';
import type {Evidence} from './evidence';

/** A meaning, and what is behind it where that is not plain. */
export function withNote(meaning: string, {note}: Evidence): PhrasingContent[] {
  return prose(note ? `${meaning} ${note}` : meaning);
}

/** A mark where it differs from that of the table. */
export function markIfOther(mark: CertaintyMark, usual: CertaintyMark): PhrasingContent[] {
  return mark === usual ? [] : [text(' '), certainty(mark)];
}
