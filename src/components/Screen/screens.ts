import {translate} from '@docusaurus/Translate';
import type {CertaintyMark} from '@site/src/site/certainty';

/** An item on a screen. `look` overrides the box where a box would be misleading. */
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
  /** Whether its parts are side by side where there is room. */
  isWide?: boolean;
  parts: readonly Part[];
};

/** Names are written exactly as in the service. What no source describes is left out. */
export const screens = {
  home: {
    name: translate({id: 'screen.home', message: 'Home'}),
    caption: translate({
      id: 'screen.theTwoBoxesOfThe',
      message:
        'The two boxes of the Home screen, with the entries that the service’s help names, though there may be more.',
    }),
    marks: ['documented'],
    isWide: true,
    parts: [
      {
        name: translate({id: 'screen.wearerOptions', message: 'Wearer options'}),
        parts: [
          {
            name: translate({id: 'screen.generateKeyidAndBeginSession', message: 'Generate KeyID and begin session'}),
            note: translate({id: 'screen.yourOwnSession', message: 'your own session'}),
          },
          {
            name: translate({id: 'screen.useKeyIdFromHolder', message: 'use key ID from holder'}),
            note: translate({id: 'screen.aSessionThatAHolder', message: 'a session that a holder prepared'}),
          },
        ],
      },
      {
        name: translate({id: 'screen.holderOptions', message: 'Holder options'}),
        parts: [
          {
            name: translate({id: 'screen.generateAKeyid', message: 'Generate a KeyID'}),
            note: translate({id: 'screen.aSessionForAWearer', message: 'a session for a wearer'}),
          },
          {
            name: translate({id: 'screen.showWearerStatus', message: 'Show wearer status'}),
            note: translate({id: 'screen.aWearerYouHold', message: 'a wearer you hold'}),
          },
        ],
      },
    ],
  },
  session: {
    name: translate({id: 'screen.duringASession', message: 'During a session'}),
    caption: translate({
      id: 'screen.whereAnOlderHelpPage',
      message: 'Where an older help page places the two timers and the way out.',
    }),
    marks: ['documented'],
    parts: [
      {
        name: translate({id: 'screen.topOfThePage', message: 'Top of the page'}),
        parts: [
          {
            name: translate({id: 'screen.timePassed', message: 'Time passed'}),
            note: translate({id: 'screen.unlessTheSessionHidesIt', message: 'unless the session hides it'}),
          },
          {
            name: translate({id: 'screen.remainingTime', message: 'Remaining time'}),
            note: translate({id: 'screen.unlessTheSessionHidesIt', message: 'unless the session hides it'}),
          },
        ],
      },
      {
        name: translate({id: 'screen.menu', message: 'Menu'}),
        look: 'menu',
        parts: [
          {
            name: translate({id: 'screen.emergencyPassword', message: 'Emergency Password'}),
            note: translate({id: 'screen.enterItHereToBe', message: 'enter it here to be released at once'}),
          },
        ],
      },
    ],
  },
  settings: {
    name: translate({id: 'screen.settings', message: 'Settings'}),
    caption: translate({
      id: 'screen.whereYourUserIdAnd',
      message: 'Where your user ID and your API key are, with the name of the tab as two independent guides give it.',
    }),
    marks: ['documented', 'observed'],
    parts: [
      {
        name: translate({id: 'screen.api', message: 'API'}),
        note: translate({id: 'screen.aTabOfTheSettings', message: 'a tab of the settings'}),
        mark: 'observed',
        look: 'tab',
        parts: [
          {name: translate({id: 'screen.yourUserId', message: 'Your user ID'})},
          {name: translate({id: 'screen.yourApiKey', message: 'Your API key'})},
          {
            name: translate({id: 'screen.aNewApiKey', message: 'A new API key'}),
            note: translate({id: 'screen.theOldOneThenStops', message: 'the old one then stops working'}),
          },
        ],
      },
    ],
  },
  options: {
    name: translate({id: 'screen.optionsOfASession', message: 'Options of a session'}),
    caption: translate({
      id: 'screen.theRedStarBesideSome',
      message: 'The red star beside some of the settings, and what it means.',
    }),
    marks: ['documented'],
    parts: [
      {
        name: translate({id: 'screen.redStar', message: 'Red star'}),
        note: translate({
          id: 'screen.theWearerCanChangeThis',
          message: 'the wearer can change this setting at any time',
        }),
        look: 'star',
      },
    ],
  },
} satisfies Record<string, ScreenSketch>;

export type ScreenName = keyof typeof screens;
