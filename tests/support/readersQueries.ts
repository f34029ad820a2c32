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

/**
 * Written by someone else who had not seen these pages, and judged by another who had not seen the results. The words of
 * readers and the rules of the ranking were made with half of them.
 */
export const fromOthers: Asked[] = [
  {
    query: 'emergency',
    right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now', '/contact#emergency'],
  },
  {
    query: 'emergancy key',
    right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now', '/glossary#emergency-password'],
  },
  {query: 'how do i get out right now', right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now']},
  {
    query: 'unlock early',
    right: [
      '/wiki/session/emergency',
      '/wiki/session/end#ways-to-end-it',
      '/wiki/navigation/holder/status#shorten-or-release',
      '/wiki/navigation/holder/status#release-your-wearer-at-once',
      '/wiki/session/settings#decide-how-you-get-out',
    ],
  },
  {
    query: 'lost my combination',
    right: [
      '/wiki/faq#picture-gone',
      '/wiki/session/emergency#when-it-goes-wrong',
      '/wiki/session/emergency#note-the-combination-down',
      '/wiki/session/end#when-it-goes-wrong',
      '/wiki/session/end#if-the-box-does-not-open',
      '/wiki/how-to/take-the-lock-box-picture#when-it-goes-wrong',
    ],
  },
  {
    query: 'combinaton picture blurry',
    right: [
      '/wiki/how-to/take-the-lock-box-picture#when-it-goes-wrong',
      '/wiki/how-to/take-the-lock-box-picture#take-the-picture',
      '/wiki/session/end#if-the-box-does-not-open',
      '/wiki/session/emergency#when-it-goes-wrong',
      '/wiki/faq#locked-right-now',
    ],
  },
  {query: 'can i change the picture after the session started?', right: ['/wiki/how-to/take-the-lock-box-picture']},
  {
    query: 'start session',
    right: [
      '/wiki/how-to/setup-a-session',
      '/wiki/navigation/wearer#the-box-wearer-options',
      '/wiki#start-your-first-session',
      '/wiki/session#two-ways-to-start',
    ],
  },
  {
    query: 'how to strat a sesion',
    right: [
      '/wiki/how-to/setup-a-session',
      '/wiki/navigation/wearer#the-box-wearer-options',
      '/wiki#start-your-first-session',
      '/wiki/session#two-ways-to-start',
    ],
  },
  {query: 'pause', right: ['/wiki/session/settings#hygiene-openings', '/glossary#hygiene-opening']},
  {
    query: 'hygiene opening',
    right: [
      '/wiki/session/settings#hygiene-openings',
      '/glossary#hygiene-opening',
      '/wiki/faq#hygiene',
      '/docs/api/info#fields-hygiene-openings',
    ],
  },
  {
    query: 'clening',
    right: [
      '/wiki/session/settings#hygiene-openings',
      '/glossary#hygiene-opening',
      '/wiki/faq#hygiene',
      '/docs/api/info#fields-hygiene-openings',
    ],
  },
  {
    query: 'what happens if I come back too late from cleaning',
    right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene'],
  },
  {query: 'missed my verifcation', right: ['/wiki/navigation/wearer/verificate', '/wiki/faq#missed-verification']},
  {query: 'hide remaining time', right: ['/wiki/session/settings#what-you-see-of-the-clock', '/wiki/faq#hidden-time']},
  {
    query: 'time not showing on phone',
    right: [
      '/wiki/faq#hidden-time',
      '/wiki/session/settings#what-you-see-of-the-clock',
      '/wiki/session/settings#when-it-goes-wrong',
      '/wiki/navigation/wearer#when-it-goes-wrong',
    ],
  },
  {
    query: 'session ended but no picture',
    right: [
      '/wiki/session/end#when-it-goes-wrong',
      '/wiki/session/end#end-the-session',
      '/wiki/faq#picture-gone',
      '/wiki/faq#combination-back',
      '/wiki/session/emergency#when-it-goes-wrong',
      '/wiki/session/emergency#note-the-combination-down',
    ],
  },
  {
    query: 'wheres my code',
    right: [
      '/wiki/faq#combination-back',
      '/wiki/session/end#end-the-session',
      '/wiki/session/end#when-it-goes-wrong',
      '/wiki/navigation/wearer/verificate#upload-a-verification-picture',
    ],
  },
  {query: 'wheel of fortune', right: ['/wiki/games#the-wheel-of-fortune', '/glossary#wheel-of-fortune']},
  {
    query: 'can I lock myself without a keyholder?',
    right: [
      '/wiki/faq#need-a-holder',
      '/wiki/session#what-you-can-do-without-a-holder',
      '/wiki/session/settings#decide-who-can-change-it',
      '/wiki/how-to/setup-a-session#what-to-decide-first',
      '/wiki/how-to/setup-a-session#create-a-session-for-yourself',
    ],
  },
  {
    query: 'find keyholder',
    right: [
      '/wiki/find-session/holder-session',
      '/wiki/session/settings#offer-session',
      '/wiki/faq#need-a-holder',
      '/wiki/navigation/general#search-for-users',
      '/wiki/tags/finding',
    ],
  },
  {
    query: 'keyholdr not answering',
    right: [
      '/wiki/session/emergency#your-holder-doesnt-answer',
      '/wiki/faq#holder-silent',
      '/wiki/session#your-holder-doesnt-answer',
      '/wiki/find-session/holder-session#when-it-goes-wrong',
    ],
  },
  {
    query: 'my holder disappeared and I still have 40 days',
    right: [
      '/wiki/session/emergency#your-holder-doesnt-answer',
      '/wiki/faq#holder-silent',
      '/wiki/session#your-holder-doesnt-answer',
      '/wiki/faq#leave-holder',
    ],
  },
  {
    query: 'minimum maximum duration',
    right: [
      '/wiki/session/settings#decide-how-long',
      '/wiki/session/settings#duration',
      '/glossary#minimum-duration',
      '/glossary#maximum-duration',
    ],
  },
  {
    query: 'max time',
    right: [
      '/wiki/session/settings#decide-how-long',
      '/wiki/session/settings#duration',
      '/glossary#maximum-duration',
      '/wiki/session/settings#first-session',
      '/wiki/faq#first-session-length',
    ],
  },
  {
    query: 'friends link vote',
    right: [
      '/wiki/games/voting',
      '/wiki/faq#friends-vote',
      '/glossary#friend-link',
      '/wiki/session/settings#further-options',
    ],
  },
  {query: 'who voted on my session', right: ['/wiki/session/feed']},
  {
    query: 'how many times can the same person vote per day',
    right: [
      '/open-questions#votes-and-games',
      '/wiki/games/voting#kinds-of-vote',
      '/wiki/session/end#requirement-links',
    ],
  },
  {
    query: 'requirement not fulfilled cannot unlock',
    right: [
      '/wiki/session/end#requirement-links',
      '/wiki/session/end#when-it-goes-wrong',
      '/wiki/session/end#an-example-one-link-too-few',
      '/wiki/faq#requirement-links',
      '/wiki/session/settings#requirement-links',
    ],
  },
  {
    query: 'key safe or combination box',
    right: [
      '/wiki/how-to/take-the-lock-box-picture#the-lock-box',
      '/wiki/how-to/setup-a-session#what-the-wearer-needs',
      '/wiki/faq#what-you-need',
      '/glossary#lock-box',
    ],
  },
  {
    query: 'pasword forgoten',
    right: [
      '/wiki/faq#forgotten-password',
      '/wiki/session/emergency#you-do-not-know-it-and-have-a-holder',
      '/wiki/session/emergency#you-do-not-know-it-and-have-no-holder',
      '/wiki/session/emergency#you-cannot-reach-emlalock',
      '/wiki/settings#when-it-goes-wrong',
      '/wiki/faq#holder-password',
      '/wiki/navigation/holder#when-it-goes-wrong',
    ],
  },
  {
    query: 'notifications dont work android',
    right: ['/wiki/settings#notifications', '/wiki/settings#when-it-goes-wrong'],
  },
  {
    query: 'swelling and pain need doctor',
    right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now', '/contact#emergency'],
  },
  {
    query: 'test lock first time',
    right: [
      '/wiki/session/settings#test-session',
      '/wiki/how-to/setup-a-session#your-first-session',
      '/wiki/faq#test-session',
      '/glossary#test-session',
      '/wiki#start-your-first-session',
    ],
  },
  {
    query: 'notfall schlüssel',
    right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now', '/glossary#emergency-password'],
  },
  {
    query: 'i locked and now i regret, how i can stop it',
    right: ['/wiki/session/emergency', '/wiki/faq#if-you-have-to-get-out-now', '/wiki/session/end#ways-to-end-it'],
  },
  {
    query: 'extend sesson',
    right: [
      '/wiki/navigation/holder/status#change-the-duration',
      '/docs/api/time/add',
      '/wiki/faq#longer-or-shorter',
      '/wiki/faq#holder-changes',
      '/wiki/session#who-may-change-what',
    ],
  },
  {
    query: 'does the time continue when i am unlocked for cleaning',
    right: ['/wiki/session/settings#hygiene-openings', '/wiki/faq#hygiene'],
  },
  {
    query: 'holder',
    right: [
      '/wiki/navigation/holder',
      '/wiki/navigation/holder/status',
      '/glossary#holder',
      '/wiki/tags/holder',
      '/wiki#i-hold-a-key-or-want-to',
    ],
  },
  {
    query: 'become a keyholder',
    right: [
      '/wiki/navigation/holder',
      '/wiki/find-session/wearer-session',
      '/wiki/navigation/holder/use-keyid',
      '/wiki/session/generate-keyid',
    ],
  },
  {
    query: 'add time to wearer',
    right: ['/wiki/navigation/holder/status#change-the-duration', '/docs/api/time/add', '/wiki/faq#holder-changes'],
  },
  {
    query: 'remove time',
    right: [
      '/docs/api/time/sub',
      '/docs/api/time/sub-random',
      '/wiki/navigation/holder/status#change-the-duration',
      '/wiki/navigation/holder/status#example-two-days-off-for-good-conduct',
      '/wiki/faq#longer-or-shorter',
      '/wiki/faq#holder-changes',
    ],
  },
  {
    query: 'reduce duraton as holder',
    right: [
      '/wiki/navigation/holder/status#change-the-duration',
      '/wiki/navigation/holder/status#shorten-or-release',
      '/wiki/navigation/holder/status#example-two-days-off-for-good-conduct',
      '/wiki/faq#holder-changes',
      '/docs/api/time/sub',
    ],
  },
  {
    query: 'keyholder acces to picture',
    right: [
      '/wiki/profile#who-can-see-your-pictures',
      '/wiki/profile#who-can-see-it',
      '/wiki/navigation/wearer/verificate#who-can-see-the-pictures',
      '/wiki/session/generate-keyid#who-provides-the-combination',
    ],
  },
  {
    query: 'how can the holder see the combination?',
    right: [
      '/wiki/session/generate-keyid#who-provides-the-combination',
      '/wiki/navigation/wearer/use-keyid#who-provides-the-combination',
      '/wiki/profile#who-can-see-your-pictures',
      '/wiki/profile#who-can-see-it',
    ],
  },
  {
    query: 'accept request',
    right: [
      '/wiki/find-session/wearer-session#adopt-a-session-as-holder',
      '/wiki/navigation/holder/use-keyid#take-over-a-session',
      '/wiki/navigation/holder#how-a-session-comes-to-you',
      '/wiki/navigation/wearer/use-keyid#take-the-session',
      '/wiki/find-session/holder-session#take-a-session-from-the-list',
    ],
  },
  {
    query: 'invite my sub',
    right: [
      '/wiki/session/generate-keyid',
      '/wiki/how-to/setup-a-session#create-a-session-for-somebody-else',
      '/wiki/navigation/holder#how-a-session-comes-to-you',
    ],
  },
  {
    query: 'i want to stop being the holder',
    right: [
      '/wiki/faq#stop-holding',
      '/wiki/navigation/holder/status#pass-the-session-on',
      '/wiki/navigation/holder/status#when-it-goes-wrong',
      '/wiki/navigation/holder#when-it-goes-wrong',
      '/wiki/navigation/holder#before-you-go-away',
    ],
  },
  {
    query: 'transfer wearer to other keyholder',
    right: [
      '/wiki/navigation/holder/status#pass-the-session-on',
      '/wiki/session/generate-keyid#offer-and-transfer',
      '/wiki/faq#stop-holding',
      '/wiki/faq#leave-holder',
      '/wiki/navigation/holder#before-you-go-away',
    ],
  },
  {query: 'multiple wearers', right: ['/wiki/navigation/holder#several-wearers']},
  {
    query: 'set requirements for my wearer',
    right: [
      '/wiki/session/generate-keyid#the-other-decisions',
      '/wiki/session/generate-keyid#general',
      '/docs/api/links/add',
      '/wiki/session/settings#requirement-links',
      '/wiki/navigation/holder#means-other-than-more-days',
    ],
  },
  {
    query: 'how many links should I require',
    right: [
      '/wiki/session/settings#requirement-links',
      '/wiki/session/generate-keyid#the-other-decisions',
      '/wiki/how-to/setup-a-session#what-to-decide-first',
      '/docs/api/links/add#how-many-to-add',
    ],
  },
  {query: 'set up hygeine schedule', right: ['/wiki/session/settings#hygiene-openings']},
  {
    query: 'punishment',
    right: [
      '/wiki/navigation/holder#means-other-than-more-days',
      '/wiki/navigation/holder#agree',
      '/wiki/session/pillory',
      '/wiki/navigation/holder/status#the-pillory',
    ],
  },
  {
    query: 'can my partner unlock without me?',
    right: [
      '/wiki/session/end#ways-to-end-it',
      '/wiki/navigation/holder#what-it-asks-of-you',
      '/wiki/navigation/holder#before-you-go-away',
      '/wiki/session/emergency#you-know-the-password',
      '/wiki/session/settings#decide-how-you-get-out',
      '/wiki/session#who-may-change-what',
    ],
  },
  {
    query: 'wearer used the emergency key, what do I see',
    right: [
      '/wiki/session/emergency#what-it-means-for-the-session',
      '/wiki/settings#notifications',
      '/wiki/session/end#other-things-at-the-end',
      '/open-questions#getting-out',
    ],
  },
  {query: 'freez timer', right: ['/open-questions#what-a-holder-can-do']},
  {
    query: 'change limit after start',
    right: [
      '/wiki/session/settings#after-the-start',
      '/wiki/session#who-may-change-what',
      '/wiki/navigation/holder/status#with-the-api',
      '/wiki/faq#red-star',
      '/docs/api/max/add',
      '/docs/api/max/sub',
      '/docs/api/min/add',
      '/docs/api/min/sub',
    ],
  },
  {query: 'see how long he has left', right: ['/wiki/navigation/holder/status', '/wiki/faq#holder-knows']},
  {
    query: 'trusted keyholder',
    right: [
      '/wiki/profile#look-at-a-profile',
      '/wiki/profile#ratings',
      '/wiki/session/settings#offer-session',
      '/wiki/navigation/general#search-for-users',
    ],
  },
  {
    query: 'random time',
    right: ['/docs/api/time/add-ranndom', '/docs/api/time/sub-random', '/docs/api#ranges', '/docs/api/tags/random'],
  },
  {
    query: 'how I can make longer the time of my slave',
    right: [
      '/wiki/navigation/holder/status#change-the-duration',
      '/docs/api/time/add',
      '/wiki/faq#holder-changes',
      '/wiki/faq#longer-or-shorter',
    ],
  },
  {
    query: "he don't know how much time is left, where to set this",
    right: ['/wiki/session/settings#what-you-see-of-the-clock', '/wiki/faq#hidden-time'],
  },
  {
    query: 'daily verification picture from wearer',
    right: [
      '/wiki/navigation/wearer/verificate',
      '/wiki/session/generate-keyid#general',
      '/wiki/session/generate-keyid#the-other-decisions',
      '/wiki/session/settings#general',
      '/wiki/session#the-two-types',
    ],
  },
  {query: 'how do I write a contract with my sub', right: ['/wiki/navigation/holder#agree']},
  {
    query: "holder can't find wearer in list",
    right: [
      '/wiki/navigation/holder/status#when-it-goes-wrong',
      '/wiki/navigation/holder#when-it-goes-wrong',
      '/wiki/find-session/wearer-session#when-it-goes-wrong',
      '/wiki/navigation/holder/use-keyid#when-it-goes-wrong',
    ],
  },
  {query: 'api', right: ['/docs/api', '/wiki/api']},
  {
    query: 'api key',
    right: [
      '/wiki/api',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
      '/wiki/faq#api-key',
      '/glossary#api-key',
      '/docs/api#wearer-key-and-holder-key',
      '/blog/2026/11/21/what-the-api-key-can-and-cannot-do',
    ],
  },
  {
    query: 'wher is apikey',
    right: [
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
      '/wiki/api#get-your-user-id-and-api-key',
      '/wiki/faq#api-key',
      '/wiki/navigation/general#what-stands-where',
      '/docs/api#first-request-in-two-minutes',
    ],
  },
  {query: 'api documentation', right: ['/docs/api', '/wiki/api']},
  {
    query: 'user id',
    right: [
      '/glossary#user-id',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
      '/wiki/api#get-your-user-id-and-api-key',
      '/wiki/api#the-two-credentials-and-a-third',
      '/wiki/faq#api-key',
      '/wiki/navigation/general#what-stands-where',
    ],
  },
  {query: 'userid wrong', right: ['/docs/api#error-usernotfound', '/docs/api#errors', '/wiki/api#when-it-goes-wrong']},
  {
    query: 'curl example',
    right: [
      '/docs/api#first-request-in-two-minutes',
      '/#the-api-in-one-request',
      '/docs/api/info#samples',
      '/docs/api/time/add#samples',
      '/docs/api/time/add-ranndom#samples',
      '/docs/api/time/sub#samples',
      '/docs/api/min/add#samples',
      '/docs/api/min/add-ranndom#samples',
      '/docs/api/min/sub#samples',
      '/docs/api/max/add#samples',
      '/docs/api/max/add-ranndom#samples',
      '/docs/api/max/sub#samples',
      '/docs/api/links/add#samples',
      '/docs/api/links/add-ranndom#samples',
      '/docs/api/links/sub#samples',
      '/docs/api/time/sub-random#samples',
      '/docs/api/min/sub-random#samples',
      '/docs/api/max/sub-random#samples',
      '/docs/api/links/sub-ranndom#samples',
    ],
  },
  {
    query: 'python',
    right: [
      '/docs/api#complete-program',
      '/docs/api/info#samples',
      '/docs/api/time/add#samples',
      '/docs/api/time/add-ranndom#samples',
      '/docs/api/time/sub#samples',
      '/docs/api/min/add#samples',
      '/docs/api/min/add-ranndom#samples',
      '/docs/api/min/sub#samples',
      '/docs/api/max/add#samples',
      '/docs/api/max/add-ranndom#samples',
      '/docs/api/max/sub#samples',
      '/docs/api/links/add#samples',
      '/docs/api/links/add-ranndom#samples',
      '/docs/api/links/sub#samples',
      '/docs/api/time/sub-random#samples',
      '/docs/api/min/sub-random#samples',
      '/docs/api/max/sub-random#samples',
      '/docs/api/links/sub-ranndom#samples',
    ],
  },
  {
    query: 'node.js client',
    right: [
      '/docs/api#complete-program',
      '/docs/api#download-the-description',
      '/docs/api/info#samples',
      '/docs/api/time/add#samples',
      '/docs/api/time/add-ranndom#samples',
      '/docs/api/time/sub#samples',
      '/docs/api/min/add#samples',
      '/docs/api/min/add-ranndom#samples',
      '/docs/api/min/sub#samples',
      '/docs/api/max/add#samples',
      '/docs/api/max/add-ranndom#samples',
      '/docs/api/max/sub#samples',
      '/docs/api/links/add#samples',
      '/docs/api/links/add-ranndom#samples',
      '/docs/api/links/sub#samples',
      '/docs/api/time/sub-random#samples',
      '/docs/api/min/sub-random#samples',
      '/docs/api/max/sub-random#samples',
      '/docs/api/links/sub-ranndom#samples',
    ],
  },
  {
    query: '401 unauthorized',
    right: ['/docs/api#error-wrongapikey', '/docs/api#errors', '/wiki/api#when-it-goes-wrong'],
  },
  {
    query: 'invalid api key',
    right: ['/docs/api#error-wrongapikey', '/docs/api#errors', '/wiki/api#when-it-goes-wrong'],
  },
  {
    query: '429 too many requests',
    right: [
      '/docs/api#error-toomanyrequests',
      '/docs/api#limits-and-polling',
      '/docs/api#errors',
      '/wiki/api#when-it-goes-wrong',
    ],
  },
  {query: 'rate limit', right: ['/docs/api#limits-and-polling', '/docs/api#error-toomanyrequests']},
  {query: 'CORS error fetch', right: ['/docs/api#parsing-pitfalls']},
  {
    query: 'webhook',
    right: ['/wiki/api#notice-a-change', '/docs/api#limits-and-polling', '/docs/api/info#read-a-countdown'],
  },
  {query: 'add time endpoint', right: ['/docs/api/time/add', '/docs/api#all-operations']},
  {query: 'addmaximum random', right: ['/docs/api/max/add-ranndom']},
  {query: 'create requirement link via api', right: ['/docs/api/links/add', '/docs/api/links/add-ranndom']},
  {query: 'GET /info', right: ['/docs/api/info']},
  {
    query: 'json respons format',
    right: ['/docs/api/info', '/docs/api#base-address-and-rules', '/docs/api#parsing-pitfalls'],
  },
  {
    query: 'startdate unix timestamp timezone',
    right: [
      '/docs/api/info#units',
      '/docs/api/info#fields-times',
      '/docs/api/info#chastitysession-startdate',
      '/docs/api#parsing-pitfalls',
    ],
  },
  {
    query: 'is duration in seconds or minutes?',
    right: [
      '/docs/api/info#units',
      '/docs/api/info#chastitysession-duration',
      '/docs/api/info#fields-times',
      '/docs/api#amounts',
      '/wiki/api#how-time-is-written',
      '/blog/2026/11/21/time-notation-by-example',
    ],
  },
  {
    query: 'enddate null',
    right: [
      '/docs/api/info#hidden-times',
      '/docs/api/info#chastitysession-enddate',
      '/docs/api/info#fields-times',
      '/docs/api#parsing-pitfalls',
    ],
  },
  {query: 'openapi swagger', right: ['/docs/api#download-the-description']},
  {
    query: 'holderapikey',
    right: [
      '/docs/api#wearer-key-and-holder-key',
      '/docs/api#error-holdernotfound',
      '/wiki/api#the-two-credentials-and-a-third',
      '/wiki/api#who-can-do-what',
      '/docs/api/tags/holder-key',
    ],
  },
  {
    query: '{"error":"session not found"}',
    right: [
      '/docs/api#error-noactivesession',
      '/docs/api#errors',
      '/docs/api/info#how-to-tell-that-no-session-runs',
      '/wiki/api#when-it-goes-wrong',
    ],
  },
  {query: 'oauth', right: ['/docs/api#base-address-and-rules', '/docs/api#wearer-key-and-holder-key']},
  {
    query: 'esp32 arduino lock',
    right: [
      '/how-sure#clients',
      '/docs/api#parsing-pitfalls',
      '/docs/api#keep-keys-out-of-logs',
      '/docs/api/info#samples',
      '/docs/api/time/add#samples',
      '/docs/api/time/add-ranndom#samples',
      '/docs/api/time/sub#samples',
      '/docs/api/min/add#samples',
      '/docs/api/min/add-ranndom#samples',
      '/docs/api/min/sub#samples',
      '/docs/api/max/add#samples',
      '/docs/api/max/add-ranndom#samples',
      '/docs/api/max/sub#samples',
      '/docs/api/links/add#samples',
      '/docs/api/links/add-ranndom#samples',
      '/docs/api/links/sub#samples',
      '/docs/api/time/sub-random#samples',
      '/docs/api/min/sub-random#samples',
      '/docs/api/max/sub-random#samples',
      '/docs/api/links/sub-ranndom#samples',
    ],
  },
  {
    query: 'php file_get_contents api returns empty',
    right: [
      '/changelog/emlalock#when-your-program-stops-working',
      '/changelog/emlalock/v1#older-addresses-of-the-api',
      '/wiki/api#when-it-goes-wrong',
    ],
  },
  {query: 'is it free', right: ['/wiki/faq#cost', '/wiki/premium']},
  {query: 'premium price', right: ['/wiki/premium', '/wiki/faq#cost']},
  {query: 'cancel subscribtion', right: ['/wiki/premium']},
  {
    query: 'privacy',
    right: [
      '/privacy',
      '/wiki/profile#who-can-see-it',
      '/wiki/profile#who-can-see-your-pictures',
      '/wiki/settings#decide-what-others-can-see',
      '/wiki/tags/privacy',
    ],
  },
  {query: 'gdpr delete acount', right: ['/wiki/settings#what-is-not-known']},
  {
    query: 'who can see my photos?',
    right: [
      '/wiki/profile#who-can-see-your-pictures',
      '/wiki/profile#who-can-see-it',
      '/wiki/navigation/wearer/verificate#who-can-see-the-pictures',
      '/wiki/settings#decide-what-others-can-see',
      '/wiki/settings#what-others-can-see',
    ],
  },
  {query: 'are the pictures encrypted', right: ['/wiki/profile#who-can-see-your-pictures']},
  {
    query: 'is this safe',
    right: [
      '/wiki/session/emergency#before-you-lock',
      '/wiki/tags/safety',
      '/wiki/session/settings#decide-how-you-get-out',
      '/wiki/how-to/setup-a-session#what-to-decide-first',
    ],
  },
  {query: 'what does emlalock mean', right: ['/wiki', '/', '/wiki/faq#how-it-works', '/wiki/session']},
  {query: 'age limit', right: ['/wiki/faq#adults', '/wiki/settings#age-verification']},
  {query: 'changelog', right: ['/changelog/emlalock']},
];
