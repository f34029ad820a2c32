import {translate} from '@docusaurus/Translate';
import type {CertaintyMark} from './certainty';

type GlossaryEntry = {
  /** As the site writes it. Texts match it in any case, and in the plural. */
  term: string;
  /** Other words for it that readers may meet. */
  also?: readonly string[];
  definition: string;
  certainty: CertaintyMark;
};

/** The terms of the service. Pages, interface and search all use these. */
export const glossary = {
  wearer: {
    term: translate({id: 'glossary.wearer', message: 'wearer'}),
    definition: translate({id: 'glossary.thePersonWhoIsLocked', message: 'The person who is locked during a session.'}),
    certainty: 'documented',
  },
  holder: {
    term: translate({id: 'glossary.holder', message: 'holder'}),
    also: [translate({id: 'glossary.also.keyholder', message: 'keyholder'})],
    definition: translate({
      id: 'glossary.thePersonWhoControlsA',
      message: 'The person who controls a session: a holder can see and change its duration and release the wearer.',
    }),
    certainty: 'documented',
  },
  session: {
    term: translate({id: 'glossary.session', message: 'session'}),
    definition: translate({
      id: 'glossary.theTimeFromLockingTo',
      message: 'The time from locking to release, together with all the rules that were chosen for it.',
    }),
    certainty: 'documented',
  },
  'lock-box': {
    term: translate({id: 'glossary.lockBox', message: 'lock box'}),
    also: [translate({id: 'glossary.also.keySafe', message: 'key safe'})],
    definition: translate({
      id: 'glossary.aSmallSafeThatHolds',
      message: 'A small safe that holds the key and has a changeable combination of at least three digits.',
    }),
    certainty: 'documented',
  },
  'combination-picture': {
    term: translate({id: 'glossary.combinationPicture', message: 'combination picture'}),
    also: [translate({id: 'glossary.also.lockBoxPicture', message: 'lock box picture'})],
    definition: translate({
      id: 'glossary.thePictureOfTheLock',
      message: 'The picture of the lock box combination, which EmlaLock keeps and gives back when the session is over.',
    }),
    certainty: 'documented',
  },
  keyid: {
    term: translate({id: 'glossary.keyid', message: 'KeyID'}),
    also: [translate({id: 'glossary.also.keyId', message: 'key ID'})],
    definition: translate({
      id: 'glossary.theCodeOfASession',
      message: 'The code of a session, which you enter to take part in it as its wearer or as its holder.',
    }),
    certainty: 'documented',
  },
  'emergency-password': {
    term: translate({id: 'glossary.emergencyPassword', message: 'emergency password'}),
    also: [
      translate({id: 'glossary.also.keyword', message: 'keyword'}),
      translate({id: 'glossary.also.emergencyKeyword', message: 'emergency keyword'}),
    ],
    definition: translate({
      id: 'glossary.aPasswordThatEndsThe',
      message:
        'A password that ends the session at once and that is required for the first session you set up yourself.',
    }),
    certainty: 'documented',
  },
  'test-session': {
    term: translate({id: 'glossary.testSession', message: 'test session'}),
    definition: translate({
      id: 'glossary.aSessionForTryingSettings',
      message: 'A session for trying settings, which counts neither as a success nor as a failure.',
    }),
    certainty: 'documented',
  },
  verification: {
    term: translate({id: 'glossary.verification', message: 'verification'}),
    also: [translate({id: 'glossary.also.verificate', message: 'verificate'})],
    definition: translate({
      id: 'glossary.aPictureWhichShowsThat',
      message: 'A picture that shows that the wearer is locked. One is due in every interval.',
    }),
    certainty: 'documented',
  },
  'requirement-link': {
    term: translate({id: 'glossary.requirementLink', message: 'requirement link'}),
    definition: translate({
      id: 'glossary.aLinkThatOtherPeople',
      message: 'A link that others open and can vote through; all must be fulfilled before the session can end.',
    }),
    certainty: 'documented',
  },
  'friend-link': {
    term: translate({id: 'glossary.friendLink', message: 'friend link'}),
    definition: translate({
      id: 'glossary.aPersonalLinkThroughWhich',
      message: 'A personal link through which visitors can vote on how long the session lasts.',
    }),
    certainty: 'observed',
  },
  vote: {
    term: translate({id: 'glossary.vote', message: 'vote'}),
    definition: translate({
      id: 'glossary.aChoiceThatAnotherPerson',
      message: 'A choice that another person makes and that changes how long a session lasts.',
    }),
    certainty: 'documented',
  },
  'minimum-holder-score': {
    term: translate({id: 'glossary.minimumHolderScore', message: 'minimum holder score'}),
    definition: translate({
      id: 'glossary.theScoreThatAUser',
      message: 'The lowest score with which a user can become the holder of an offered session.',
    }),
    certainty: 'documented',
  },
  feed: {
    term: translate({id: 'glossary.feed', message: 'feed'}),
    also: [
      translate({id: 'glossary.also.rssFeed', message: 'RSS feed'}),
      translate({id: 'glossary.also.activityFeed', message: 'activity feed'}),
    ],
    definition: translate({
      id: 'glossary.theListOfWhatHas',
      message: 'The list of what has happened in a session, which you can also follow in a feed reader.',
    }),
    certainty: 'documented',
  },
  pillory: {
    term: translate({id: 'glossary.pillory', message: 'pillory'}),
    definition: translate({
      id: 'glossary.aLimitedTimeInWhich',
      message: 'A limited time in which other users can vote on the wearer, and each vote makes the session longer.',
    }),
    certainty: 'observed',
  },
  'hygiene-opening': {
    term: translate({id: 'glossary.hygieneOpening', message: 'hygiene opening'}),
    also: [translate({id: 'glossary.also.cleaning', message: 'cleaning'})],
    definition: translate({
      id: 'glossary.aShortTimeInWhich',
      message: 'A short time in which the wearer may open the lock for cleaning, if the session allows it.',
    }),
    certainty: 'observed',
  },
  'wheel-of-fortune': {
    term: translate({id: 'glossary.wheelOfFortune', message: 'Wheel of Fortune'}),
    definition: translate({
      id: 'glossary.oneOfTheFiveGames',
      message: 'One of the five games, with a wheel whose fields each have a text and a result.',
    }),
    certainty: 'observed',
  },
  'api-key': {
    term: translate({id: 'glossary.apiKey', message: 'API key'}),
    definition: translate({
      id: 'glossary.aSecretFromTheSettings',
      message: 'A secret from the settings that lets a program act for its owner, until a new key is created.',
    }),
    certainty: 'documented',
  },
  'user-id': {
    term: translate({id: 'glossary.userId', message: 'user ID'}),
    also: [translate({id: 'glossary.also.userid', message: 'userid'})],
    definition: translate({
      id: 'glossary.theNameOfAnAccount',
      message: 'The ID by which programs know an account. You find it beside the API key in the settings.',
    }),
    certainty: 'documented',
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;

/** All entries in alphabetical order, with their ids. */
export const glossaryEntries: readonly (GlossaryEntry & {id: TermId})[] = (Object.keys(glossary) as TermId[])
  .map((id) => ({id, ...glossary[id]}))
  .sort((one, two) => one.term.localeCompare(two.term, 'en'));
