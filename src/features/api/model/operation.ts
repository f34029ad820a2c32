import {translate} from '@docusaurus/Translate';
/** How a value is entered and checked. */
export type ParameterKind = 'id' | 'key' | 'duration' | 'count' | 'note';
export type Holder = 'wearer' | 'holder' | 'caller';
export type RequestParameter = {
  name: string;
  kind: ParameterKind;
  required: boolean;
  heldBy: Holder;
  description: string;
};
/** What the request builder needs to know about a call. */
export type RequestShape = {base: string; path: string; parameters: RequestParameter[]};

export type Effect = 'reads' | 'adds' | 'removes';

type Call = {parameters: readonly Pick<RequestParameter, 'heldBy' | 'kind'>[]};

function needsHolder({parameters}: Call): boolean {
  return parameters.some(({heldBy}) => heldBy === 'holder');
}

/**
 * The effect of a call, derived from its keys: only calls that reduce need the holder's key, and only calls that change
 * something have a value that the caller chooses.
 */
export function effectOf(call: Call): Effect {
  if (needsHolder(call)) {
    return 'removes';
  }
  return call.parameters.some(({heldBy}) => heldBy === 'caller') ? 'adds' : 'reads';
}

/** Whose keys a call needs, in words. */
export function keysFor(call: Call): string {
  return needsHolder(call)
    ? translate({
        id: 'api.keys.both',
        message: 'the wearer’s and the holder’s',
        description: 'In a column of keys, and in: needs the wearer’s and the holder’s key',
      })
    : translate({id: 'api.keys.wearer', message: 'the wearer’s'});
}
