import type {GlyphName} from '@site/src/components/Glyph';
import type {CertaintyMark} from '@site/src/site/certainty';

export type Cause = {
  glyph: GlyphName;
  name: string;
  note: string;
  shorter?: CertaintyMark;
  longer?: CertaintyMark;
  mark?: CertaintyMark;
};
type Group = {name: string; causes: Cause[]};

export const groups: Group[] = [
  {
    name: 'Wearer and holder',
    causes: [
      {
        glyph: 'holder',
        name: 'The holder',
        note: 'Can change the duration at any time.',
        shorter: 'documented',
        longer: 'documented',
      },
      {
        glyph: 'api',
        name: 'The API',
        note: 'The wearer’s key is enough to add time. Reducing it also needs the holder’s key.',
        shorter: 'documented',
        longer: 'documented',
      },
    ],
  },
  {
    name: 'Other people',
    causes: [
      {
        glyph: 'people',
        name: 'Voting page',
        note: 'Votes change the time, except in a test session.',
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'link',
        name: 'Requirement link',
        note: 'Whoever opens it can vote, and all must be fulfilled before the end.',
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'friend',
        mark: 'observed',
        name: 'Friend link',
        note: 'Its visitors can vote, and its amounts are set separately.',
        shorter: 'observed',
        longer: 'observed',
      },
      {glyph: 'pillory', mark: 'observed', name: 'Pillory', note: 'Each vote adds time.', longer: 'observed'},
    ],
  },
  {
    name: 'What the wearer does',
    causes: [
      {
        glyph: 'dice',
        mark: 'observed',
        name: 'Games',
        note: 'The wheel and the other games, if they are on.',
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'tally',
        mark: 'observed',
        name: 'Too few games',
        note: 'A penalty, if a number of games must be played.',
        longer: 'observed',
      },
      {
        glyph: 'eye',
        mark: 'observed',
        name: 'Looking at the time',
        note: 'A time penalty, if the options of the session set one.',
        longer: 'observed',
      },
      {
        glyph: 'drop',
        mark: 'observed',
        name: 'Hygiene opening too long',
        note: 'A penalty or a failed session, if the options say so.',
        longer: 'observed',
      },
    ],
  },
];
