import type {PhrasingContent, RootContent} from 'mdast';
import type {ParameterKind} from '../../model/operation';
import {inlineCode, link, paragraph, prose, table, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {amounts} from '../places';
import {markIfOther, withNote} from '../withNote';

const forms: Record<ParameterKind, PhrasingContent[]> = {
  id: [text('text')],
  key: [text('text, secret')],
  duration: [link(amounts, text('amount of time'))],
  count: [text('whole number')],
  note: [text('text, URL-encoded')],
};

const notation =
  'Write an amount of time as whole seconds, or as letters before their numbers: `W` weeks, `D` days, `H` hours, `M` minutes, `S` seconds.';

/** What a request takes, with a mark where that differs from the call itself, and the letters of an amount of time. */
export function parameterTable({parameters, evidence: call}: Operation): RootContent[] {
  const rows = parameters.map(({name, kind, required, description, evidence}) => [
    [inlineCode(name)],
    [...forms[kind], text(required ? ', required' : ', optional')],
    [...withNote(description, evidence), ...markIfOther(evidence.mark, call.mark, evidence.seen)],
  ]);
  const takesTime = parameters.some(({kind}) => kind === 'duration');
  return [table(['fields'], ['Name', 'Type', 'Meaning'], rows), ...(takesTime ? [paragraph(...prose(notation))] : [])];
}
