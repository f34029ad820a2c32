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
    definition: 'The person who is locked.',
    certainty: 'documented',
  },
  holder: {
    term: 'holder',
    also: ['keyholder'],
    definition: 'The person who controls a session and can release the wearer.',
    certainty: 'documented',
  },
  session: {
    term: 'session',
    definition: 'The time from locking to release, with all the rules chosen for it.',
    certainty: 'documented',
  },
  'lock-box': {
    term: 'lock box',
    also: ['key safe'],
    definition: 'A small safe that holds the key. Its combination has at least three digits and can be changed.',
    certainty: 'documented',
  },
  'combination-picture': {
    term: 'combination picture',
    also: ['lock box picture'],
    definition:
      'The picture of the lock box combination. EmlaLock keeps it and gives it back when the session is over.',
    certainty: 'documented',
  },
  keyid: {
    term: 'KeyID',
    also: ['key ID'],
    definition: 'The code of a session. You enter it to take part in the session, as its wearer or as its holder.',
    certainty: 'documented',
  },
  'emergency-password': {
    term: 'emergency password',
    also: ['keyword', 'emergency keyword'],
    definition: 'A password that ends the session at once. Every wearer needs one for the first session.',
    certainty: 'documented',
  },
  'test-session': {
    term: 'test session',
    definition: 'A session for trying settings. It counts neither as a success nor as a failure.',
    certainty: 'documented',
  },
  verification: {
    term: 'verification',
    also: ['verificate'],
    definition: 'A picture that shows that the wearer is locked. It is due once in every interval.',
    certainty: 'documented',
  },
  'requirement-link': {
    term: 'requirement link',
    definition: 'A link that other people fulfil by opening it. All must be fulfilled before the session can end.',
    certainty: 'documented',
  },
  'friend-link': {
    term: 'friend link',
    definition: 'A personal link through which visitors vote on how long the session lasts.',
    certainty: 'observed',
  },
  vote: {
    term: 'vote',
    definition: 'A choice of another person that changes how long a session lasts.',
    certainty: 'documented',
  },
  'minimum-holder-score': {
    term: 'minimum holder score',
    definition: 'The score that a user needs to become the holder of an offered session.',
    certainty: 'documented',
  },
  feed: {
    term: 'feed',
    also: ['RSS feed', 'activity feed'],
    definition: 'The list of what has happened in a session. You can follow it in a feed reader.',
    certainty: 'documented',
  },
  pillory: {
    term: 'pillory',
    definition: 'A limited time in which other users can vote to make the session longer.',
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
    definition: 'A game with a wheel. Each of its fields has a text, an amount and what happens with it.',
    certainty: 'observed',
  },
  'api-key': {
    term: 'API key',
    definition:
      'A secret from the settings that lets a program act for its owner. Creating a new key invalidates the old one.',
    certainty: 'documented',
  },
  'user-id': {
    term: 'user ID',
    also: ['userid'],
    definition: 'The name of an account for programs. You find it in the settings.',
    certainty: 'documented',
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;

/** All entries by the alphabet, with their ids. */
export const glossaryEntries: readonly (GlossaryEntry & {id: TermId})[] = (Object.keys(glossary) as TermId[])
  .map((id) => ({id, ...glossary[id]}))
  .sort((one, two) => one.term.localeCompare(two.term, 'en'));
