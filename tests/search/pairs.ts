// cspell:disable: readers mistype, and the set holds what they type.

import {asked, emergency, errors, faq, info, settings, type Asked} from './asked';

/**
 * Written before the search was tuned, in pairs of one kind: the first of each pair is used for tuning, the second only
 * for testing.
 */
export const pairs: readonly (readonly [Asked, Asked])[] = [
  // Words
  [asked('emergency', emergency), asked('bingo', '/wiki/games/bingo')],
  [asked('blackjack', '/wiki/games/blackjack'), asked('pillory', '/wiki/session/pillory')],
  [asked('premium', '/wiki/premium'), asked('profile', '/wiki/profile')],
  [asked('voting', '/wiki/games/voting'), asked('verification', '/wiki/navigation/wearer/verificate')],
  [
    asked('wheel of fortune', '/wiki/games#the-wheel-of-fortune', '/glossary#wheel-of-fortune'),
    asked('counter plugin', '/wiki/counter-plugin'),
  ],
  [
    asked('lock box', '/wiki/how-to/take-the-lock-box-picture#the-lock-box', '/glossary#lock-box'),
    asked(
      'api key',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
      '/wiki/api#get-your-user-id-and-api-key',
      '/glossary#api-key',
      `${faq}#api-key`,
    ),
  ],
  [
    asked('age verification', '/wiki/settings#age-verification'),
    asked('friend link', '/glossary#friend-link', '/wiki/games/voting#the-two-links', `${settings}#further-options`),
  ],
  [
    asked('hygiene opening', `${settings}#hygiene-openings`, '/glossary#hygiene-opening'),
    asked('requirement links', '/wiki/session/end#requirement-links', `${settings}#requirement-links`),
  ],
  [asked('privacy', '/privacy'), asked('glossary', '/glossary')],
  [asked('changelog', '/changelog/emlalock'), asked('accessibility', '/accessibility')],
  [
    asked('locktober', `${settings}#further-options`, `${info}#chastitysession-locktober`),
    asked(
      'discord',
      '/wiki/settings#linked-accounts',
      `${info}#user-discord-userid`,
      `${info}#user-socials-discord`,
      '/wiki/settings#what-others-can-see',
    ),
  ],

  // Typing errors
  [
    asked('emergancy pasword', emergency, '/glossary#emergency-password', `${emergency}#you-know-the-password`),
    asked('emergncy', emergency),
  ],
  [asked('verfication', '/wiki/navigation/wearer/verificate'), asked('pilory', '/wiki/session/pillory')],
  [asked('blakjack', '/wiki/games/blackjack'), asked('premuim', '/wiki/premium')],
  [
    asked('hygeine', `${settings}#hygiene-openings`, '/glossary#hygiene-opening', `${faq}#hygiene`),
    asked('sesion setings', settings),
  ],
  [
    asked('gernerate keyid', '/wiki/session/generate-keyid'),
    asked('lokc box picture', '/wiki/how-to/take-the-lock-box-picture'),
  ],
  [
    asked('requirment links', '/wiki/session/end#requirement-links', `${settings}#requirement-links`),
    asked('minimun holder score', '/glossary#minimum-holder-score', '/wiki/find-session/wearer-session#who-may-adopt'),
  ],
  [asked('accont settings', '/wiki/settings'), asked('acessibility', '/accessibility')],
  [
    asked(
      'ranndom',
      '/docs/api/time/add-ranndom',
      '/docs/api/max/add-ranndom',
      '/docs/api/min/add-ranndom',
      '/docs/api/links/add-ranndom',
    ),
    asked('add randm time', '/docs/api/time/add-ranndom'),
  ],

  // Synonyms and old names
  [asked('keyword', '/glossary#emergency-password'), asked('keyholder', '/glossary#holder', '/wiki/navigation/holder')],
  [
    asked(
      'verify',
      '/wiki/navigation/wearer/verificate',
      '/wiki/navigation/wearer/verificate#upload-a-verification-picture',
    ),
    asked('verificate', '/wiki/navigation/wearer/verificate'),
  ],
  [
    asked('unlock', emergency, '/wiki/session/end', `${emergency}#you-know-the-password`),
    asked('release me now', emergency, `${emergency}#you-know-the-password`),
  ],
  [
    asked('safeword', emergency, '/glossary#emergency-password', `${emergency}#you-know-the-password`),
    asked('panic button', emergency),
  ],
  [
    asked('cleaning', `${settings}#hygiene-openings`, '/glossary#hygiene-opening', `${faq}#hygiene`),
    asked('shower break', `${settings}#hygiene-openings`, '/glossary#hygiene-opening', `${faq}#hygiene`),
  ],
  [
    asked('key safe', '/glossary#lock-box', '/wiki/how-to/take-the-lock-box-picture#the-lock-box'),
    asked(
      'lockbox photo',
      '/wiki/how-to/take-the-lock-box-picture',
      '/wiki/how-to/take-the-lock-box-picture#take-the-picture',
    ),
  ],
  [
    asked(
      'subscription price',
      '/wiki/premium',
      '/wiki/premium#what-is-known',
      '/wiki/premium#what-is-not-known',
      `${faq}#cost`,
    ),
    asked('how much does it cost', `${faq}#cost`, '/wiki/premium'),
  ],
  [
    asked('release notes', '/changelog/emlalock'),
    asked('rate limiting', '/docs/api#limits-and-polling', `${errors}-toomanyrequests`),
  ],
  [
    asked('swagger', '/docs/api#download-the-description'),
    asked(
      'token',
      '/wiki/api#get-your-user-id-and-api-key',
      '/docs/api#wearer-key-and-holder-key',
      '/glossary#api-key',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
    ),
  ],
  [
    asked(
      'lock code',
      '/wiki/session/end',
      `${emergency}#note-the-combination-down`,
      `${faq}#combination-back`,
      '/glossary#combination-picture',
      '/wiki/how-to/take-the-lock-box-picture',
      '/glossary#lock-box',
    ),
    asked(
      'dark mode',
      '/blog/2026/11/21/on-a-phone-and-on-paper#on-a-phone',
      '/wiki/settings#look-and-units',
      '/blog/2026/11/21/on-a-phone-and-on-paper',
    ),
  ],

  // Error codes
  [
    asked('SessionHasNoHolder', `${errors}-sessionhasnoholder`),
    asked('MissingRequiredData', `${errors}-missingrequireddata`),
  ],
  [asked('WrongAPIKey', `${errors}-wrongapikey`), asked('InvalidTimeValue', `${errors}-invalidtimevalue`)],
  [
    asked('429', `${errors}-toomanyrequests`, '/docs/api#limits-and-polling'),
    asked('HolderNotFound', `${errors}-holdernotfound`, `${errors}-holdernotfoundagain`),
  ],
  [asked('usernotfound', `${errors}-usernotfound`), asked('noactivesession', `${errors}-noactivesession`)],
  [asked('no active session', `${errors}-noactivesession`), asked('wrong api key', `${errors}-wrongapikey`)],
  [asked('too many requests', `${errors}-toomanyrequests`), asked('invalid time value', `${errors}-invalidtimevalue`)],
  [
    asked('SesionHasNoHoldr', `${errors}-sessionhasnoholder`),
    asked('MisingRequiredData', `${errors}-missingrequireddata`),
  ],

  // Settings and fields
  [
    asked('reqlink', `${info}#chastitysession-reqlink`),
    asked('friendlinkadd', `${info}#chastitysession-friendlinkadd`),
  ],
  [
    asked('holderapikey', '/docs/api#wearer-key-and-holder-key', '/wiki/api#the-two-credentials-and-a-third'),
    asked('durationtype', `${info}#chastitysession-durationtype`, `${settings}#duration`),
  ],
  [
    asked('minimumholderscore', `${info}#chastitysession-minimumholderscore`),
    asked('timeleft', `${info}#chastitysession-displaymode-timeleft`),
  ],
  [
    asked('cleaningsperday', `${info}#chastitysession-cleaningsperday`),
    asked('pillorymessage', `${info}#chastitysession-pillorymessage`),
  ],
  [
    asked('enddate', `${info}#chastitysession-enddate`, `${info}#hidden-times`),
    asked(
      'verificiationvisible',
      `${info}#user-visibilities-verificiationvisible`,
      '/wiki/settings#what-others-can-see',
    ),
  ],
  [
    asked(
      'offer session',
      `${settings}#offer-session`,
      '/wiki/find-session/wearer-session#offer-your-session-as-wearer',
    ),
    asked('surprise me', `${settings}#what-you-see-of-the-clock`, `${info}#chastitysession-displaymode-surpriseme`),
  ],
  [asked('submaximumrandom', '/docs/api/max/sub-random'), asked('addrequirement', '/docs/api/links/add')],
  [asked('subrandom', '/docs/api/time/sub-random'), asked('addminimum', '/docs/api/min/add')],
  [asked('lower the maximum', '/docs/api/max/sub'), asked('raise the minimum', '/docs/api/min/add')],
  [
    asked('random duration', `${info}#chastitysession-randomduration`, `${settings}#duration`),
    asked('chance of release', `${settings}#duration`, `${info}#chastitysession-chance`),
  ],
  [
    asked('notifications', '/wiki/settings#notifications'),
    asked('time zone', '/wiki/profile#time-zone', `${info}#user-timezone`),
  ],
  [
    asked('test session', `${settings}#test-session`, '/glossary#test-session', `${faq}#test-session`),
    asked('failed session box', '/wiki/session/end#the-box-failed-session'),
  ],

  // Questions
  [
    asked('how do I get out', emergency, `${faq}#if-you-have-to-get-out-now`, `${emergency}#you-know-the-password`),
    asked(
      'I forgot my emergency password',
      `${faq}#forgotten-password`,
      `${faq}#holder-password`,
      `${emergency}#you-do-not-know-it-and-have-a-holder`,
      `${emergency}#you-do-not-know-it-and-have-no-holder`,
    ),
  ],
  [
    asked('do I need a holder?', `${faq}#need-a-holder`),
    asked('how long may my first session be', `${faq}#first-session-length`),
  ],
  [asked('can I delete my account', `${faq}#delete-account`), asked('how can my friends vote', `${faq}#friends-vote`)],
  [
    asked(
      'what happens if I miss a verification',
      `${faq}#missed-verification`,
      '/wiki/navigation/wearer/verificate#if-you-miss-an-interval',
    ),
    asked('why can I not end the session', `${faq}#requirement-links`, '/wiki/session/end#when-it-goes-wrong'),
  ],
  [
    asked('somebody has my api key', `${faq}#leaked-key`),
    asked('where do I enter the keyid from my holder', '/wiki/navigation/wearer/use-keyid'),
  ],
  [
    asked('why is the remaining time hidden', `${faq}#hidden-time`, `${info}#hidden-times`),
    asked('when will I be free', `${faq}#release-time`),
  ],
  [
    asked('what file types can I upload', `${faq}#picture-file`, '/wiki/how-to/take-the-lock-box-picture#the-file'),
    asked(
      'how do I make a new api key',
      '/wiki/api#make-a-new-api-key',
      '/wiki/settings#find-your-api-key-or-make-a-new-one',
    ),
  ],
  [
    asked('how to release my wearer', '/wiki/navigation/holder/status#release-your-wearer-at-once'),
    asked(
      'how do I become a holder',
      '/wiki/navigation/holder#how-a-session-comes-to-you',
      '/wiki/navigation/holder',
      '/wiki/find-session/wearer-session#adopt-a-session-as-holder',
    ),
  ],
  [
    asked('is it safe to delete the picture', `${faq}#delete-picture`),
    asked(
      'can the holder change the duration',
      `${faq}#holder-changes`,
      '/wiki/navigation/holder/status#change-the-duration',
    ),
  ],
  [
    asked(
      'how do I write 5 days in the api',
      '/docs/api#amounts',
      '/wiki/api#how-time-is-written',
      '/blog/2026/11/21/time-notation-by-example',
      '/blog/2026/11/21/time-notation-by-example#the-two-forms',
    ),
    asked(
      'what are the api credentials',
      '/wiki/api#the-two-credentials-and-a-third',
      '/docs/api#wearer-key-and-holder-key',
    ),
  ],
  [
    asked('how sure is this', '/how-sure'),
    asked(
      'does this site use cookies',
      '/privacy',
      '/privacy#what-these-pages-do-not-do',
      '/privacy#what-is-kept-in-your-browser',
    ),
  ],
  [
    asked('first request curl', '/docs/api#first-request-in-two-minutes'),
    asked('download openapi', '/docs/api#download-the-description'),
  ],
  [
    asked(
      'new in october 2025',
      '/changelog/emlalock/2025-10-26',
      '/changelog/emlalock/2025-10-07',
      '/changelog/emlalock#2025-10',
    ),
    asked('release 2023-01-14', '/changelog/emlalock/2023-01-14'),
  ],
  [
    asked(
      'prepare a session for somebody else',
      '/wiki/how-to/setup-a-session#create-a-session-for-somebody-else',
      '/wiki/session/generate-keyid',
      '/wiki/session/generate-keyid#prepare-a-session-for-a-wearer',
    ),
    asked(
      'lost combination',
      `${faq}#picture-gone`,
      '/wiki/session/end#when-it-goes-wrong',
      `${faq}#combination-back`,
      `${emergency}#note-the-combination-down`,
      `${emergency}#when-it-goes-wrong`,
    ),
  ],

  // Paths, some of them misspelt
  [
    asked(
      'add-random',
      '/docs/api/time/add-ranndom',
      '/docs/api/max/add-ranndom',
      '/docs/api/min/add-ranndom',
      '/docs/api/links/add-ranndom',
    ),
    asked('time/sub', '/docs/api/time/sub'),
  ],
  [asked('wiki/session/emergancy', emergency), asked('/wiki/find-session/holder', '/wiki/find-session/holder-session')],
  [asked('setup-a-sesion', '/wiki/how-to/setup-a-session'), asked('frequently_asked_questions', faq)],
];
