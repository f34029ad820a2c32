// cspell:disable: readers mistype, and the lists hold what they type.

/** A query and the sections that answer it. The address of a page means its beginning. */
type Asked = {query: string; right: readonly string[]};

function asked(query: string, ...right: string[]): Asked {
  return {query, right};
}

const emergency = '/wiki/session/emergency';
const faq = '/wiki/faq';
const settings = '/wiki/session/settings';
const info = '/docs/api/info';
const field = `${info}#chastitysession`;
const errors = '/docs/api#error';

/** Never used for tuning: the numbers of the ranking may only be tuned with other queries. */
export const queries = [
  asked('bingo', '/wiki/games/bingo'),
  asked('pillory', '/wiki/session/pillory'),
  asked('profile', '/wiki/profile'),
  asked('verification', '/wiki/navigation/wearer/verificate'),
  asked('counter plugin', '/wiki/counter-plugin'),
  asked(
    'api key',
    '/wiki/settings#find-your-api-key-or-make-a-new-one',
    '/wiki/api#get-your-user-id-and-api-key',
    '/glossary#api-key',
    `${faq}#api-key`,
  ),
  asked('friend link', '/glossary#friend-link', '/wiki/games/voting#the-two-links', `${settings}#further-options`),
  asked('requirement links', '/wiki/session/end#requirement-links', `${settings}#requirement-links`),
  asked('glossary', '/glossary'),
  asked('accessibility', '/accessibility'),
  asked(
    'discord',
    '/wiki/settings#linked-accounts',
    `${info}#user-discord-userid`,
    `${info}#user-socials-discord`,
    '/wiki/settings#what-others-can-see',
  ),
  asked('emergncy', emergency),
  asked('pilory', '/wiki/session/pillory'),
  asked('premuim', '/wiki/premium'),
  asked('sesion setings', settings),
  asked('lokc box picture', '/wiki/how-to/take-the-lock-box-picture'),
  asked('minimun holder score', '/glossary#minimum-holder-score', '/wiki/find-session/wearer-session#who-may-adopt'),
  asked('acessibility', '/accessibility'),
  asked('add randm time', '/docs/api/time/add-ranndom'),
  asked('keyholder', '/glossary#holder', '/wiki/navigation/holder'),
  asked('verificate', '/wiki/navigation/wearer/verificate'),
  asked('release me now', emergency, `${emergency}#you-know-the-password`),
  asked('panic button', emergency),
  asked('shower break', `${settings}#hygiene-openings`, '/glossary#hygiene-opening', `${faq}#hygiene`),
  asked(
    'lockbox photo',
    '/wiki/how-to/take-the-lock-box-picture',
    '/wiki/how-to/take-the-lock-box-picture#take-the-picture',
  ),
  asked('how much does it cost', `${faq}#cost`, '/wiki/premium'),
  asked('rate limiting', '/docs/api#limits-and-polling', `${errors}-toomanyrequests`),
  asked(
    'token',
    '/wiki/api#get-your-user-id-and-api-key',
    '/docs/api#wearer-key-and-holder-key',
    '/glossary#api-key',
    '/wiki/settings#find-your-api-key-or-make-a-new-one',
  ),
  asked(
    'dark mode',
    '/blog/2026/11/21/on-a-phone-and-on-paper#on-a-phone',
    '/wiki/settings#look-and-units',
    '/blog/2026/11/21/on-a-phone-and-on-paper',
  ),
  asked('MissingRequiredData', `${errors}-missingrequireddata`),
  asked('InvalidTimeValue', `${errors}-invalidtimevalue`),
  asked('HolderNotFound', `${errors}-holdernotfound`, `${errors}-holdernotfoundagain`),
  asked('noactivesession', `${errors}-noactivesession`),
  asked('wrong api key', `${errors}-wrongapikey`),
  asked('invalid time value', `${errors}-invalidtimevalue`),
  asked('MisingRequiredData', `${errors}-missingrequireddata`),
  asked('friendlinkadd', `${field}-friendlinkadd`),
  asked('durationtype', `${field}-durationtype`, `${settings}#duration`),
  asked('timeleft', `${field}-displaymode-timeleft`),
  asked('pillorymessage', `${field}-pillorymessage`),
  asked('verificiationvisible', `${info}#user-visibilities-verificiationvisible`, '/wiki/settings#what-others-can-see'),
  asked('surprise me', `${settings}#what-you-see-of-the-clock`, `${field}-displaymode-surpriseme`),
  asked('addrequirement', '/docs/api/links/add'),
  asked('addminimum', '/docs/api/min/add'),
  asked('raise the minimum', '/docs/api/min/add'),
  asked('chance of release', `${settings}#duration`, `${field}-chance`),
  asked('time zone', '/wiki/profile#time-zone', `${info}#user-timezone`),
  asked('failed session box', '/wiki/session/end#the-box-failed-session'),
  asked(
    'I forgot my emergency password',
    `${faq}#forgotten-password`,
    `${faq}#holder-changes`,
    `${emergency}#you-do-not-know-it-and-have-a-holder`,
    `${emergency}#you-do-not-know-it-and-have-no-holder`,
  ),
  asked('how long may my first session be', `${faq}#first-session-length`),
  asked('how can my friends vote', `${faq}#friends-vote`),
  asked('why can I not end the session', `${faq}#requirement-links`, '/wiki/session/end#when-it-goes-wrong'),
  asked('where do I enter the keyid from my holder', '/wiki/navigation/wearer/use-keyid'),
  asked('when will I be free', `${faq}#release-time`),
  asked(
    'how do I make a new api key',
    '/wiki/api#make-a-new-api-key',
    '/wiki/settings#find-your-api-key-or-make-a-new-one',
  ),
  asked(
    'how do I become a holder',
    '/wiki/navigation/holder#how-a-session-comes-to-you',
    '/wiki/navigation/holder',
    '/wiki/find-session/wearer-session#adopt-a-session-as-holder',
  ),
  asked(
    'can the holder change the duration',
    `${faq}#holder-changes`,
    '/wiki/navigation/holder/status#change-the-duration',
  ),
  asked(
    'what are the api credentials',
    '/wiki/api#the-two-credentials-and-a-third',
    '/docs/api#wearer-key-and-holder-key',
  ),
  asked(
    'does this site use cookies',
    '/privacy',
    '/privacy#what-these-pages-do-not-do',
    '/privacy#what-is-kept-in-your-browser',
  ),
  asked('download openapi', '/docs/api#download-the-description'),
  asked('release 2023-01-14', '/changelog/emlalock/2023-01-14'),
  asked(
    'lost combination',
    `${faq}#picture-gone`,
    '/wiki/session/end#when-it-goes-wrong',
    `${faq}#combination-back`,
    `${emergency}#note-the-combination-down`,
    `${emergency}#when-it-goes-wrong`,
  ),
  asked('time/sub', '/docs/api/time/sub'),
  asked('/wiki/find-session/holder', '/wiki/find-session/holder-session'),
  asked('frequently_asked_questions', faq),
];

