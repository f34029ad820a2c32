import type {Paragraph, RootContent} from 'mdast';
import type {CertaintyMark} from '../../../../site/certainty';
import {certainty, code, paragraph, prose, text} from '../../../../build/mdast';
import type {Operation} from '../description';

function said(what: string | undefined, mark: CertaintyMark): Paragraph[] {
  return what === undefined ? [] : [paragraph(...prose(what), text(' '), certainty(mark))];
}

/** The request line with a place for each value, and what is behind it where that is not the documentation alone. */
export function requestLine({base, path, parameters, evidence: {mark, note}, remark}: Operation): RootContent[] {
  const query = parameters.map(({name}) => `${name}=[${name.toUpperCase()}]`).join('&');
  const line = code('text', `GET ${base}${path}?${query}`);
  return [line, ...said(note, mark), ...(remark ? said(remark.text, remark.mark) : [])];
}
