// cspell:disable: readers mistype, and the lists hold what they type.
// The address of a page means any place on it.
import type {Asked} from './ranking';

const api = '/docs/api';
const amounts = ['add', 'sub', 'add-ranndom'];
const calls = ['time', 'min', 'max', 'links'].flatMap((of) => amounts.map((change) => `${api}/${of}/${change}`));
/** Each has samples in all languages. */
const everyCall = [
  api,
  `${api}/info`,
  ...calls,
  ...['time', 'min', 'max'].map((of) => `${api}/${of}/sub-random`),
  `${api}/links/sub-ranndom`,
];

/** The ranking and the words of readers were made with these. */
export const madeWith: readonly Asked[] = [
  {query: 'how do I get out early', right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now']},
  {
    query: 'my keyholder is gone',
    right: [
      '/wiki/faq#holder-silent',
      '/wiki/session/emergency#your-holder-doesnt-answer',
      '/wiki/session#your-holder-doesnt-answer',
    ],
  },
  {query: 'want my money back', right: ['/wiki/premium']},
  {query: 'refund', right: ['/wiki/premium']},
  {query: 'change my username', right: ['/wiki/settings', '/wiki/profile', '/wiki/contact']},
  {
    query: 'find a keyholder',
    right: ['/wiki/find-session/holder-session', '/wiki/navigation/general#search-for-users'],
  },
  {query: 'python example', right: ['/docs/api']},
  {
    query: 'app wants userid',
    right: ['/wiki/api', '/wiki/settings#find-your-api-key-or-make-a-new-one', '/wiki/faq#api-key'],
  },
  {
    query: 'extend max time',
    right: ['/docs/api/max/add', '/docs/api/max/add-ranndom', '/wiki/navigation/holder/status#change-the-duration'],
  },
  {query: 'picture upload fails', right: ['/wiki/how-to/take-the-lock-box-picture', '/wiki/faq#picture-file']},
  {query: 'heic photo not accepted', right: ['/wiki/faq#picture-file', '/wiki/how-to/take-the-lock-box-picture']},
  {query: 'is it free', right: ['/wiki/faq#cost', '/wiki/premium']},
  {query: 'cancel subscription', right: ['/wiki/premium']},
  {query: 'delete my account', right: ['/wiki/settings#what-is-not-known']},
  {
    query: 'who sees my photos',
    right: ['/wiki/profile', '/wiki/navigation/wearer/verificate#who-can-see-the-pictures', '/wiki/settings'],
  },
  {query: 'vote link for friends', right: ['/wiki/games/voting', '/wiki/faq#friends-vote', '/glossary#friend-link']},
  {query: 'votes dont count', right: ['/wiki/faq#votes-no-effect', '/wiki/games/voting']},
  {
    query: 'how long is left',
    right: ['/wiki/faq#release-time', '/wiki/faq#hidden-time', '/wiki/session/settings#what-you-see-of-the-clock'],
  },
  {query: 'timer hidden', right: ['/wiki/faq#hidden-time', '/wiki/session/settings#what-you-see-of-the-clock']},
  {query: 'missed verification', right: ['/wiki/faq#missed-verification', '/wiki/navigation/wearer/verificate']},
  {query: 'verifcation picture rejected', right: ['/wiki/navigation/wearer/verificate']},
  {
    query: 'quit being holder',
    right: ['/wiki/faq#stop-holding', '/wiki/navigation/holder/status#pass-the-session-on', '/wiki/navigation/holder'],
  },
  {
    query: 'give the session to another holder',
    right: [
      '/wiki/navigation/holder/status#pass-the-session-on',
      '/wiki/session/generate-keyid#offer-and-transfer',
      '/wiki/faq#leave-holder',
    ],
  },
  {
    query: 'can i shower',
    right: ['/wiki/faq#hygiene', '/wiki/session/settings#hygiene-openings', '/glossary#hygiene-opening'],
  },
  {
    query: 'first lock how long',
    right: ['/wiki/faq#first-session-length', '/wiki/session/settings#first-session', '/wiki/how-to/setup-a-session'],
  },
  {
    query: 'try without risk',
    right: [
      '/wiki/faq#test-session',
      '/wiki/games#try-a-game-without-risk',
      '/wiki/session/settings#test-session',
      '/glossary#test-session',
    ],
  },
  {query: 'what equipment do I need', right: ['/wiki/faq#what-you-need', '/wiki/how-to/setup-a-session']},
  {query: 'which lock box', right: ['/wiki/how-to/take-the-lock-box-picture', '/glossary#lock-box']},
  {query: 'photo of combination', right: ['/wiki/how-to/take-the-lock-box-picture', '/glossary#combination-picture']},
  {query: 'get combination back', right: ['/wiki/faq#combination-back', '/wiki/session/end', '/wiki/faq#picture-gone']},
  {
    query: 'my api key leaked',
    right: [
      '/wiki/faq#leaked-key',
      '/wiki/api#make-a-new-api-key',
      '/blog/2026/11/21/what-the-api-key-can-and-cannot-do#where-keys-leak',
    ],
  },
  {query: 'rotate key', right: ['/wiki/api#make-a-new-api-key', '/wiki/settings#find-your-api-key-or-make-a-new-one']},
  {query: 'HTTP 429', right: ['/docs/api#error-toomanyrequests', '/docs/api#limits-and-polling']},
  {query: 'SessionHasNoHolder', right: ['/docs/api#error-sessionhasnoholder']},
  {query: 'error 400 missing parameter', right: ['/docs/api#error-missingrequireddata']},
  {
    query: 'add one hour with curl',
    right: [
      '/docs/api/time/add',
      '/docs/api#amounts',
      '/docs/api#first-request-in-two-minutes',
      '/wiki/api#how-time-is-written',
    ],
  },
  {query: 'arduino', right: ['/docs/api']},
  {query: 'c# sample', right: ['/docs/api']},
  {query: 'subtract time api', right: ['/docs/api/time/sub', '/docs/api/time/sub-random']},
  {query: 'why cant my app remove time', right: ['/wiki/faq#api-lower', '/docs/api/time/sub']},
  {
    query: 'poll the session status',
    right: ['/docs/api#limits-and-polling', '/docs/api/info', '/wiki/api#notice-a-change'],
  },
  {query: 'json response of info', right: ['/docs/api/info']},
  {query: 'embed countdown in blog', right: ['/wiki/counter-plugin']},
  {query: 'widget colour', right: ['/wiki/counter-plugin#change-the-look']},
  {query: 'what is the pillory', right: ['/wiki/session/pillory', '/glossary#pillory']},
  {query: 'too many votes in pillory', right: ['/wiki/session/pillory']},
  {query: 'play cards', right: ['/wiki/games/blackjack', '/wiki/games']},
  {query: 'wheel', right: ['/wiki/games#the-wheel-of-fortune', '/glossary#wheel-of-fortune']},
  {query: 'how often can I play', right: ['/wiki/games#how-many-games', '/wiki/games']},
  {
    query: 'requirment links',
    right: [
      '/wiki/session/end#requirement-links',
      '/wiki/session/settings#requirement-links',
      '/glossary#requirement-link',
    ],
  },
  {query: 'time is over but cannot finish', right: ['/wiki/faq#requirement-links', '/wiki/session/end']},
  {query: 'box wont open', right: ['/wiki/session/end']},
  {
    query: 'code does not work',
    right: [
      '/wiki/session/end#if-the-box-does-not-open',
      '/wiki/session/end',
      '/wiki/session/emergency',
      '/wiki/navigation/holder/use-keyid',
      '/wiki/navigation/wearer/use-keyid',
    ],
  },
  {query: 'enter keyid', right: ['/wiki/navigation/wearer/use-keyid', '/wiki/navigation/holder/use-keyid']},
  {query: 'make a keyid for my sub', right: ['/wiki/session/generate-keyid']},
  {query: 'rules for holders', right: ['/wiki/navigation/holder']},
  {
    query: 'how to release my sub',
    right: ['/wiki/navigation/holder/status', '/wiki/navigation/holder#let-your-wearer-out'],
  },
  {query: 'add days as holder', right: ['/wiki/navigation/holder/status#change-the-duration']},
  {query: 'see remaining time as keyholder', right: ['/wiki/faq#holder-knows', '/wiki/navigation/holder/status']},
  {query: 'minimum age', right: ['/wiki/faq#adults', '/wiki/settings#age-verification']},
  {query: 'age check', right: ['/wiki/settings#age-verification', '/wiki/faq#adults']},
  {query: 'message another user', right: ['/wiki/navigation/general#search-for-users']},
  {query: 'rss', right: ['/wiki/session/feed', '/glossary#feed', '/colophon#feeds-and-markdown']},
  {query: 'why did my time go up', right: ['/wiki/session/feed', '/wiki/faq#longer-or-shorter']},
  {query: 'turn off emails', right: ['/wiki/settings#notifications']},
  {query: 'link discord account', right: ['/wiki/settings#linked-accounts']},
  {query: 'hide profile from others', right: ['/wiki/settings', '/wiki/profile']},
  {query: 'what is score', right: ['/wiki/profile', '/glossary#minimum-holder-score']},
  {query: 'bad rating', right: ['/wiki/profile#ratings', '/wiki/profile']},
  {query: 'change time zone', right: ['/wiki/profile#time-zone']},
  {query: 'site is offline what do i do', right: ['/wiki/session/emergency#you-cannot-reach-emlalock']},
  {query: 'contact support', right: ['/contact']},
  {query: 'report a mistake in the docs', right: ['/contact#corrections-to-these-pages', '/how-sure#corrections']},
  {query: 'can I trust these docs', right: ['/how-sure']},
  {query: 'cookies', right: ['/privacy']},
  {query: 'keyboard shortcut', right: ['/accessibility#the-search-key']},
  {
    query: 'print emergency instructions',
    right: [
      '/wiki/session/emergency#keep-this-page-at-hand',
      '/wiki/session/emergency',
      '/blog/2026/11/21/on-a-phone-and-on-paper',
    ],
  },
  {
    query: 'emergancy key word',
    right: ['/wiki/session/emergency', '/glossary#emergency-password', '/wiki/faq#forgotten-password'],
  },
  {
    query: 'self locking without keyholder',
    right: [
      '/wiki/how-to/setup-a-session#create-a-session-for-yourself',
      '/wiki/faq#need-a-holder',
      '/wiki/session#what-you-can-do-without-a-holder',
    ],
  },
  {query: 'accept session offer', right: ['/wiki/find-session/holder-session']},
  {
    query: 'publish my session so someone takes it',
    right: [
      '/wiki/find-session/wearer-session#offer-your-session-as-wearer',
      '/wiki/find-session/holder-session#offer-your-own-session-instead',
      '/wiki/session/settings#offer-session',
    ],
  },
  {query: 'settings with red star', right: ['/wiki/faq#red-star', '/wiki/session/settings#after-the-start']},
  {
    query: 'change duration after start',
    right: [
      '/wiki/session/settings#after-the-start',
      '/wiki/faq#red-star',
      '/wiki/faq#longer-or-shorter',
      '/wiki/navigation/holder/status#change-the-duration',
      '/wiki/faq#holder-changes',
      '/wiki/session#changes-on-the-way',
    ],
  },
  {query: 'random time', right: ['/docs/api/time/add-ranndom', '/docs/api/time/sub-random']},
  {
    query: 'time format 1d2h',
    right: ['/docs/api#amounts', '/wiki/api#how-time-is-written', '/blog/2026/11/21/time-notation-by-example'],
  },
  {query: 'swagger file', right: ['/docs/api#download-the-description']},
  {
    query: 'test my bot without locking up',
    right: [
      '/wiki/faq#test-session',
      '/wiki/session/settings#test-session',
      '/wiki/api',
      '/docs/api#first-request-in-two-minutes',
    ],
  },
  {
    query: 'duration unknown or hidden end',
    right: [
      '/wiki/faq#hidden-time',
      '/wiki/session/settings#what-you-see-of-the-clock',
      '/wiki/session/settings#duration',
    ],
  },
  {
    query: 'lost camera broken',
    right: ['/wiki/faq#camera', '/wiki/faq#missed-verification', '/wiki/navigation/wearer/verificate'],
  },
  {
    query: 'long distance keyholding',
    right: ['/wiki/navigation/holder#example-a-holder-in-another-town', '/wiki/navigation/holder'],
  },
  {query: 'several subs at once', right: ['/wiki/navigation/holder#several-wearers']},
  {query: 'changelog 2025', right: ['/changelog/emlalock']},
  {
    query: 'failed sessions on profile',
    right: [
      '/wiki/profile',
      '/wiki/session/end#the-box-failed-session',
      '/wiki/faq#emergency-counts',
      '/wiki/session/end#how-the-session-counts',
    ],
  },
  {
    query: 'does safeword count as fail',
    right: ['/wiki/faq#emergency-counts', '/wiki/session/emergency#what-it-means-for-the-session'],
  },
  {query: 'paid but no premium', right: ['/wiki/premium#if-you-paid-and-nothing-changed', '/wiki/premium']},
  {
    query: 'holder credentials in api',
    right: ['/docs/api#wearer-key-and-holder-key', '/wiki/api#the-two-credentials-and-a-third'],
  },
  {query: 'requests from javascript', right: ['/docs/api']},
  {query: 'cross origin blocked', right: ['/docs/api#base-address-and-rules', '/docs/api']},
];

/**
 * Written by someone who knew the service and had not seen these pages. Words of readers and a few rules were added after
 * these were read, so they guard the ranking, but no longer say how it does with queries that it has not met.
 */
export const fromStrangers: readonly Asked[] = [
  {query: 'emergency', right: ['/wiki/session/emergency']},
  {query: 'emergency unlock', right: ['/wiki/session/emergency']},
  {query: 'emergancy release', right: ['/wiki/session/emergency']},
  {query: 'how do i get out right now', right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now']},
  {query: 'need key now hospital', right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now']},
  {query: 'unlock', right: ['/wiki/session/emergency', '/wiki/session/end', '/wiki/navigation/holder/status']},
  {query: 'cant unlock time is over', right: ['/wiki/session/end', '/wiki/faq#requirement-links']},
  {
    query: 'where is my combination picture',
    right: [
      '/wiki/faq#combination-back',
      '/wiki/faq#picture-gone',
      '/glossary#combination-picture',
      '/wiki/session/end',
    ],
  },
  {
    query: 'lost my picture',
    right: ['/wiki/faq#picture-gone', '/wiki/faq#combination-back', '/wiki/session/end#when-it-goes-wrong'],
  },
  {
    query: 'safe code',
    right: [
      '/wiki/how-to/take-the-lock-box-picture',
      '/glossary#lock-box',
      '/glossary#combination-picture',
      '/wiki/faq#combination-back',
    ],
  },
  {
    query: 'strat session',
    right: [
      '/wiki/how-to/setup-a-session',
      '/wiki#start-your-first-session',
      '/wiki/navigation/wearer#the-box-wearer-options',
    ],
  },
  {
    query: 'how do I start my first lock',
    right: [
      '/wiki/how-to/setup-a-session',
      '/wiki#start-your-first-session',
      '/wiki/navigation/wearer#the-box-wearer-options',
    ],
  },
  {
    query: 'hygiene opening',
    right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene', '/glossary#hygiene-opening'],
  },
  {
    query: 'hygine',
    right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene', '/glossary#hygiene-opening'],
  },
  {
    query: 'cleaning how often',
    right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene', '/glossary#hygiene-opening'],
  },
  {
    query: 'i was late after cleaning what is penalty',
    right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene'],
  },
  {query: 'verification picture', right: ['/wiki/navigation/wearer/verificate']},
  {query: 'verifcation code', right: ['/wiki/navigation/wearer/verificate']},
  {query: 'how to take verification photo with seal number', right: ['/wiki/navigation/wearer/verificate']},
  {
    query: 'my keyholder disappeared',
    right: [
      '/wiki/faq#holder-silent',
      '/wiki/session/emergency#your-holder-doesnt-answer',
      '/wiki/session#your-holder-doesnt-answer',
    ],
  },
  {
    query: 'keyholder not answering since 2 weeks',
    right: [
      '/wiki/faq#holder-silent',
      '/wiki/session/emergency#your-holder-doesnt-answer',
      '/wiki/session#your-holder-doesnt-answer',
    ],
  },
  {
    query: 'find a keyholder',
    right: [
      '/wiki/find-session/holder-session',
      '/wiki/navigation/general#search-for-users',
      '/wiki/settings#example-letting-holders-find-you',
    ],
  },
  {
    query: 'change keyholder during session',
    right: [
      '/wiki/faq#leave-holder',
      '/wiki/navigation/holder/status#pass-the-session-on',
      '/wiki/navigation/holder#take-over-a-running-session',
      '/wiki/navigation/holder/use-keyid',
      '/wiki/find-session/wearer-session',
    ],
  },
  {
    query: 'minium duration',
    right: ['/glossary#minimum-duration', '/wiki/session/settings#duration', '/docs/api/min/add'],
  },
  {
    query: 'maximun time limit',
    right: ['/glossary#maximum-duration', '/wiki/session/settings#duration', '/docs/api/max/add', '/docs/api/max/sub'],
  },
  {
    query: 'hide timer',
    right: [
      '/wiki/session/settings#what-you-see-of-the-clock',
      '/wiki/faq#hidden-time',
      '/wiki/counter-plugin#what-visitors-learn',
    ],
  },
  {
    query: 'timer not shown why',
    right: [
      '/wiki/faq#hidden-time',
      '/wiki/session/settings#what-you-see-of-the-clock',
      '/wiki/counter-plugin#when-it-goes-wrong',
    ],
  },
  {query: 'wheel of fortune', right: ['/wiki/games#the-wheel-of-fortune', '/glossary#wheel-of-fortune']},
  {query: 'weel of fortun', right: ['/wiki/games#the-wheel-of-fortune', '/glossary#wheel-of-fortune']},
  {
    query: 'can i spin the wheel more than once a day',
    right: ['/wiki/games#how-many-games', '/wiki/games#the-wheel-of-fortune'],
  },
  {
    query: 'friend link',
    right: [
      '/glossary#friend-link',
      '/wiki/games/voting',
      '/wiki/faq#friends-vote',
      '/wiki/session/settings#further-options',
    ],
  },
  {
    query: 'vote link',
    right: ['/wiki/games/voting', '/glossary#friend-link', '/wiki/faq#friends-vote', '/glossary#vote'],
  },
  {
    query: 'people keep adding time to my session',
    right: [
      '/wiki/games/voting',
      '/wiki/session/feed',
      '/wiki/faq#longer-or-shorter',
      '/wiki/session#who-may-change-what',
      '/wiki/session/settings#decide-who-can-change-it',
    ],
  },
  {query: 'pillory', right: ['/wiki/session/pillory']},
  {
    query: 'test session',
    right: [
      '/glossary#test-session',
      '/wiki/session/settings#test-session',
      '/wiki/faq#test-session',
      '/wiki/how-to/setup-a-session',
    ],
  },
  {query: 'delete session', right: ['/wiki/session/end', '/wiki/session/emergency']},
  {query: 'notifcations not working', right: ['/wiki/settings#notifications']},
  {query: 'forgot pasword', right: ['/wiki/faq#forgotten-password', '/wiki/session/emergency', '/wiki/settings']},
  {query: 'add time', right: ['/docs/api/time/add', '/wiki/navigation/holder/status#change-the-duration']},
  {
    query: 'remove time',
    right: [
      '/docs/api/time/sub',
      '/wiki/navigation/holder/status#change-the-duration',
      '/wiki/navigation/holder/status#shorten-or-release',
    ],
  },
  {query: 'how to add a time to my wearer', right: ['/wiki/navigation/holder/status', '/docs/api/time/add']},
  {
    query: 'invite wearrer',
    right: [
      '/wiki/session/generate-keyid',
      '/wiki/navigation/holder',
      '/wiki/find-session/wearer-session',
      '/wiki/find-session/holder-session#offer-your-own-session-instead',
    ],
  },
  {
    query: 'become holder',
    right: ['/wiki/navigation/holder', '/wiki/find-session/wearer-session', '/wiki/navigation/holder/use-keyid'],
  },
  {query: 'how does keyholding work for holder', right: ['/wiki/navigation/holder', '/wiki/navigation/holder/status']},
  {
    query: 'acept session request',
    right: [
      '/wiki/navigation/wearer/use-keyid',
      '/wiki/find-session/holder-session',
      '/wiki/find-session/wearer-session',
      '/wiki/navigation/holder/use-keyid',
    ],
  },
  {query: 'more than one wearer same time', right: ['/wiki/navigation/holder#several-wearers']},
  {query: 'cleaning settings', right: ['/wiki/session/settings#hygiene-openings']},
  {query: 'set number of cleanings per week', right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene']},
  {query: 'request verification', right: ['/wiki/navigation/wearer/verificate', '/wiki/session/settings']},
  {
    query: 'wearer failed verification what now',
    right: [
      '/wiki/navigation/wearer/verificate',
      '/wiki/faq#missed-verification',
      '/wiki/navigation/holder#when-it-goes-wrong',
    ],
  },
  {
    query: 'punishment',
    right: ['/wiki/session/pillory', '/wiki/navigation/holder#means-other-than-more-days', '/glossary#pillory'],
  },
  {
    query: 'punishmnet for missed verification',
    right: ['/wiki/navigation/wearer/verificate', '/wiki/faq#missed-verification'],
  },
  {query: 'radnom games', right: ['/wiki/games']},
  {
    query: 'requirement votes before unlock',
    right: [
      '/wiki/session/end#requirement-links',
      '/wiki/session/settings#requirement-links',
      '/wiki/faq#requirement-links',
      '/glossary#requirement-link',
    ],
  },
  {
    query: 'link votes minimum',
    right: [
      '/wiki/session/end#requirement-links',
      '/wiki/session/settings#requirement-links',
      '/wiki/games/voting',
      '/glossary#requirement-link',
    ],
  },
  {
    query: 'can keyholder see the combination',
    right: [
      '/wiki/session/generate-keyid#who-provides-the-combination',
      '/wiki/navigation/wearer/use-keyid#who-provides-the-combination',
      '/wiki/navigation/holder/status#what-you-can-see-and-do',
      '/wiki/how-to/take-the-lock-box-picture',
    ],
  },
  {
    query: 'can holder end session early',
    right: [
      '/wiki/navigation/holder/status',
      '/wiki/navigation/holder#let-your-wearer-out',
      '/wiki/faq#holder-changes',
      '/wiki/session/end',
    ],
  },
  {query: 'release wearer', right: ['/wiki/navigation/holder/status', '/wiki/navigation/holder#let-your-wearer-out']},
  {
    query: 'what happens if I as a holder delete my account',
    right: ['/wiki/settings#what-is-not-known', '/wiki/faq#stop-holding'],
  },
  {
    query: 'how can i as keyholder say maximum of time he must not pass',
    right: [
      '/wiki/session/settings#duration',
      '/docs/api/max/add',
      '/docs/api/max/sub',
      '/glossary#maximum-duration',
      '/wiki/navigation/holder/status#change-the-duration',
      '/wiki/session/generate-keyid',
    ],
  },
  {
    query: 'holder wearer relationship remove',
    right: ['/wiki/faq#stop-holding', '/wiki/faq#leave-holder', '/wiki/navigation/holder/status#pass-the-session-on'],
  },
  {
    query: 'keyholdr permissions',
    right: [
      '/wiki/session#who-may-change-what',
      '/wiki/navigation/holder/status',
      '/wiki/session/settings#decide-who-can-change-it',
      '/wiki/faq#holder-changes',
      '/wiki/navigation/holder',
    ],
  },
  {
    query: 'message my wearer',
    right: ['/wiki/navigation/general#search-for-users', '/wiki/navigation/holder', '/wiki/session/pillory'],
  },
  {query: 'api', right: ['/docs/api', '/wiki/api']},
  {
    query: 'api key',
    right: [
      '/wiki/api',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
      '/glossary#api-key',
      '/wiki/faq#api-key',
      '/blog/2026/11/21/what-the-api-key-can-and-cannot-do',
    ],
  },
  {
    query: 'where do i find user id and api key',
    right: [
      '/wiki/api#get-your-user-id-and-api-key',
      '/wiki/faq#api-key',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
    ],
  },
  {query: 'api documentaion', right: ['/docs/api', '/wiki/api']},
  {query: 'apikey invalid', right: ['/docs/api#error-wrongapikey', '/wiki/api#when-it-goes-wrong']},
  {
    query: '401 unauthorized',
    right: ['/docs/api#errors', '/docs/api#error-wrongapikey', '/wiki/api#when-it-goes-wrong'],
  },
  {query: '403 Forbidden', right: ['/docs/api#errors', '/docs/api#error-wrongapikey', '/wiki/api#when-it-goes-wrong']},
  {query: '429 too many requests', right: ['/docs/api#error-toomanyrequests', '/docs/api#limits-and-polling']},
  {query: 'rate limit', right: ['/docs/api#limits-and-polling', '/docs/api#error-toomanyrequests']},
  {
    query: 'CORS error Access-Control-Allow-Origin',
    right: ['/docs/api#parsing-pitfalls', '/docs/api#base-address-and-rules'],
  },
  {query: 'GET session info', right: ['/docs/api/info']},
  {
    query: 'addrandom',
    right: [
      '/docs/api/time/add-ranndom',
      '/docs/api/links/add-ranndom',
      '/docs/api/min/add-ranndom',
      '/docs/api/max/add-ranndom',
    ],
  },
  {query: 'add maximum duration api', right: ['/docs/api/max/add', '/docs/api/max/add-ranndom']},
  {query: 'sub time endpoint', right: ['/docs/api/time/sub', '/docs/api/time/sub-random']},
  {
    query: 'json response example',
    right: ['/docs/api/info', '/docs/api#first-request-in-two-minutes', '/#the-api-in-one-request'],
  },
  {query: 'webhook', right: ['/docs/api#limits-and-polling', '/wiki/api#notice-a-change']},
  {query: 'python', right: [...everyCall]},
  {query: 'curl example', right: [...everyCall, '/#the-api-in-one-request']},
  {query: 'javascript fetch example', right: [...everyCall]},
  {query: 'C# client', right: [...everyCall, '/how-sure#clients']},
  {query: 'esp32 lock box', right: [...everyCall]},
  {
    query: 'discord bot',
    right: ['/wiki/api', '/docs/api', '/wiki/settings#linked-accounts', '/wiki#if-youre-building-something'],
  },
  {
    query: 'unix timestamp seconds or minutes',
    right: [
      '/docs/api#parsing-pitfalls',
      '/docs/api#amounts',
      '/docs/api/info',
      '/wiki/api#how-time-is-written',
      '/blog/2026/11/21/time-notation-by-example',
    ],
  },
  {query: 'undefined sessionid null', right: ['/docs/api/info', '/docs/api#parsing-pitfalls']},
  {query: 'openapi swagger', right: ['/docs/api#download-the-description']},
  {query: 'is it free', right: ['/wiki/faq#cost', '/wiki/premium']},
  {query: 'price', right: ['/wiki/faq#cost', '/wiki/premium']},
  {query: 'how to cancel premium subscribtion', right: ['/wiki/premium']},
  {query: 'privacy', right: ['/privacy', '/wiki/settings#decide-what-others-can-see', '/wiki/profile#who-can-see-it']},
  {
    query: 'who can see my pictuers',
    right: [
      '/wiki/profile#who-can-see-your-pictures',
      '/wiki/navigation/wearer/verificate#who-can-see-the-pictures',
      '/wiki/settings#what-others-can-see',
      '/wiki/profile#who-can-see-it',
    ],
  },
  {query: 'gdpr delete my data', right: ['/privacy', '/wiki/settings#what-is-not-known']},
  {query: 'delet acount', right: ['/wiki/settings#what-is-not-known']},
  {
    query: 'is it safe',
    right: [
      '/how-sure',
      '/privacy',
      '/wiki#before-you-lock',
      '/wiki/session/emergency#before-you-lock',
      '/wiki/how-to/setup-a-session',
    ],
  },
  {query: 'what is emlalock', right: ['/', '/wiki', '/wiki/faq#how-it-works', '/wiki/session']},
  {query: 'what age must i have', right: ['/wiki/faq#adults', '/wiki/settings#age-verification']},
  {query: 'contact support', right: ['/contact']},
  {query: 'changelog', right: ['/changelog/emlalock']},
];

/** Written by the same person, but answered by no page. */
export const unanswered = [
  'extensions',
  'frozen',
  'andriod app download',
  'iphone ap',
  'can i travel by plane with chastity cage metal detector',
  'freeze wearer',
  'create a lock template for my sub',
  'shared lock',
  'lockee tasks',
  'assign task to wearer',
  'how to convince my husband to wear chastity',
  'oauth2',
  'php library',
  'home assistant integration',
  'chastersession id',
  'wheel of fortune api custom text',
  'graphql',
  'are the images encrypted',
  'difference chaster emlalock',
  'which cage size should i buy',
  'best steel device for small',
  'bluetooth cage cellmate qiui',
  'who owns the company and where are servers',
  'bitcoin',
  'job vacancies developer salary',
  'asdfgh',
  'qqqq zzz',
  'purple banana xylophone',
  'blorf',
  '1234567890???',
];
