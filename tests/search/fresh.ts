// cspell:disable: readers mistype, and the set holds what they type.

import {asked, emergency, errors, faq, info, settings, type Asked} from './asked';

const field = `${info}#chastitysession`;
const setUp = '/wiki/how-to/setup-a-session';
const picture = '/wiki/how-to/take-the-lock-box-picture';
const notation = '/blog/2026/11/21/time-notation-by-example';
const keyPost = '/blog/2026/11/21/what-the-api-key-can-and-cannot-do';

/**
 * Written after the search had been tuned, which then had 83 % right in first place and 92 % in the top three. Used for
 * tuning since then.
 */
export const fresh: readonly Asked[] = [
  // Words
  asked('camera', `${setUp}#what-the-wearer-needs`, `${faq}#camera`),
  asked('receipt', '/wiki/premium#check-the-offer-before-you-pay', '/wiki/premium#when-it-goes-wrong'),
  asked('fetlife', `${info}#user-socials-fetlife`),
  asked('high contrast', '/wiki/settings#look-and-units', '/accessibility', '/accessibility#how-it-is-tested'),
  asked('summer time', '/wiki/profile#time-zone', '/wiki/settings#look-and-units', '/wiki/profile#when-it-goes-wrong'),
  asked('leaderboard', '/wiki/settings#what-others-can-see', `${info}#user-visibilities-highscore`),
  asked('linked accounts', '/wiki/settings#linked-accounts'),
  asked('states', '/wiki/session#the-states'),
  asked('keyboard', '/accessibility#how-it-is-tested', '/accessibility'),
  asked('test password', `${emergency}#it-is-a-test-session`, `${settings}#test-session`, `${faq}#test-session`),
  asked(
    'friend link vote amount',
    `${settings}#further-options`,
    '/wiki/games/voting#the-two-links',
    `${field}-friendlinkadd`,
    `${field}-friendlinksub`,
  ),
  asked(
    'penalty for looking at the time',
    `${settings}#what-you-see-of-the-clock`,
    `${field}-withpenaltypenalty`,
    `${faq}#hidden-time`,
    `${settings}#further-options`,
  ),

  // Typing errors
  asked('wearrer', '/glossary#wearer', '/wiki/navigation/wearer'),
  asked('seting up a sesssion', setUp, `${setUp}#create-a-session-for-yourself`),
  asked('keyhoder', '/glossary#holder', '/wiki/navigation/holder'),
  asked('emergencey relase', emergency),
  asked('vertification', '/wiki/navigation/wearer/verificate'),
  asked('blackajck', '/wiki/games/blackjack'),
  asked('pilorry', '/wiki/session/pillory', '/glossary#pillory'),
  asked('notfication', '/wiki/settings#notifications'),
  asked('privcay', '/privacy'),
  asked('lok box', '/glossary#lock-box', `${picture}#the-lock-box`, picture),
  asked(
    'requirment lnks',
    '/glossary#requirement-link',
    '/wiki/session/end#requirement-links',
    `${settings}#requirement-links`,
  ),
  asked('hollder not fuond', `${errors}-holdernotfound`, `${errors}-holdernotfoundagain`),
  asked('mimimum duration', `${settings}#duration`, `${field}-minduration`),
  asked('wheel of furtune', '/wiki/games#the-wheel-of-fortune', '/glossary#wheel-of-fortune'),
  asked('temprature', `${settings}#what-you-see-of-the-clock`, `${faq}#hidden-time`, `${field}-displaymode-timeleft`),

  // Joined or split words
  asked('lockboxpicture', picture, '/glossary#combination-picture', `${picture}#take-the-picture`),
  asked('slot-machine', '/wiki/games#the-five-games', '/wiki/games', `${field}-games-slotmachine`),
  asked('req link id', `${field}-reqlinkid`),
  asked('wrong apikey', `${errors}-wrongapikey`),
  asked('add maximum', '/docs/api/max/add'),
  asked('sub minimum random', '/docs/api/min/sub-random'),

  // Other words
  asked('dom', '/glossary#holder', '/wiki/navigation/holder'),
  asked('sponsor', '/wiki/premium', '/wiki/premium#what-is-known', `${info}#user-subscriptionvalue`),
  asked('close my account', `${faq}#delete-account`, '/wiki/settings#what-is-not-known'),
  asked('show clock on my homepage', '/wiki/counter-plugin', '/wiki/counter-plugin#show-your-counter-on-a-website'),
  asked(
    'safe combination',
    '/glossary#combination-picture',
    picture,
    '/glossary#lock-box',
    `${picture}#the-lock-box`,
    `${emergency}#note-the-combination-down`,
  ),
  asked('shorten session api', '/docs/api/time/sub'),
  asked('pause session', '/wiki/navigation/holder/status#what-is-not-known', `${settings}#hygiene-openings`),
  asked(
    'cleaning time exceeded',
    `${settings}#hygiene-openings`,
    `${faq}#hygiene`,
    `${field}-cleaningaction`,
    `${field}-cleaningpenalty`,
  ),
  asked(
    'proof that i am locked',
    '/wiki/navigation/wearer/verificate',
    '/glossary#verification',
    '/wiki/navigation/wearer/verificate#upload-a-verification-picture',
  ),
  asked('deutsch', '/wiki/profile#your-own-score', `${info}#user-language`, '/wiki/settings#about-you'),

  // For programs
  asked('NoActiveSesion', `${errors}-noactivesession`),
  asked('429 error', `${errors}-toomanyrequests`, '/docs/api#limits-and-polling'),
  asked('openapi.yaml', '/docs/api#download-the-description'),
  asked('chastitysession.status', `${field}-status`, '/wiki/session#the-states'),
  asked('maxduration 0', `${field}-maxduration`, `${settings}#duration`),
  asked('timeforcleaning', `${field}-timeforcleaning`),
  asked('addmaximumrandom', '/docs/api/max/add-ranndom'),
  asked(
    'what does M mean in the time format',
    '/docs/api#amounts',
    `${notation}#two-easy-mistakes`,
    '/wiki/api#how-time-is-written',
    notation,
    `${notation}#the-two-forms`,
  ),
  asked(
    'is the api key safe in the url',
    '/docs/api#keep-keys-out-of-logs',
    `${keyPost}#where-keys-leak`,
    '/docs/api#changes-by-get',
  ),
  asked('home assistant', '/docs/api/time/add-ranndom#notes', '/how-sure#clients'),
  asked('how often may i poll', '/docs/api#limits-and-polling'),

  // Questions in full
  asked(
    'which lock box do i need',
    `${picture}#the-lock-box`,
    `${faq}#what-you-need`,
    `${setUp}#what-the-wearer-needs`,
    '/glossary#lock-box',
  ),
  asked('how do I get my picture back', `${faq}#combination-back`, '/wiki/session/end', `${faq}#picture-gone`),
  asked('can i switch to another keyholder', `${faq}#leave-holder`),
  asked(
    'does a test session count',
    `${settings}#test-session`,
    '/glossary#test-session',
    `${faq}#test-session`,
    '/wiki/session/end#how-the-session-counts',
    `${faq}#emergency-counts`,
  ),
  asked('what happened in november 2020', '/changelog/emlalock/2020-11-29', '/changelog/emlalock#2020-11'),
  asked(
    'where is the search history stored',
    '/privacy#what-these-pages-do-not-do',
    '/privacy',
    '/privacy#what-is-kept-in-your-browser',
  ),
];
