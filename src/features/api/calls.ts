// What follows from the keys and the answers of a call.
import {textsOf} from '../../build/texts';
import {certaintyMarks, type CertaintyMark} from '../../site/certainty';
import type {Operation, Parameter, Remedy} from './description';
import {keysIn, sentencesIn} from './texts';

type WithKeys = {parameters: readonly Pick<Parameter, 'x-held-by'>[]};

/** Only calls that reduce something need the holder's key, and only calls that read have nothing to choose. */
export function effectOf({parameters}: WithKeys): 'reads' | 'adds' | 'removes' {
  const holders = parameters.map((parameter) => parameter['x-held-by']);
  if (holders.includes('holder')) {
    return 'removes';
  }
  return holders.includes('caller') ? 'adds' : 'reads';
}

/** Whose keys a call needs. */
export function keysFor(call: WithKeys): string {
  return textsOf(keysIn)[effectOf(call)].keys;
}

export function inWords(count: number): string {
  return textsOf(sentencesIn).numbers.split('|')[count] ?? String(count);
}

/** Names in a sentence: one, one and two, or one, two and three. */
export function inSentence(names: string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? textsOf(sentencesIn).and(names.slice(0, -1).join(', '), last) : last;
}

/** The least certain of some marks: a part is never more certain than what contains it. */
export function leastSure(...marks: CertaintyMark[]): CertaintyMark {
  return certaintyMarks.findLast((mark) => marks.includes(mark)) ?? 'undocumented';
}

/** One way in which a call can be refused. Its body names the error. */
export type Refusal = Remedy & {id: string; status: string; summary: string; value?: {error: string}};

/** All refusals of a call, in the order of the description. */
export function refusalsOf({responses, 'x-evidence': mark}: Operation): Refusal[] {
  const withBody = (['400', '4XX'] as const).flatMap((status) => {
    const {content, 'x-evidence': markOfResponse} = responses[status];
    return Object.entries(content['application/json'].examples).map(([id, refusal]) => ({
      ...refusal,
      id,
      status: status.toLowerCase(),
      'x-evidence': leastSure(refusal['x-evidence'], markOfResponse, mark),
    }));
  });
  const tooMany = responses['429'];
  return [...withBody, {...tooMany, id: 'TooManyRequests', status: '429', summary: tooMany['x-summary']}];
}
