// What follows from the keys and the answers of a call.
import type {CertaintyMark} from '../../site/certainty';
import type {Operation, Parameter, Sure} from './description';

type WithKeys = {parameters: readonly Pick<Parameter, 'x-held-by'>[]};

function needsHolder({parameters}: WithKeys): boolean {
  return parameters.some((parameter) => parameter['x-held-by'] === 'holder');
}

/** Only calls that reduce something need the holder's key, and only calls that read have nothing to choose. */
export function effectOf(call: WithKeys): 'reads' | 'adds' | 'removes' {
  if (needsHolder(call)) {
    return 'removes';
  }
  return call.parameters.some((parameter) => parameter['x-held-by'] === 'caller') ? 'adds' : 'reads';
}

/** Whose keys a call needs. */
export function keysFor(call: WithKeys): string {
  return needsHolder(call) ? 'the wearer’s and the holder’s' : 'the wearer’s';
}

const fromSurest: CertaintyMark[] = ['documented', 'confirmed', 'observed', 'undocumented'];

/** The least certain of these marks: a part is never more certain than what contains it. */
export function leastSure(...marks: [CertaintyMark, ...CertaintyMark[]]): CertaintyMark {
  return marks.reduce((one, two) => (fromSurest.indexOf(one) > fromSurest.indexOf(two) ? one : two));
}

/** One way in which a call can be refused. */
export type Refusal = {
  id: string;
  code: string | undefined;
  status: string;
  title: string;
  meaning: string;
  remedy: string;
  body: object | undefined;
  evidence: Sure;
};

/** All refusals of a call, in the order of the description. */
export function refusalsOf({responses, 'x-evidence': mark}: Operation): Refusal[] {
  const {'429': tooMany} = responses;
  const withCode = (['400', '4XX'] as const).flatMap((status) =>
    Object.entries(responses[status].content['application/json'].examples).map(([id, refusal]) => ({
      id,
      code: refusal.value.error,
      status: status.toLowerCase(),
      title: refusal.summary,
      meaning: refusal.description,
      remedy: `${refusal['x-what-to-do']}. ${refusal['x-retry']}.`,
      body: refusal.value,
      evidence: {...refusal, 'x-evidence': leastSure(refusal['x-evidence'], responses[status]['x-evidence'], mark)},
    })),
  );
  return [
    ...withCode,
    {
      id: 'TooManyRequests',
      code: undefined,
      status: '429',
      title: tooMany['x-summary'],
      meaning: tooMany.description,
      remedy: `${tooMany['x-what-to-do']}. ${tooMany['x-retry']}.`,
      body: undefined,
      evidence: tooMany,
    },
  ];
}
