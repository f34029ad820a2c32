import {translate} from '@docusaurus/Translate';
import type {Area} from './areas';

/** What the date of an observation means. It is never a release date. */
export const sightings = {
  present: translate({id: 'observed.present', message: 'Present by {day}'}),
  perhaps: translate({id: 'observed.perhaps', message: 'Perhaps present by {day}'}),
  seen: translate({id: 'observed.seen', message: 'Seen on {day}'}),
} as const;

export type Observation = {
  date: string;
  sighting: keyof typeof sightings;
  /** A phrase without a full stop; names of the API are in backticks. */
  what: string;
  /** The question that the observation leaves open. */
  open?: string;
  area: Area;
};

/**
 * What public API clients and the sample answer of the API show, oldest first. None of it is in a changelog of the
 * service.
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
      id: 'observation.aTimeInTheSample',
      message: 'A time in the sample answer of the API falls on this day, but the sample may have been extended later.',
    }),
    area: 'games',
  },
  {
    date: '2018-03-01',
    sighting: 'perhaps',
    what: translate({
      id: 'observation.friendLinksRequirementLinksOffering',
      message:
        'friend links, requirement links, offering and transferring a session, a minimum score for holders, lower and upper limits, a record to beat, body weights, and four switches for the display of time, all in the same sample.',
    }),
    area: 'session',
  },
  {
    date: '2018-03-01',
    sighting: 'perhaps',
    what: translate({
      id: 'observation.paidSupportAsTheField',
      message: 'paid support, as the field `subscriptionvalue` of the account in the same sample.',
    }),
    area: 'premium',
  },
  {
    date: '2018-06-04',
    sighting: 'present',
    what: translate({
      id: 'observation.theCallsAddAddminimumAnd',
      message: 'the calls `add`, `addminimum` and `info` under `www.emlalock.com/api/`, used by EmlaLock-Controls.',
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
        'addresses of the API without `/api`, the counter under `/plugin` and profile pictures under `/profile/`, used by EmlaLock-Controls.',
    }),
    area: 'api',
  },
  {
    date: '2020-03-29',
    sighting: 'present',
    what: translate({
      id: 'observation.anRssFeedOfA',
      message: 'an RSS feed of a session, which EmlaLock-Controls can read.',
    }),
    area: 'feed',
  },
  {
    date: '2020-08-16',
    sighting: 'present',
    what: translate({
      id: 'observation.theHostApiEmlalockCom',
      message:
        'the host `api.emlalock.com`, used by EmlaLockSafe, which still used `www.emlalock.com` earlier that day.',
    }),
    area: 'api',
  },
  {
    date: '2020-09-05',
    sighting: 'present',
    what: translate({
      id: 'observation.hygieneOpeningsInTheAnswer',
      message:
        'hygiene openings in the answer to `info`, where EmlaLockSafe read `incleaning`, `cleaningstarted` and `timeforcleaning`.',
    }),
    area: 'session',
  },
  {
    date: '2020-10-10',
    sighting: 'seen',
    what: translate({
      id: 'observation.theClientEmlalockControlsMoved',
      message: 'the client EmlaLock-Controls moved to `api.emlalock.com`.',
    }),
    area: 'api',
  },
  {
    date: '2021-01-23',
    sighting: 'seen',
    what: translate({
      id: 'observation.theClientEmlalockVercelMoved',
      message: 'the client EmlaLock-Vercel moved to `api.emlalock.com`.',
    }),
    area: 'api',
  },
  {
    date: '2021-08-28',
    sighting: 'seen',
    what: translate({
      id: 'observation.theClientEmlaLockSafeWhichHad',
      message:
        'the client EmlaLockSafe, which had stopped working, was repaired in steps since 26 August. It now checked certificates less strictly, accepted larger numbers, skipped bytes before the JSON and then used another HTTP client.',
    }),
    open: translate({
      id: 'observation.aChangeOfTheService',
      message: 'A change of the service and a change of a library would both explain it.',
    }),
    area: 'api',
  },
  {
    date: '2022-12-20',
    sighting: 'present',
    what: translate({
      id: 'observation.feedEntriesForASession',
      message:
        'feed entries for a session start, friend link votes, requirement links, the pillory and its votes, the wheel of fortune, and time added or removed through the API, all read by PuppyToy.',
    }),
    area: 'feed',
  },
  {
    date: '2022-12-21',
    sighting: 'present',
    what: translate({
      id: 'observation.feedEntriesForAPenalty',
      message:
        'feed entries for a penalty for too few games, a penalty for looking at the remaining time, and a changed duration, all read by PuppyToy.',
    }),
    area: 'feed',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.durationsOfSixKindsModelled',
      message: 'durations of six kinds, modelled by EmlaBot: specific, record, average, date, weight and chance.',
    }),
    area: 'session',
  },
  {
    date: '2022-12-23',
    sighting: 'present',
    what: translate({
      id: 'observation.fiveWaysToShowThe',
      message:
        'five ways to show the remaining time: off, time, temperature, and time for a fixed or a random penalty.',
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
    what: translate({id: 'observation.ageVerificationInSeveralStates', message: 'age verification in several states.'}),
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
    what: translate({id: 'observation.aFieldForLocktoberIn', message: 'a field for Locktober in the session.'}),
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
        'data on verification in the answer to `info`, where EmlaBot learned to read a picture, a code and a time.',
    }),
    open: translate({
      id: 'observation.anEntryHasTheSame',
      message: 'An entry has the same date, but nothing shows that the two belong together.',
    }),
    area: 'verification',
  },
  {
    date: '2025-12-12',
    sighting: 'present',
    what: translate({
      id: 'observation.aCallSessionfeedWhichThe',
      message:
        'a call `sessionfeed`, which the author of EmlaBot calls new. Each item has an action name, a time and a duration.',
    }),
    area: 'feed',
  },
  {
    date: '2025-12-30',
    sighting: 'present',
    what: translate({
      id: 'observation.aCallLocktoberWhichReturns',
      message: 'a call `locktober`, which returns `participated` and `active` to EmlaBot.',
    }),
    area: 'api',
  },
];
