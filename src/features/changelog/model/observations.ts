import {translate} from '@docusaurus/Translate';
import type {Area} from './areas';

/** What the date of an observation says. None of them is a date of release. */
export const sightings = {
  present: translate({id: 'observed.present', message: 'Present by {day}'}),
  perhaps: translate({id: 'observed.perhaps', message: 'Perhaps present by {day}'}),
  seen: translate({id: 'observed.seen', message: 'Seen on {day}'}),
} as const;

export type Observation = {
  date: string;
  sighting: keyof typeof sightings;
  /** One part of a sentence or more, without marks; words of the API stand in backticks. */
  what: string;
  /** What the observation leaves open. */
  open?: string;
  area: Area;
};

/**
 * What public clients of the API and the API's sample answer show, oldest first. The service has written none of it
 * into a changelog.
 */
export const observations: readonly Observation[] = [
  {
    date: '2018-03-01',
    sighting: 'perhaps',
    what: translate({
      id: 'observation.blackjackSlotMachineBingoVoting',
      message: 'blackjack, slot machine, bingo, voting and the wheel of fortune, with a number of games per day.',
    }),
    open: translate({
      id: 'observation.theOnlyHintIsA',
      message: 'The only hint is a time in the sample answer of the API, and the sample may have grown later.',
    }),
    area: 'games',
  },
  {
    date: '2018-03-01',
    sighting: 'perhaps',
    what: translate({
      id: 'observation.friendLinksRequirementLinksOffering',
      message:
        'friend links, requirement links, offering and handing on a session, a minimum score for holders, lower and upper limits, a record to beat, body weights, and four switches for the display of time. The hint is the same sample.',
    }),
    area: 'session',
  },
  {
    date: '2018-03-01',
    sighting: 'perhaps',
    what: translate({
      id: 'observation.paidSupportByTheName',
      message: 'paid support, by the name `subscriptionvalue` in the account. The hint is the same sample.',
    }),
    area: 'premium',
  },
  {
    date: '2018-06-04',
    sighting: 'present',
    what: translate({
      id: 'observation.theCallsAddAddminimumAnd',
      message: 'the calls `add`, `addminimum` and `info` under `www.emlalock.com/api/`, used by a public client.',
    }),
    area: 'api',
  },
  {
    date: '2018-06-04',
    sighting: 'present',
    what: translate({
      id: 'observation.dataForACounterUnder',
      message:
        'data for a counter under `www.emlalock.com/plugin/counter`, and profile pictures under `/images/profile/`, used by the same client.',
    }),
    area: 'counter',
  },
  {
    date: '2020-02-20',
    sighting: 'present',
    what: translate({
      id: 'observation.addressesOfTheApiWithout',
      message:
        'addresses of the API without `/api`, the counter under `/plugin` and profile pictures under `/profile/`, used by the client that was seen in 2018.',
    }),
    area: 'api',
  },
  {
    date: '2020-03-29',
    sighting: 'present',
    what: translate({
      id: 'observation.anRssFeedOfA',
      message: 'an RSS feed of a session that a public client can read.',
    }),
    area: 'feed',
  },
  {
    date: '2020-08-16',
    sighting: 'present',
    what: translate({
      id: 'observation.theHostApiEmlalockCom',
      message:
        'the host `api.emlalock.com`, used by a public client. Earlier that day that client still used `www.emlalock.com`.',
    }),
    area: 'api',
  },
  {
    date: '2020-09-05',
    sighting: 'present',
    what: translate({
      id: 'observation.hygieneOpeningsInTheSession',
      message:
        'hygiene openings in the session record. A public client read `incleaning`, `cleaningstarted` and `timeforcleaning`.',
    }),
    area: 'session',
  },
  {
    date: '2020-10-10',
    sighting: 'seen',
    what: translate({
      id: 'observation.aSecondPublicClientMoved',
      message: 'a second public client moved to `api.emlalock.com`.',
    }),
    area: 'api',
  },
  {
    date: '2021-01-23',
    sighting: 'seen',
    what: translate({
      id: 'observation.aThirdPublicClientMoved',
      message: 'a third public client moved to `api.emlalock.com`.',
    }),
    area: 'api',
  },
  {
    date: '2021-08-28',
    sighting: 'seen',
    what: translate({
      id: 'observation.aPublicClientThatHad',
      message:
        'a public client that had stopped working was repaired, in steps since 26 August. It now checked certificates less strictly, took larger numbers and skipped bytes before the JSON. Then it got another HTTP client.',
    }),
    open: translate({
      id: 'observation.whetherTheServiceOrA',
      message: 'Whether the service or a library of the client had changed is not known.',
    }),
    area: 'api',
  },
  {
    date: '2022-12-20',
    sighting: 'present',
    what: translate({
      id: 'observation.feedEntriesForASession',
      message:
        'feed entries for a session start, friend link votes, requirement links, the pillory and its votes, the wheel of fortune, and time raised or lowered by the API.',
    }),
    area: 'feed',
  },
  {
    date: '2022-12-21',
    sighting: 'present',
    what: translate({
      id: 'observation.feedEntriesForTooFew',
      message: 'feed entries for too few games, a paid look at the time left, and a changed duration.',
    }),
    area: 'feed',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.durationsOfSixKindsSpecific',
      message: 'durations of six kinds: specific, record, average, date, weight and chance.',
    }),
    area: 'session',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.fiveWaysToShowThe',
      message: 'five ways to show the time left: off, time, temperature, and time for a fixed or a random penalty.',
    }),
    area: 'session',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.threeOutcomesOfALate',
      message: 'three outcomes of a late hygiene opening: nothing, a penalty, or a failed session.',
    }),
    area: 'session',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.messagesOfFiveKindsMessage',
      message: 'messages of five kinds: message, chat, offer, relationship and linking.',
    }),
    area: 'finding',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.paymentsWithDonationStoreAnd',
      message: 'payments, with donation, store and subscription among them.',
    }),
    area: 'premium',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({id: 'observation.statesOfAgeVerification', message: 'states of age verification.'}),
    area: 'account',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.picturesOfTwoKindsCombination',
      message: 'pictures of two kinds, combination and verification.',
    }),
    area: 'verification',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({id: 'observation.aMessageInThePillory', message: 'a message in the pillory.'}),
    area: 'pillory',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({id: 'observation.aWheelAtTheEnd', message: 'a wheel at the end of a session.'}),
    area: 'games',
  },
  {
    date: '2022-12-28',
    sighting: 'present',
    what: translate({id: 'observation.aMarkForLocktoberIn', message: 'a mark for Locktober in the session record.'}),
    area: 'session',
  },
  {
    date: '2022-12-29',
    sighting: 'present',
    what: translate({
      id: 'observation.fiveThemesLucidDarkPink',
      message: 'five themes: lucid, dark, pink, red and high contrast.',
    }),
    area: 'account',
  },
  {
    date: '2023-02-06',
    sighting: 'present',
    what: translate({
      id: 'observation.dataOnVerificationInThe',
      message:
        'data on verification in the answer to `info`. A public client learned to read a picture, a code and a time.',
    }),
    open: translate({
      id: 'observation.anEntryHasTheSame',
      message: 'An entry has the same date; nothing shows that the two belong together.',
    }),
    area: 'verification',
  },
  {
    date: '2025-12-12',
    sighting: 'present',
    what: translate({
      id: 'observation.aCallSessionfeedWhichThe',
      message:
        'a call `sessionfeed`, which the author of a public client calls new. Each item has an action name, a time and a duration.',
    }),
    area: 'feed',
  },
  {
    date: '2025-12-30',
    sighting: 'present',
    what: translate({
      id: 'observation.aCallLocktoberWhichReturns',
      message: 'a call `locktober`, which returns `participated` and `active`.',
    }),
    area: 'api',
  },
];
