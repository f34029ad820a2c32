// cspell:disable: readers' words, also those that no dictionary has.
import {glossaryEntries} from './glossary';

/** What readers type, in lower case → what the pages call it. A word stands for itself as well. */
type Alias = {means: string; words: readonly string[]};

const aliases: readonly Alias[] = [
  {means: 'png gif jpg', words: ['file types', 'file type', 'file format', 'file formats', 'image format', 'jpeg']},
  {means: 'wearer key and holder key', words: ['holderapikey', 'holder key']},
  {
    means: 'emergency release',
    words: [
      'unlock',
      'get out',
      'getting out',
      'let me out',
      'get free',
      'release me',
      'escape',
      'safeword',
      'safe word',
      'panic',
      'panic button',
      'help me',
      'urgent',
      'stuck',
      'sos',
      'abort',
      'danger',
      'injury',
    ],
  },
  {means: 'emergency password', words: ['keyword', 'emergency keyword', 'emergency code', 'release password']},
  {means: 'holder', words: ['keyholder', 'key holder', 'kh', 'dom', 'domme', 'master', 'mistress', 'keyholding']},
  {means: 'wearer', words: ['sub', 'lockee', 'locked person', 'submissive', 'keyholdee']},
  {
    means: 'verification',
    words: ['verify', 'verificate', 'verified', 'proof', 'proof picture', 'check in', 'photo proof'],
  },
  {means: 'session', words: ['lock up', 'lockup', 'locked']},
  {
    means: 'set up a session',
    words: [
      'start a session',
      'create a session',
      'new session',
      'begin',
      'getting started',
      'get started',
      'start a lock',
      'new lock',
      'tutorial',
      'first steps',
      'onboarding',
    ],
  },
  {means: 'end a session', words: ['finish', 'finish session', 'stop a session', 'quit', 'cancel', 'terminate']},
  {means: 'failed session', words: ['give up', 'fail']},
  {means: 'lock box', words: ['box', 'lockbox', 'key safe', 'keysafe', 'key box', 'strongbox']},
  {
    means: 'combination picture',
    words: ['lock box picture', 'picture of the lock', 'lock picture', 'photo of the lock'],
  },
  {means: 'picture', words: ['photo', 'image', 'pic', 'pics', 'photos', 'images', 'snapshot', 'screenshot']},
  {means: 'combination', words: ['lock code', 'code', 'pin']},
  {
    means: 'hygiene opening',
    words: ['cleaning', 'shower', 'wash', 'washing', 'clean', 'bath', 'break', 'temporary opening', 'hygiene break'],
  },
  {means: 'keyid', words: ['key id', 'session code', 'invite code', 'invitation', 'join code']},
  {means: 'user id', words: ['userid', 'account id', 'user number']},
  {means: 'api key', words: ['apikey', 'token', 'access token', 'secret', 'api token']},
  {means: 'holderapikey', words: ['holder key', 'holder api key', 'holders api key']},
  {means: 'api credentials', words: ['auth', 'authentication', 'authorization', 'authorisation', 'bearer', 'oauth']},
  {means: 'requirement link', words: ['reqlink', 'requirements', 'req link']},
  {means: 'friend link', words: ['friendlink', 'share link', 'sharing link']},
  {means: 'vote', words: ['poll', 'click link', 'votes']},
  {means: 'wheel of fortune', words: ['fortune wheel', 'spin', 'spin the wheel', 'spinner', 'roulette']},
  {means: 'games slot machine', words: ['slots', 'gambling', 'one armed bandit', 'casino']},
  {means: 'pillory', words: ['shame', 'stocks', 'public shaming', 'punishment']},
  {means: 'counter plugin', words: ['widget', 'embed', 'countdown', 'timer on my website', 'badge', 'iframe']},
  {
    means: 'premium',
    words: [
      'subscription',
      'price',
      'prices',
      'pay',
      'paid',
      'cost',
      'costs',
      'money',
      'buy',
      'plan',
      'pricing',
      'upgrade',
      'free version',
    ],
  },
  {means: 'account settings', words: ['preferences', 'options', 'my account', 'configuration', 'config']},
  {means: 'delete account', words: ['remove my account', 'close my account', 'deactivate', 'gdpr', 'unsubscribe']},
  {means: 'sign in', words: ['login', 'log in', 'signin', 'logon', 'sign up', 'register']},
  {means: 'profile', words: ['bio', 'user page', 'about me']},
  {means: 'rating', words: ['score', 'review', 'stars', 'reputation']},
  {means: 'find a session', words: ['find a keyholder', 'find keyholder', 'matchmaking', 'looking for a holder']},
  {means: 'hidden time', words: ['remaining time', 'time remaining', 'hide timer', 'hidden timer', 'countdown hidden']},
  {means: 'time left', words: ['remaining', 'how long left', 'session over']},
  {means: 'duration', words: ['length', 'how long']},
  {
    means: 'add time',
    words: [
      'add hours',
      'add days',
      'add weeks',
      'add minutes',
      'add a day',
      'extend',
      'increase time',
      'prolong',
      'more time',
      'longer',
    ],
  },
  {
    means: 'remove time',
    words: ['reduce time', 'decrease time', 'subtract', 'take time off', 'less time', 'shorten', 'shorter', 'sub time'],
  },
  {means: 'maximum', words: ['max', 'upper limit']},
  {means: 'minimum', words: ['min', 'lower limit']},
  {means: 'raise', words: ['increase', 'higher']},
  {means: 'lower', words: ['decrease', 'reduce']},
  {means: 'random', words: ['ranndom', 'randomly']},
  {
    means: 'limits polling too many requests',
    words: ['rate limit', 'rate limiting', 'throttle', 'throttling', 'quota', 'rate limits', 'ratelimit'],
  },
  {means: 'download description openapi', words: ['swagger', 'postman', 'spec', 'schema', 'open api']},
  {means: 'base address', words: ['endpoint', 'endpoints', 'host', 'base url', 'url']},
  {means: 'all operations', words: ['methods', 'routes', 'list of calls', 'commands']},
  {means: 'samples', words: ['example', 'examples', 'sample code', 'snippet', 'snippets']},
  {means: 'error', words: ['failure', 'exception', 'error codes']},
  {means: 'time is written', words: ['time format', 'duration format', 'days', 'weeks', 'time notation']},
  {
    means: 'changelog',
    words: ['release notes', 'whats new', 'what is new', 'news', 'updates', 'versions', 'history', 'change log'],
  },
  {means: 'feed', words: ['rss', 'atom', 'activity', 'log', 'activity log']},
  {means: 'privacy', words: ['cookies', 'cookie', 'tracking', 'data protection', 'trackers', 'analytics']},
  {means: 'accessibility', words: ['a11y', 'screen reader', 'wcag', 'disability', 'blind']},
  {means: 'colophon', words: ['imprint', 'about this site', 'built with']},
  {means: 'how sure', words: ['reliability', 'trustworthy', 'sources', 'evidence', 'certainty']},
  {means: 'frequently asked questions', words: ['faq', 'faqs', 'questions', 'q a']},
  {means: 'theme look', words: ['dark mode', 'night mode', 'colour scheme', 'color scheme', 'dark theme']},
  {means: 'notifications', words: ['emails', 'alerts', 'notify', 'email']},
  {means: 'gender', words: ['sex', 'pronouns']},
  {means: 'transfer session', words: ['hand over', 'pass on', 'change holder', 'switch holder']},
  {means: 'adults', words: ['age limit', 'minor', '18', 'how old']},
];

const fromGlossary: readonly Alias[] = glossaryEntries.map(({term, also = []}) => ({
  means: term.toLowerCase(),
  words: also.map((word) => word.toLowerCase()),
}));

/** What is typed → all that it may mean. */
export function searchAliases(): Record<string, string[]> {
  const meanings: Record<string, string[]> = {};
  for (const {means, words} of [...aliases, ...fromGlossary]) {
    for (const word of words) {
      meanings[word] = [...new Set([...(meanings[word] ?? []), means])];
    }
  }
  return meanings;
}
