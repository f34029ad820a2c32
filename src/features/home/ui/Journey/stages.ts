import {translate} from '@docusaurus/Translate';
import type {GlyphName} from '@site/src/components/Glyph';

type Move = {glyph: GlyphName; who: string; text: string; isUrgent?: boolean};
type Stage = {name: string; isRunning?: boolean; moves: Move[]};

/** The stages that the service itself describes. `src/components/SessionLife` has all of them, with states. */
export const stages: Stage[] = [
  {
    name: translate({id: 'home.before', message: 'Before'}),
    moves: [
      {
        glyph: 'wearer',
        who: translate({id: 'home.wearer', message: 'Wearer'}),
        text: translate({id: 'home.setsUpASession', message: 'sets up a session'}),
      },
      {
        glyph: 'holder',
        who: translate({id: 'home.holder', message: 'Holder'}),
        text: translate({id: 'home.orPreparesOneForA', message: 'can also prepare one for a wearer'}),
      },
    ],
  },
  {
    name: translate({id: 'home.locked', message: 'Locked'}),
    isRunning: true,
    moves: [
      {
        glyph: 'clock',
        who: translate({id: 'home.wearer', message: 'Wearer'}),
        text: translate({id: 'home.canOfferTheSessionTo', message: 'can offer the session to a holder'}),
      },
      {
        glyph: 'pencil',
        who: translate({id: 'home.holder', message: 'Holder'}),
        text: translate({id: 'home.canChangeTheDuration', message: 'can change the duration'}),
      },
    ],
  },
  {
    name: translate({id: 'home.freeAgain', message: 'Free again'}),
    moves: [
      {
        glyph: 'exit',
        who: translate({id: 'home.wearer', message: 'Wearer'}),
        text: translate({
          id: 'home.endsItWhenTheTime',
          message: 'ends it when the time is up and all requirement links are fulfilled',
        }),
      },
      {
        glyph: 'help',
        who: translate({id: 'home.inAnEmergency', message: 'In an emergency'}),
        text: translate({
          id: 'home.thePasswordOrTheHolder',
          message: 'the password or the holder releases the wearer at once',
        }),
        isUrgent: true,
      },
    ],
  },
];
