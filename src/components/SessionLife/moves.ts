import {translate} from '@docusaurus/Translate';
import type {GlyphName} from '@site/src/components/Glyph';

/** The states' names and numbers show only in a public client of the API. */
export type State = {name: string; mark: 'observed' | 'undocumented'; note?: string};

export type Move = {who: string; glyph: GlyphName; text: string};

export type Exit = Move & {leadsTo?: State; urgent?: boolean};

export const starts = {
  prepare: {
    who: translate({id: 'sessionLife.holder', message: 'Holder'}),
    glyph: 'holder',
    text: translate({id: 'sessionLife.preparesASessionGenerateA', message: 'Prepares a session: “Generate a KeyID”'}),
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
    text: translate({
      id: 'sessionLife.setsUpASessionGenerate',
      message: 'Sets up a session: “Generate KeyID and begin session”',
    }),
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
      id: 'sessionLife.canChangeTheLengthOr',
      message: 'Can change the length, or pass the session on if it allows that',
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
      id: 'sessionLife.endsItWhenItIs',
      message: 'Ends it when it is over and every requirement link is met',
    }),
    leadsTo: {name: 'closed', mark: 'observed'},
  },
  {
    who: translate({id: 'sessionLife.wearerInAnEmergency', message: 'Wearer, in an emergency'}),
    glyph: 'help',
    text: translate({
      id: 'sessionLife.typesTheEmergencyPasswordAnd',
      message: 'Types the emergency password and is free at once',
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
      message: 'Releases the wearer at once, or reads out the password',
    }),
    leadsTo: {name: translate({id: 'sessionLife.unknownState', message: 'state not known'}), mark: 'undocumented'},
    urgent: true,
  },
  {
    who: translate({id: 'sessionLife.emlalockTeamInAnEmergency', message: 'EmlaLock team, in an emergency'}),
    glyph: 'help',
    text: translate({
      id: 'sessionLife.setsAPasswordWhereThere',
      message: 'Sets a password where there is neither a password nor a holder',
    }),
    urgent: true,
  },
  {
    who: translate({id: 'sessionLife.wearerInATestSession', message: 'Wearer, in a test session'}),
    glyph: 'test',
    text: translate({
      id: 'sessionLife.ticksFailedSessionItCounts',
      message: 'Ticks “Failed Session”. It counts as neither a success nor a failure',
    }),
    leadsTo: {name: translate({id: 'sessionLife.unknownState', message: 'state not known'}), mark: 'undocumented'},
  },
];

/** States of which nobody says when they come. */
export const apart: State[] = [
  {
    name: 'pending',
    mark: 'observed',
    note: translate({id: 'sessionLife.notKnownForWhatIt', message: 'Not known for what it waits'}),
  },
  {
    name: 'aborted',
    mark: 'observed',
    note: translate({id: 'sessionLife.notKnownHowItDiffers', message: 'Not known how it differs from failed'}),
  },
  {
    name: 'removed',
    mark: 'observed',
    note: translate({id: 'sessionLife.notKnownByWhom', message: 'Not known by whom'}),
  },
];
