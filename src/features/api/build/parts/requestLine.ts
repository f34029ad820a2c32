import type {RootContent} from 'mdast';
import {code} from '../../../../build/mdast';
import type {Operation} from '../description';

/** The request line with placeholders. */
export function requestLine({base, path, parameters}: Operation): RootContent[] {
  const query = parameters.map(({name}) => `${name}=[${name.toUpperCase()}]`).join('&');
  return [code('text', `GET ${base}${path}?${query}`)];
}
