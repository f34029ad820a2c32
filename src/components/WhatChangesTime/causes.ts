import {translate} from '@docusaurus/Translate';
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
    name: translate({id: 'whatChangesTime.wearerAndHolder', message: 'Wearer and holder'}),
    causes: [
      {
        glyph: 'holder',
        name: translate({id: 'whatChangesTime.theHolder', message: 'The holder'}),
        note: translate({
          id: 'whatChangesTime.canChangeTheDurationAt',
          message: 'Can change the duration at any time.',
        }),
        shorter: 'documented',
        longer: 'documented',
      },
      {
        glyph: 'api',
        name: translate({id: 'whatChangesTime.theApi', message: 'The API'}),
        note: translate({
          id: 'whatChangesTime.theWearersKeyIsEnough',
          message: 'The wearer’s key is enough to add time. Reducing it also needs the holder’s key.',
        }),
        shorter: 'documented',
        longer: 'documented',
      },
    ],
  },
  {
    name: translate({id: 'whatChangesTime.otherPeople', message: 'Other people'}),
    causes: [
      {
        glyph: 'people',
        name: translate({id: 'whatChangesTime.votingPage', message: 'Voting page'}),
        note: translate({
          id: 'whatChangesTime.votesChangeTheTimeExcept',
          message: 'Votes change the time, except in a test session.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'link',
        name: translate({id: 'whatChangesTime.requirementLink', message: 'Requirement link'}),
        note: translate({
          id: 'whatChangesTime.whoeverOpensItCanVote',
          message: 'Whoever opens it can vote, and all must be fulfilled before the end.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'friend',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.friendLink', message: 'Friend link'}),
        note: translate({
          id: 'whatChangesTime.itsVisitorsCanVoteAnd',
          message: 'Its visitors can vote, and its amounts are set separately.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'pillory',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.pillory', message: 'Pillory'}),
        note: translate({id: 'whatChangesTime.eachVoteAddsTime', message: 'Each vote adds time.'}),
        longer: 'observed',
      },
    ],
  },
  {
    name: translate({id: 'whatChangesTime.whatTheWearerDoes', message: 'What the wearer does'}),
    causes: [
      {
        glyph: 'dice',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.games', message: 'Games'}),
        note: translate({
          id: 'whatChangesTime.theWheelAndTheOther',
          message: 'The wheel and the other games, if they are on.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'tally',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.tooFewGames', message: 'Too few games'}),
        note: translate({
          id: 'whatChangesTime.aPenaltyIfANumber',
          message: 'A penalty, if a number of games must be played.',
        }),
        longer: 'observed',
      },
      {
        glyph: 'eye',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.lookingAtTheTime', message: 'Looking at the time'}),
        note: translate({
          id: 'whatChangesTime.aTimePenaltyIfThe',
          message: 'A time penalty, if the options of the session set one.',
        }),
        longer: 'observed',
      },
      {
        glyph: 'drop',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.hygieneOpeningTooLong', message: 'Hygiene opening too long'}),
        note: translate({
          id: 'whatChangesTime.aPenaltyOrAFailed',
          message: 'A penalty or a failed session, if the options say so.',
        }),
        longer: 'observed',
      },
    ],
  },
];
