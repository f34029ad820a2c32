// cspell:disable: readers mistype, and the set holds what they type.

import {asked, emergency, errors, faq, info, settings, type Asked} from './asked';

const field = `${info}#chastitysession`;
const setUp = '/wiki/how-to/setup-a-session';
const picture = '/wiki/how-to/take-the-lock-box-picture';
const verification = '/wiki/navigation/wearer/verificate';
const holderStatus = '/wiki/navigation/holder/status';

/**
 * Written last, when the search had 75 % right in first place and 85 % in the top three. Used for tuning since then.
 */
export const last: readonly Asked[] = [
  asked(
    'first time user',
    `${setUp}#your-first-session`,
    setUp,
    '/wiki/navigation/general',
    `${settings}#first-session`,
  ),
  asked(
    'combination',
    '/glossary#combination-picture',
    picture,
    '/wiki/session/end',
    `${emergency}#note-the-combination-down`,
    `${faq}#combination-back`,
  ),
  asked('genderfluid', '/wiki/profile#genders', `${info}#user-gender`, `${field}-holdergender`),
  asked('risk voting', '/wiki/games/voting#risk-voting', `${field}-riscvoting`),
  asked('approximate time', `${settings}#what-you-see-of-the-clock`, `${field}-displaymode-showapproximate`),
  asked('kilograms or pounds', '/wiki/settings#look-and-units'),
  asked('offered sessions', '/wiki/find-session/wearer-session', '/wiki/find-session/holder-session'),
  asked('fonts', '/colophon#design', '/privacy#what-these-pages-do-not-do'),
  asked('rss address', '/wiki/session/feed#follow-it-in-a-feed-reader', '/wiki/session/feed'),
  asked('public search for users', '/wiki/navigation/general#search-for-users'),
  asked(
    'success message at the end',
    `${settings}#further-options`,
    `${field}-successmessage`,
    '/wiki/session/end#other-things-at-the-end',
  ),
  asked('compulsory games', '/wiki/games#how-many-games', `${field}-mustgamesperday`, `${field}-playedgamesmust`),

  asked('emergeny', emergency),
  asked('verifcate', verification),
  asked('holderapikye', '/docs/api#wearer-key-and-holder-key', '/wiki/api#the-two-credentials-and-a-third'),
  asked('genrate key id', '/wiki/session/generate-keyid'),
  asked('sttings', '/wiki/settings', settings),
  asked('pemium', '/wiki/premium'),
  asked('acess api', '/docs/api', '/wiki/api', '/wiki/api#get-your-user-id-and-api-key'),
  asked('hygeine brake', `${settings}#hygiene-openings`, '/glossary#hygiene-opening', `${faq}#hygiene`),
  asked(
    'votting link',
    '/wiki/games/voting',
    '/wiki/games/voting#the-two-links',
    '/glossary#friend-link',
    `${faq}#friends-vote`,
  ),
  asked(
    'chnagelog 2023',
    '/changelog/emlalock#2023-01',
    '/changelog/emlalock#2023-02',
    '/changelog/emlalock/2023-01-14',
    '/changelog/emlalock/2023-02-06',
  ),
  asked('acessability', '/accessibility'),
  asked(
    'minimum holder scor',
    '/glossary#minimum-holder-score',
    `${field}-minimumholderscore`,
    '/wiki/find-session/wearer-session#who-may-adopt',
  ),
  asked('InvalidTimeVaule', `${errors}-invalidtimevalue`),
  asked('addrequirment', '/docs/api/links/add'),
  asked('disaplymode', `${field}-displaymode`),
  asked('cleaningpenlty', `${field}-cleaningpenalty`),

  asked('surpriseme', `${field}-displaymode-surpriseme`, `${settings}#what-you-see-of-the-clock`),
  asked(
    'failed session',
    '/wiki/session/end#the-box-failed-session',
    '/wiki/session/end#how-the-session-counts',
    `${info}#user-failedsessions`,
    `${emergency}#what-it-means-for-the-session`,
  ),
  asked('test-session', `${settings}#test-session`, '/glossary#test-session', `${faq}#test-session`),
  asked(
    'hold a session',
    '/wiki/navigation/holder',
    '/wiki/navigation/holder#how-a-session-comes-to-you',
    '/wiki#i-hold-a-key-or-want-to',
  ),
  asked('self lock', `${setUp}#create-a-session-for-yourself`, `${faq}#need-a-holder`),
  asked('lock myself without keyholder', `${setUp}#create-a-session-for-yourself`, `${faq}#need-a-holder`),
  asked('jpeg or png', `${faq}#picture-file`, `${picture}#the-file`),
  asked(
    'upload failed',
    `${picture}#when-it-goes-wrong`,
    `${setUp}#when-it-goes-wrong`,
    `${faq}#picture-file`,
    `${verification}#when-it-goes-wrong`,
  ),
  asked('blurry picture', `${picture}#when-it-goes-wrong`, `${picture}#take-the-picture`),
  asked(
    'revoke key',
    '/wiki/api#make-a-new-api-key',
    '/wiki/settings#find-your-api-key-or-make-a-new-one',
    '/blog/2026/11/21/what-the-api-key-can-and-cannot-do#how-to-take-it-back',
  ),
  asked('who made this site', '/colophon'),
  asked('kontakt support', '/contact', `${emergency}#you-do-not-know-it-and-have-no-holder`),

  asked('NoActiveSession error', `${errors}-noactivesession`),
  asked('status 400', `${errors}-missingrequireddata`, '/docs/api#errors'),
  asked('subrequirement', '/docs/api/links/sub'),
  asked('lower requirement links', '/docs/api/links/sub'),
  asked(
    'random range from to',
    '/docs/api#ranges',
    '/docs/api/time/add-ranndom',
    '/docs/api/time/sub-random',
    '/docs/api/max/add-ranndom',
    '/docs/api/max/sub-random',
    '/docs/api/min/add-ranndom',
    '/docs/api/min/sub-random',
    '/docs/api/links/add-ranndom',
    '/docs/api/links/sub-ranndom',
    '/docs/api/time/add-ranndom#what-is-not-known',
    '/docs/api/time/add-ranndom#parameters',
    '/docs/api/time/add-ranndom#notes',
  ),
  asked('lastverification', `${field}-lastverification`),
  asked('wheelofsessionend', `${field}-wheelofsessionend`, '/wiki/session/end#other-things-at-the-end'),
  asked('user.timezone', `${info}#user-timezone`, '/wiki/profile#time-zone'),
  asked(
    'is there a sandbox',
    `${settings}#test-session`,
    '/docs/api#what-changes-and-what-does-not',
    '/glossary#test-session',
  ),
  asked('milliseconds or seconds', `${info}#units`, `${info}#user-dateofbirth`),
  asked('generate client from openapi', '/docs/api#download-the-description'),

  asked('how do i unlock early', emergency, `${emergency}#you-know-the-password`, `${faq}#if-you-have-to-get-out-now`),
  asked('what if emlalock is offline', `${emergency}#you-cannot-reach-emlalock`),
  asked(
    'how long does a wearer stay in the pillory',
    '/wiki/session/pillory',
    '/wiki/session/pillory#what-is-not-known',
    `${field}-pilloryleft`,
  ),
  asked(
    'can i see the combination before the end',
    `${holderStatus}#what-is-not-known`,
    `${picture}#the-file`,
    '/wiki/session/end',
    `${faq}#combination-back`,
  ),
  asked(
    'can visitors steal my session with the counter',
    '/wiki/counter-plugin#what-visitors-learn',
    '/wiki/counter-plugin',
  ),
  asked('do i have to be 18', `${faq}#adults`, '/wiki/settings#age-verification'),
  asked('my votes do nothing', `${faq}#votes-no-effect`, '/wiki/games/voting#when-it-goes-wrong'),
  asked(
    'release dates of 2018',
    '/changelog/emlalock#2018-02',
    '/changelog/emlalock#2018-08',
    '/changelog/emlalock/2018-02-27',
    '/changelog/emlalock/2018-08-17',
  ),
  asked('how is this documentation made', '/colophon', '/how-sure'),
];
