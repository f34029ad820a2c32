import type {GlyphName} from '@site/src/components/Glyph';

/** The states' names and numbers show only in a public client of the API. */
export type State = {name: string; mark: 'observed' | 'undocumented'; note?: string};

export type Move = {who: string; glyph: GlyphName; text: string};

export type Exit = Move & {leadsTo?: State; urgent?: boolean};

export const starts = {
  prepare: {who: 'Holder', glyph: 'holder', text: 'Prepares a session: “Generate a KeyID”'},
  take: {who: 'Wearer', glyph: 'wearer', text: 'Takes it with the KeyID, or from the list if it is offered to all'},
  own: {who: 'Wearer', glyph: 'wearer', text: 'Sets up a session: “Generate KeyID and begin session”'},
} satisfies Record<string, Move>;

export const states = {
  key: {name: 'key', mark: 'observed', note: 'Waits for a wearer'},
  running: {name: 'running', mark: 'observed', note: 'The wearer is locked'},
} satisfies Record<string, State>;

export const meanwhile: Move[] = [
  {who: 'Holder', glyph: 'holder', text: 'Can change the length, or pass the session on if it allows that'},
  {who: 'Wearer', glyph: 'wearer', text: 'Can offer the session to a holder'},
];

export const exits: Exit[] = [
  {
    who: 'Wearer',
    glyph: 'exit',
    text: 'Ends it when it is over and every requirement link is met',
    leadsTo: {name: 'closed', mark: 'observed'},
  },
  {
    who: 'Wearer, in an emergency',
    glyph: 'help',
    text: 'Types the emergency password and is free at once',
    leadsTo: {name: 'failed', mark: 'observed', note: 'Not in a test session'},
    urgent: true,
  },
  {
    who: 'Holder, in an emergency',
    glyph: 'help',
    text: 'Releases the wearer at once, or reads out the password',
    leadsTo: {name: 'state not known', mark: 'undocumented'},
    urgent: true,
  },
  {
    who: 'EmlaLock team, in an emergency',
    glyph: 'help',
    text: 'Sets a password where there is neither a password nor a holder',
    urgent: true,
  },
  {
    who: 'Wearer, in a test session',
    glyph: 'test',
    text: 'Ticks “Failed Session”. It counts as neither a success nor a failure',
    leadsTo: {name: 'state not known', mark: 'undocumented'},
  },
];

/** States of which nobody says when they come. */
export const apart: State[] = [
  {name: 'pending', mark: 'observed', note: 'Not known for what it waits'},
  {name: 'aborted', mark: 'observed', note: 'Not known how it differs from failed'},
  {name: 'removed', mark: 'observed', note: 'Not known by whom'},
];
