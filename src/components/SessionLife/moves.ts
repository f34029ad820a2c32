import {translate} from '@docusaurus/Translate';
import type {GlyphName} from '@site/src/components/Glyph';

/** The names and numbers of the states are known only from a public client of the API. */
export type State = {name: string; mark: 'observed' | 'undocumented'; note?: string};

export type Move = {who: string; glyph: GlyphName; text: string};

export type Exit = Move & {leadsTo?: State; urgent?: boolean};

export const starts = {
  prepare: {
    who: translate({id: 'sessionLife.holder', message: 'Holder'}),
    glyph: 'holder',
    text: translate({id: 'sessionLife.preparesASessionAndGets', message: 'Prepares a session and gets a KeyID for it'}),
  },
  take: {
    who: translate({id: 'sessionLife.wearer', message: 'Wearer'}),
    glyph: 'wearer',
    text: translate({
      id: 'sessionLife.takesItWithTheKeyid',
      message: 'Takes it with the KeyID, or from the list if it is offered to all',
    }),
  },
  own: {
    who: translate({id: 'sessionLife.wearer', message: 'Wearer'}),
    glyph: 'wearer',
    text: translate({id: 'sessionLife.setsUpASessionAnd', message: 'Sets up a session and begins it'}),
  },
} satisfies Record<string, Move>;

export const states = {
  key: {
    name: 'key',
    mark: 'observed',
    note: translate({id: 'sessionLife.waitsForAWearer', message: 'Waits for a wearer'}),
  },
  running: {
    name: 'running',
    mark: 'observed',
    note: translate({id: 'sessionLife.theWearerIsLocked', message: 'The wearer is locked'}),
  },
} satisfies Record<string, State>;

export const meanwhile: Move[] = [
  {
    who: translate({id: 'sessionLife.holder', message: 'Holder'}),
    glyph: 'holder',
    text: translate({
      id: 'sessionLife.canChangeTheDurationAnd',
      message: 'Can change the duration, and transfer the session if it allows that',
    }),
  },
  {
    who: translate({id: 'sessionLife.wearer', message: 'Wearer'}),
    glyph: 'wearer',
    text: translate({id: 'sessionLife.canOfferTheSessionTo', message: 'Can offer the session to a holder'}),
  },
];

export const exits: Exit[] = [
  {
    who: translate({id: 'sessionLife.wearer', message: 'Wearer'}),
    glyph: 'exit',
    text: translate({
      id: 'sessionLife.endsItWhenTheTime',
      message: 'Ends it when the time is up and every requirement link is fulfilled',
    }),
    leadsTo: {name: 'closed', mark: 'observed'},
  },
  {
    who: translate({id: 'sessionLife.wearerInAnEmergency', message: 'Wearer, in an emergency'}),
    glyph: 'help',
    text: translate({
      id: 'sessionLife.entersTheEmergencyPasswordAnd',
      message: 'Enters the emergency password and is released at once',
    }),
    leadsTo: {
      name: 'failed',
      mark: 'observed',
      note: translate({id: 'sessionLife.notInATestSession', message: 'Not in a test session'}),
    },
    urgent: true,
  },
  {
    who: translate({id: 'sessionLife.holderInAnEmergency', message: 'Holder, in an emergency'}),
    glyph: 'help',
    text: translate({
      id: 'sessionLife.releasesTheWearerAtOnce',
      message: 'Releases the wearer at once, or looks up the password',
    }),
    leadsTo: {name: translate({id: 'sessionLife.unknownState', message: 'state not documented'}), mark: 'undocumented'},
    urgent: true,
  },
  {
    who: translate({id: 'sessionLife.emlalockTeamInAnEmergency', message: 'EmlaLock team, in an emergency'}),
    glyph: 'help',
    text: translate({
      id: 'sessionLife.setsAPasswordIfThere',
      message: 'Sets a password if there is neither a password nor a holder',
    }),
    urgent: true,
  },
  {
    who: translate({id: 'sessionLife.wearerInATestSession', message: 'Wearer, in a test session'}),
    glyph: 'test',
    text: translate({
      id: 'sessionLife.ticksTheBoxFailedSession',
      message: 'Ticks the box Failed Session, and the session counts neither as successful nor as failed',
    }),
    leadsTo: {name: translate({id: 'sessionLife.unknownState', message: 'state not documented'}), mark: 'undocumented'},
  },
];

/** No source says when a session has one of these states. */
export const apart: State[] = [
  {name: 'pending', mark: 'observed'},
  {name: 'aborted', mark: 'observed'},
  {name: 'removed', mark: 'observed'},
];
