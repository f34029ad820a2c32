import type {CertaintyMark} from '@site/src/site/certainty';

/** A thing on a screen. `look` says how it is drawn where a box would mislead. */
export type Part = {
  name: string;
  note?: string;
  mark?: CertaintyMark;
  look?: 'menu' | 'star' | 'tab';
  parts?: readonly Part[];
};

export type ScreenSketch = {
  name: string;
  caption: string;
  marks: CertaintyMark[];
  /** Whether its parts stand side by side where there is room. */
  isWide?: boolean;
  parts: readonly Part[];
};

/** Each name as the service writes it. What nobody has described is not here. */
export const screens = {
  home: {
    name: 'Home',
    caption:
      'The two boxes of the Home screen, with the entries that the service’s help names, though there may be more.',
    marks: ['documented'],
    isWide: true,
    parts: [
      {
        name: 'Wearer options',
        parts: [
          {name: 'Generate KeyID and begin session', note: 'your own session'},
          {name: 'use key ID from holder', note: 'a session that a holder prepared'},
        ],
      },
      {
        name: 'Holder options',
        parts: [
          {name: 'Generate a KeyID', note: 'a session for a wearer'},
          {name: 'Show wearer status', note: 'a wearer you hold'},
        ],
      },
    ],
  },
  session: {
    name: 'During a session',
    caption: 'Where an older help page places the two timers and the way out.',
    marks: ['documented'],
    parts: [
      {
        name: 'Top of the page',
        parts: [
          {name: 'Time passed', note: 'unless the session hides it'},
          {name: 'Remaining time', note: 'unless the session hides it'},
        ],
      },
      {name: 'Menu', look: 'menu', parts: [{name: 'Emergency Password', note: 'enter it here to be released at once'}]},
    ],
  },
  settings: {
    name: 'Settings',
    caption: 'Where your user ID and your API key are, with the name of the tab as two independent guides give it.',
    marks: ['documented', 'observed'],
    parts: [
      {
        name: 'API',
        note: 'a tab of the settings',
        mark: 'observed',
        look: 'tab',
        parts: [
          {name: 'Your user ID'},
          {name: 'Your API key'},
          {name: 'A new API key', note: 'the old one then stops working'},
        ],
      },
    ],
  },
  options: {
    name: 'Options of a session',
    caption: 'The red star beside some of the settings, and what it means.',
    marks: ['documented'],
    parts: [{name: 'Red star', note: 'the wearer can change this setting at any time', look: 'star'}],
  },
} satisfies Record<string, ScreenSketch>;

export type ScreenName = keyof typeof screens;
