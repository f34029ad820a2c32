import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {emergency} from './src/site/navigation';

/** Closed, but for that of the page. The part of a session is drawn beside it. */
function group(label: string, items: string[], part?: 'session-before' | 'session-locked' | 'session-out') {
  return {type: 'category' as const, label, collapsed: true, items, ...(part && {className: part})};
}

/** The wiki, in the order of a session. */
export default {
  wiki: [
    group('Start here', ['index', 'session/index', 'navigation/wearer/index', 'navigation/general', 'faq']),
    group(
      'Prepare',
      [
        'how-to/setup-a-session',
        'how-to/take-the-lock-box-picture',
        'session/settings',
        'find-session/holder-session',
        'navigation/wearer/use-keyid',
      ],
      'session-before',
    ),
    group(
      'While locked',
      [
        'navigation/wearer/verificate',
        'session/feed',
        'session/pillory',
        'games/index',
        'games/voting',
        'games/bingo',
        'games/blackjack',
      ],
      'session-locked',
    ),
    group('End', [emergency.docId, 'session/end'], 'session-out'),
    group('For holders', [
      'navigation/holder/index',
      'session/generate-keyid',
      'find-session/wearer-session',
      'navigation/holder/use-keyid',
      'navigation/holder/status',
    ]),
    group('Account and rules', ['profile', 'settings', 'premium']),
    group('Build', ['api', 'counter-plugin']),
  ],
} satisfies SidebarsConfig;
