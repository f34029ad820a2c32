import type {RootContent} from 'mdast';
import {certainty, code, paragraph, prose, text} from '../../mdast';
import type {Operation} from '../description';

/** The request line with a place for each value, and what is behind it where that is not the documentation alone. */
export function requestLine({base, path, parameters, evidence}: Operation): RootContent[] {
  const query = parameters.map(({name}) => `${name}=[${name.toUpperCase()}]`).join('&');
  const line = code('text', `GET ${base}${path}?${query}`);
  const {mark, note} = evidence;
  return note ? [line, paragraph(...prose(note), text(' '), certainty(mark))] : [line];
}
