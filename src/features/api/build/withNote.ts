import type {PhrasingContent} from 'mdast';
import {prose} from '../../../build/mdast';
import type {Evidence} from './evidence';

/** A meaning, and what is behind it where that is not plain. */
export function withNote(meaning: string, {note}: Evidence): PhrasingContent[] {
  return prose(note ? `${meaning} ${note}` : meaning);
}
