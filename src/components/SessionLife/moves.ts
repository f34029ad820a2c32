import type {GlyphName} from '@site/src/components/Glyph';

/** The states' names and numbers show only in a public client of the API. */
export type State = {name: string; mark: 'observed' | 'undocumented'; note?: string};

export type Move = {who: string; glyph: GlyphName; text: string};

export type Exit = Move & {leadsTo?: State; urgent?: boolean};

export const starts = {
  prepare: {who: 'Holder', glyph: 'holder', text: 'Prepares a session and gets a KeyID for it'},
  take: {who: 'Wearer', glyph: 'wearer', text: 'Takes it with the KeyID, or from the list if it is offered to all'},
  own: {who: 'Wearer', glyph: 'wearer', text: 'Sets up a session and begins it'},
} satisfies Record<string, Move>;

export const states = {
  key: {name: 'key', mark: 'observed', note: 'Waits for a wearer'},
  running: {name: 'running', mark: 'observed', note: 'The wearer is locked'},
} satisfies Record<string, State>;

export const meanwhile: Move[] = [
  {who: 'Holder', glyph: 'holder', text: 'Can change the duration, and transfer the session if it allows that'},
  {who: 'Wearer', glyph: 'wearer', text: 'Can offer the session to a holder'},
];

export const exits: Exit[] = [
  {
    who: 'Wearer',
    glyph: 'exit',
    text: 'Ends it when the time is up and every requirement link is fulfilled',
    leadsTo: {name: 'closed', mark: 'observed'},
  },
  {
    who: 'Wearer, in an emergency',
    glyph: 'help',
    text: 'Enters the emergency password and is released at once',
    leadsTo: {name: 'failed', mark: 'observed', note: 'Not in a test session'},
    urgent: true,
  },
  {
    who: 'Holder, in an emergency',
    glyph: 'help',
    text: 'Releases the wearer at once, or looks up the password',
    leadsTo: {name: 'state not documented', mark: 'undocumented'},
    urgent: true,
  },
  {
    who: 'EmlaLock team, in an emergency',
    glyph: 'help',
    text: 'Sets a password if there is neither a password nor a holder',
    urgent: true,
  },
  {
    who: 'Wearer, in a test session',
    glyph: 'test',
    text: 'Ticks the box Failed Session, and the session counts neither as successful nor as failed',
    leadsTo: {name: 'state not documented', mark: 'undocumented'},
  },
];

/** States of which nobody says when a session has them. */
export const apart: State[] = [
  {name: 'pending', mark: 'observed'},
  {name: 'aborted', mark: 'observed'},
  {name: 'removed', mark: 'observed'},
];
