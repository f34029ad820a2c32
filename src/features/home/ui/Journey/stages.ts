import type {GlyphName} from '@site/src/components/Glyph';

type Move = {glyph: GlyphName; who: string; text: string; isUrgent?: boolean};
type Stage = {name: string; isRunning?: boolean; moves: Move[]};

/** The moves that the service itself describes; `src/components/SessionLife` has all of them, with their states. */
export const stages: Stage[] = [
  {
    name: 'Before',
    moves: [
      {glyph: 'wearer', who: 'Wearer', text: 'sets up a session'},
      {glyph: 'holder', who: 'Holder', text: 'or prepares one for a wearer'},
    ],
  },
  {
    name: 'Locked',
    isRunning: true,
    moves: [
      {glyph: 'clock', who: 'Wearer', text: 'can offer the session to a holder'},
      {glyph: 'pencil', who: 'Holder', text: 'can change the duration'},
    ],
  },
  {
    name: 'Free again',
    moves: [
      {glyph: 'exit', who: 'Wearer', text: 'ends it when the time is up and all requirement links are fulfilled'},
      {
        glyph: 'help',
        who: 'In an emergency',
        text: 'the password or the holder releases the wearer at once',
        isUrgent: true,
      },
    ],
  },
];
