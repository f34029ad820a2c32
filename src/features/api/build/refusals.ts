import {translate} from '@docusaurus/Translate';
import {leastSure, readEvidence, type Evidence} from './evidence';
import type {OperationSource, RefusalsSource} from './shape';

/** One way in which a call can be refused. */
export type Refusal = {
  id: string;
  code: string | undefined;
  status: string;
  title: string;
  meaning: string;
  whatToDo: string;
  retry: string;
  body: object | undefined;
  /** `evidence` is about the refusal in general, `evidenceHere` about this operation. */
  evidence: Evidence;
  evidenceHere: Evidence;
};

/** What to do about it, and when to try again, in one sentence. */
export function remedyFor({whatToDo, retry}: Refusal): string {
  return translate(
    {
      id: 'api.error.remedy',
      message: '{what}. {when}.',
      description: 'What to do about an error, and when to try again',
    },
    {what: whatToDo, when: retry},
  );
}

function readRefusalsOf(status: '400' | '4XX', source: RefusalsSource, operation: OperationSource): Refusal[] {
  return Object.entries(source.content['application/json'].examples).map(([id, refusal]) => {
    const mark = leastSure(refusal['x-evidence'], source['x-evidence'], operation['x-evidence']);
    return {
      id,
      code: refusal.value.error,
      status: status === '4XX' ? '4xx' : status,
      title: refusal.summary,
      meaning: refusal.description,
      whatToDo: refusal['x-what-to-do'],
      retry: refusal['x-retry'],
      body: refusal.value,
      evidence: readEvidence(refusal),
      evidenceHere: readEvidence(refusal, mark),
    };
  });
}

/** All refusals of an operation, in the order of the description. */
export function readRefusals(operation: OperationSource): Refusal[] {
  const {'400': missing, '4XX': refused, '429': tooMany} = operation.responses;
  const evidence = readEvidence(tooMany);
  return [
    ...readRefusalsOf('400', missing, operation),
    ...readRefusalsOf('4XX', refused, operation),
    {
      id: 'TooManyRequests',
      code: undefined,
      status: '429',
      title: tooMany['x-summary'],
      meaning: tooMany.description,
      whatToDo: tooMany['x-what-to-do'],
      retry: tooMany['x-retry'],
      body: undefined,
      evidence,
      evidenceHere: evidence,
    },
  ];
}
