import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {emergency} from './src/site/navigation';

/** The wiki, in the order a reader needs it. */
export default {
  wiki: [
    {type: 'doc', id: emergency.docId, className: 'pinned'},
    'index',
    {
      type: 'category',
      label: 'Sessions',
      link: {type: 'doc', id: 'session/index'},
      items: [
        'how-to/setup-a-session',
        'how-to/take-the-lock-box-picture',
        'session/settings',
        'session/generate-keyid',
        'session/end',
        'session/feed',
        'session/pillory',
      ],
    },
    {
      type: 'category',
      label: 'Finding each other',
      items: ['find-session/wearer-session', 'find-session/holder-session'],
    },
    {
      type: 'category',
      label: 'Finding your way',
      items: [
        'navigation/general',
        {
          type: 'category',
          label: 'For wearers',
          link: {type: 'doc', id: 'navigation/wearer/index'},
          items: ['navigation/wearer/use-keyid', 'navigation/wearer/verificate'],
        },
        {
          type: 'category',
          label: 'For holders',
          link: {type: 'doc', id: 'navigation/holder/index'},
          items: ['navigation/holder/status', 'navigation/holder/use-keyid'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Games',
      link: {type: 'doc', id: 'games/index'},
      items: ['games/bingo', 'games/blackjack', 'games/voting'],
    },
    {
      type: 'category',
      label: 'Your account',
      items: ['profile', 'settings', 'premium'],
    },
    {
      type: 'category',
      label: 'Beyond the site',
      items: ['api', 'counter-plugin'],
    },
    'faq',
  ],
} satisfies SidebarsConfig;
