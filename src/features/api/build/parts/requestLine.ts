import type {Paragraph, RootContent} from 'mdast';
import type {CertaintyMark} from '../../../../site/certainty';
import {code, paragraph, prose} from '../../../../build/mdast';
import type {Operation} from '../description';
import {markIfOther} from '../withNote';

function said(what: string, mark: CertaintyMark, usual: CertaintyMark): Paragraph[] {
  return what === '' ? [] : [paragraph(...prose(what), ...markIfOther(mark, usual))];
}

/** The request line with placeholders, and its evidence unless it is simply documented. */
export function requestLine({base, path, parameters, evidence, remark}: Operation): RootContent[] {
  const query = parameters.map(({name}) => `${name}=[${name.toUpperCase()}]`).join('&');
  const line = code('text', `GET ${base}${path}?${query}`);
  const {mark, note, seen} = evidence;
  const behind = [note, seen].filter((one) => one !== undefined).join(' ');
  return [line, ...said(behind, mark, mark), ...(remark ? said(remark.text, remark.mark, mark) : [])];
}
