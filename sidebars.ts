import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {emergency} from './src/site/navigation';

/** The part of a session that a group is about. It is drawn beside the group, in one line from before to out. */
type Part = 'before' | 'locked' | 'out';

function group(label: string, items: string[], part?: Part) {
  return {type: 'category' as const, label, items, className: part && `part ${part}`};
}

/** The wiki, in the order of a session. */
export default {
  wiki: [
    {type: 'doc', id: emergency.docId, className: emergency.className},
    group('Start here', ['index', 'session/index', 'navigation/wearer/index', 'navigation/general', 'faq'], 'before'),
    group(
      'Prepare',
      [
        'how-to/setup-a-session',
        'how-to/take-the-lock-box-picture',
        'session/settings',
        'find-session/holder-session',
        'navigation/wearer/use-keyid',
      ],
      'before',
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
      'locked',
    ),
    group('End', ['session/end'], 'out'),
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
