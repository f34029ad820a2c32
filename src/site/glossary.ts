import type {CertaintyMark} from './certainty';

type GlossaryEntry = {
  /** As the site writes it. Running text matches it whatever its case, and in the plural. */
  term: string;
  /** Other words for the same thing that readers may meet. */
  also?: readonly string[];
  definition: string;
  certainty: CertaintyMark;
};

/** The words of the service, each once: pages, interface and search agree on these. */
export const glossary = {
  wearer: {
    term: 'wearer',
    definition: 'The person who is locked during a session.',
    certainty: 'documented',
  },
  holder: {
    term: 'holder',
    also: ['keyholder'],
    definition: 'The person who controls a session: a holder can see and change its duration and release the wearer.',
    certainty: 'documented',
  },
  session: {
    term: 'session',
    definition: 'The time from locking to release, together with all the rules that were chosen for it.',
    certainty: 'documented',
  },
  'lock-box': {
    term: 'lock box',
    also: ['key safe'],
    definition: 'A small safe that holds the key and has a changeable combination of at least three digits.',
    certainty: 'documented',
  },
  'combination-picture': {
    term: 'combination picture',
    also: ['lock box picture'],
    definition:
      'The picture of the lock box combination, which EmlaLock keeps and gives back when the session is over.',
    certainty: 'documented',
  },
  keyid: {
    term: 'KeyID',
    also: ['key ID'],
    definition: 'The code of a session, which you enter to take part in it as its wearer or as its holder.',
    certainty: 'documented',
  },
  'emergency-password': {
    term: 'emergency password',
    also: ['keyword', 'emergency keyword'],
    definition:
      'A password that ends the session at once and that is required for the first session you set up yourself.',
    certainty: 'documented',
  },
  'test-session': {
    term: 'test session',
    definition: 'A session for trying settings, which counts neither as a success nor as a failure.',
    certainty: 'documented',
  },
  verification: {
    term: 'verification',
    also: ['verificate'],
    definition: 'A picture which shows that the wearer is locked and which is due once in every interval.',
    certainty: 'documented',
  },
  'requirement-link': {
    term: 'requirement link',
    definition: 'A link that other people fulfil by opening it; all must be fulfilled before the session can end.',
    certainty: 'documented',
  },
  'friend-link': {
    term: 'friend link',
    definition: 'A personal link through which visitors can vote on how long the session lasts.',
    certainty: 'observed',
  },
  vote: {
    term: 'vote',
    definition: 'A choice that another person makes and that changes how long a session lasts.',
    certainty: 'documented',
  },
  'minimum-holder-score': {
    term: 'minimum holder score',
    definition: 'The score that a user needs at least to become the holder of an offered session.',
    certainty: 'documented',
  },
  feed: {
    term: 'feed',
    also: ['RSS feed', 'activity feed'],
    definition: 'The list of what has happened in a session, which you can also follow in a feed reader.',
    certainty: 'documented',
  },
  pillory: {
    term: 'pillory',
    definition: 'A limited time in which other users can vote on the wearer, and each vote makes the session longer.',
    certainty: 'observed',
  },
  'hygiene-opening': {
    term: 'hygiene opening',
    also: ['cleaning'],
    definition: 'A short time in which the wearer may open the lock for cleaning, if the session allows it.',
    certainty: 'observed',
  },
  'wheel-of-fortune': {
    term: 'Wheel of Fortune',
    definition: 'One of the five games, with a wheel whose fields each have a text and a result.',
    certainty: 'observed',
  },
  'api-key': {
    term: 'API key',
    definition: 'A secret from the settings that lets a program act for its owner, until a new key is created.',
    certainty: 'documented',
  },
  'user-id': {
    term: 'user ID',
    also: ['userid'],
    definition: 'The name of an account for programs, which you find beside the API key in the settings.',
    certainty: 'documented',
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;

/** All entries by the alphabet, with their ids. */
export const glossaryEntries: readonly (GlossaryEntry & {id: TermId})[] = (Object.keys(glossary) as TermId[])
  .map((id) => ({id, ...glossary[id]}))
  .sort((one, two) => one.term.localeCompare(two.term, 'en'));
