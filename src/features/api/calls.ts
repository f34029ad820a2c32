// What follows from the keys and the answers of a call.
import type {Operation, Parameter, Remedy} from './description';

/** What a call does to a session. */
export type Effect = 'reads' | 'adds' | 'removes';

/** Only calls that reduce something need the holder's key, and only calls that read have nothing to choose. */
export function effectOf({parameters}: {parameters: readonly Pick<Parameter, 'x-held-by'>[]}): Effect {
  const holders = parameters.map((parameter) => parameter['x-held-by']);
  if (holders.includes('holder')) {
    return 'removes';
  }
  return holders.includes('caller') ? 'adds' : 'reads';
}

/** One way in which a call can be refused. Its body names the error. */
export type Refusal = Remedy & {id: string; status: string; summary: string; value?: {error: string}};

/** All refusals of a call, in the order of the description. */
export function refusalsOf({responses}: Operation): Refusal[] {
  const withBody = (['400', '4XX'] as const).flatMap((status) =>
    Object.entries(responses[status].content['application/json'].examples).map(([id, refusal]) => ({
      ...refusal,
      id,
      status: status.toLowerCase(),
    })),
  );
  const tooMany = responses['429'];
  return [...withBody, {...tooMany, id: 'TooManyRequests', status: '429', summary: tooMany['x-summary']}];
}