/** Queries that these pages do not answer. Some contain a word that happens to occur. */
export const nonsense = [
  'qwxzy plonk',
  'weather forecast',
  'lorem ipsum dolor',
  'banana bread recipe',
  'best pizza near me',
  'cheap flights to rome',
  'how to bake sourdough',
  'bitcoin exchange rate',
  'mortgage calculator',
  'kubernetes ingress',
  'stock market crash',
  'snorkel giraffe',
  'election polls',
  'purple monkey dishwasher',
  'capital of france',
  'vlookup excel',
  'tomato soup',
  'weather in berlin',
];

/** Requested address → the page that was meant. Written before the similarity was tuned. */
export const misspeltAddresses = {
  '/wiki/emergancy': '/wiki/session/emergency',
  '/wiki/sesion/settings': '/wiki/session/settings',
  '/docs/api/time/subtract': '/docs/api/time/sub',
  '/api/info': '/docs/api/info',
  '/faq': '/wiki/faq',
  '/wiki/game/black-jack': '/wiki/games/blackjack',
  '/changelog/2025': '/changelog/emlalock',
  '/wiki/navigation/wearer/verification': '/wiki/navigation/wearer/verificate',
  '/wiki/how-to/set-up-session': '/wiki/how-to/setup-a-session',
  '/wiki/lockbox-picture': '/wiki/how-to/take-the-lock-box-picture',
  '/wiki/keyid': '/wiki/session/generate-keyid',
  '/wiki/pilory': '/wiki/session/pillory',
  '/privacy-policy': '/privacy',
  '/glosary.html': '/glossary',
  '/blog/time-notation': '/blog/2026/11/21/time-notation-by-example',
};
