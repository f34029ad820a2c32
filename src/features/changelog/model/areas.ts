import {translate} from '@docusaurus/Translate';
type AreaPage = {to: string; label: string; tells: string};

/**
 * The parts of the service that an entry can be about, with the pages that explain them. The keys are also tags of the
 * changelog; their labels and descriptions are in `changelog/emlalock/tags.yml`.
 */
export const areas = {
  account: [
    {
      to: '/wiki/settings',
      label: translate({id: 'area.accountSettings', message: 'Account settings'}),
      tells: translate({id: 'area.listsWhatYouCanSet', message: 'lists what you can set for your account'}),
    },
    {
      to: '/wiki/profile',
      label: translate({id: 'area.profile', message: 'Profile'}),
      tells: translate({id: 'area.saysWhatOtherPeopleCan', message: 'says what other people can see of you'}),
    },
  ],
  api: [
    {
      to: '/wiki/api',
      label: translate({id: 'area.theEmlalockApi', message: 'The EmlaLock API'}),
      tells: translate({id: 'area.saysWhatProgramsCanDo', message: 'says what programs can do for you'}),
    },
    {
      to: '/docs/api',
      label: translate({id: 'area.apiReference', message: 'API reference'}),
      tells: translate({id: 'area.listsTheCallsForPrograms', message: 'lists the calls for programs'}),
    },
  ],
  counter: [
    {
      to: '/wiki/counter-plugin',
      label: translate({id: 'area.counterPlugin', message: 'Counter plugin'}),
      tells: translate({id: 'area.showsYourTimerOnAnother', message: 'shows your timer on another website'}),
    },
  ],
  feed: [
    {
      to: '/wiki/session/feed',
      label: translate({id: 'area.sessionFeed', message: 'Session feed'}),
      tells: translate({id: 'area.explainsTheEntriesOfThe', message: 'explains the entries of the feed'}),
    },
  ],
  finding: [
    {
      to: '/wiki/find-session/wearer-session',
      label: translate({id: 'area.offeredSessionsOfWearers', message: 'Sessions offered by wearers'}),
      tells: translate({id: 'area.explainsHowToBecomeThe', message: 'explains how to become the holder of a session'}),
    },
    {
      to: '/wiki/find-session/holder-session',
      label: translate({id: 'area.findAHoldersSession', message: 'Find a holder’s session'}),
      tells: translate({id: 'area.explainsHowToTakeA', message: 'explains how to take a session that a holder offers'}),
    },
  ],
  games: [
    {
      to: '/wiki/games',
      label: translate({id: 'area.games', message: 'Games'}),
      tells: translate({id: 'area.namesTheFiveGamesAnd', message: 'names the five games and their limits'}),
    },
  ],
  pillory: [
    {
      to: '/wiki/session/pillory',
      label: translate({id: 'area.pillory', message: 'Pillory'}),
      tells: translate({id: 'area.explainsItsVotesAndIts', message: 'explains its votes and its message'}),
    },
  ],
  premium: [
    {
      to: '/wiki/premium',
      label: translate({id: 'area.premium', message: 'Premium'}),
      tells: translate({id: 'area.saysWhatIsDocumentedAbout', message: 'says what is documented about payments'}),
    },
  ],
  release: [
    {
      to: '/wiki/session/emergency',
      label: translate({id: 'area.emergencyRelease', message: 'Emergency release'}),
      tells: translate({id: 'area.isTheWayOutOf', message: 'is the way out of a session at any time'}),
    },
    {
      to: '/wiki/session/end',
      label: translate({id: 'area.endASession', message: 'End a session'}),
      tells: translate({id: 'area.explainsHowASessionEnds', message: 'explains how a session ends otherwise'}),
    },
  ],
  session: [
    {
      to: '/wiki/session/settings',
      label: translate({id: 'area.sessionSettings', message: 'Session settings'}),
      tells: translate({id: 'area.explainsTheOptionsOfA', message: 'explains the options of a session'}),
    },
    {
      to: '/wiki/session',
      label: translate({id: 'area.sessions', message: 'Sessions'}),
      tells: translate({id: 'area.followsASessionFromStart', message: 'follows a session from start to end'}),
    },
  ],
  verification: [
    {
      to: '/wiki/navigation/wearer/verificate',
      label: translate({id: 'area.verification', message: 'Verification'}),
      tells: translate({id: 'area.explainsThePicturesThatA', message: 'explains the pictures that a wearer uploads'}),
    },
  ],
} as const satisfies Record<string, readonly AreaPage[]>;

export type Area = keyof typeof areas;

/** The links of an entry without an area. */
export const pagesOfNoArea: readonly AreaPage[] = [
  {
    to: '/wiki',
    label: translate({id: 'area.theWiki', message: 'The wiki'}),
    tells: translate({id: 'area.describesTheServiceAsIt', message: 'describes the service as it is known now'}),
  },
  {
    to: '/wiki/faq',
    label: translate({id: 'area.frequentlyAskedQuestions', message: 'Frequently asked questions'}),
    tells: translate({id: 'area.answersWhatPeopleAskMost', message: 'answers what people ask most'}),
  },
];

export function pagesOf(area: Area): readonly AreaPage[] {
  return areas[area];
}
