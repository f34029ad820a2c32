import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Moment} from './src/site/momentNames';
import {emergency} from './src/site/navigation';

/** The moment of a session, which is drawn beside its entries and under the titles of their pages. */
const drawnAt = (moment: Moment) => ({className: `session-${moment}`, customProps: {moment}});

/** Closed, but for that of the page. */
function group(label: string, items: string[], moment?: Moment) {
  return {type: 'category' as const, label, collapsed: true, items, ...(moment && drawnAt(moment))};
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
      'before',
    ),
    group(
      'While locked',
      [
        'session/while-locked',
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
    {type: 'doc', id: emergency.docId, className: 'session-way-out'},
    {type: 'doc', id: 'session/end', ...drawnAt('end')},
    group('For holders', [
      'navigation/holder/asked',
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
