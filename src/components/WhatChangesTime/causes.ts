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
        note: translate({id: 'whatChangesTime.changesTheLengthAtAny', message: 'Changes the length at any time.'}),
        shorter: 'documented',
        longer: 'documented',
      },
      {
        glyph: 'api',
        name: translate({id: 'whatChangesTime.theApi', message: 'The API'}),
        note: translate({
          id: 'whatChangesTime.theWearersKeyAddsTo',
          message: 'The wearer’s key adds. To take off, it needs the holder’s key as well.',
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
          id: 'whatChangesTime.votesChangeTheTimeBut',
          message: 'Votes change the time, but not in a test session.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'link',
        name: translate({id: 'whatChangesTime.requirementLink', message: 'Requirement link'}),
        note: translate({
          id: 'whatChangesTime.whoOpensItCanVote',
          message: 'Who opens it can vote. All must be met before the end.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'friend',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.friendLink', message: 'Friend link'}),
        note: translate({
          id: 'whatChangesTime.visitorsVoteWithAmountsOf',
          message: 'Visitors vote, with amounts of its own.',
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
          id: 'whatChangesTime.theWheelAndOtherGames',
          message: 'The wheel and other games, where they are on.',
        }),
        shorter: 'observed',
        longer: 'observed',
      },
      {
        glyph: 'tally',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.tooFewGames', message: 'Too few games'}),
        note: translate({id: 'whatChangesTime.aPenaltyIfSomeMust', message: 'A penalty, if some must be played.'}),
        longer: 'observed',
      },
      {
        glyph: 'eye',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.lookingAtTheTime', message: 'Looking at the time'}),
        note: translate({
          id: 'whatChangesTime.aPenaltyWhereLookingHas',
          message: 'A penalty, where looking has a price.',
        }),
        longer: 'observed',
      },
      {
        glyph: 'drop',
        mark: 'observed',
        name: translate({id: 'whatChangesTime.hygieneOpeningTooLong', message: 'Hygiene opening too long'}),
        note: translate({
          id: 'whatChangesTime.aPenaltyOrAFailed',
          message: 'A penalty or a failed session, if so set.',
        }),
        longer: 'observed',
      },
    ],
  },
];
