import type {GlyphName} from '@site/src/components/Glyph';
import type {CertaintyMark} from '@site/src/site/certainty';

export type Part = {glyph: GlyphName; text: string; mark?: CertaintyMark};

type Topic = {name: string; wearer: Part; holder: Part};

export const topics: Topic[] = [
  {
    name: 'The clock',
    wearer: {glyph: 'clock', text: 'Sees the time passed and the remaining time, unless they are hidden'},
    holder: {glyph: 'eye', text: 'Always sees the duration'},
  },
  {
    name: 'The remaining time in other forms',
    wearer: {glyph: 'clock', text: 'Sees a word instead, or looks for a time penalty', mark: 'observed'},
    holder: {glyph: 'eye', text: 'Sees the duration all the same', mark: 'observed'},
  },
  {
    name: 'The duration',
    wearer: {glyph: 'api', text: 'Can add time through the API'},
    holder: {glyph: 'pencil', text: 'Can change it at any time'},
  },
  {
    name: 'Settings with a red star',
    wearer: {glyph: 'star', text: 'Can change them at any time'},
    holder: {glyph: 'question', text: 'Changing them as the holder', mark: 'undocumented'},
  },
  {
    name: 'Requirement links',
    wearer: {glyph: 'link', text: 'Needs all of them fulfilled before the end'},
    holder: {glyph: 'pencil', text: 'Sets how many when preparing a session'},
  },
  {
    name: 'Verification',
    wearer: {glyph: 'picture', text: 'Uploads a picture in each interval'},
    holder: {glyph: 'pencil', text: 'Sets the interval when preparing a session'},
  },
  {
    name: 'The pillory',
    wearer: {glyph: 'people', text: 'Is in it while others vote', mark: 'observed'},
    holder: {glyph: 'pillory', text: 'Can put the wearer there, with a message', mark: 'observed'},
  },
  {
    name: 'The feed',
    wearer: {glyph: 'feed', text: 'Has an RSS feed, if it is switched on'},
    holder: {glyph: 'pencil', text: 'Makes changes that show there, with a comment', mark: 'observed'},
  },
  {
    name: 'A new holder',
    wearer: {glyph: 'swap', text: 'Can offer the session to holders'},
    holder: {glyph: 'swap', text: 'Can transfer the session, if it allows that'},
  },
  {
    name: 'The emergency password',
    wearer: {glyph: 'help', text: 'Enters it and is released at once'},
    holder: {glyph: 'eye', text: 'Can look it up, and set it when preparing a session'},
  },
  {
    name: 'Release',
    wearer: {glyph: 'exit', text: 'Comes at the end, or with the password'},
    holder: {glyph: 'exit', text: 'Can release the wearer at once'},
  },
  {
    name: 'The combination',
    wearer: {glyph: 'picture', text: 'Gets the picture or the code back at the end'},
    holder: {glyph: 'pencil', text: 'Can enter a code when preparing a session'},
  },
  {
    name: 'Rating',
    wearer: {glyph: 'rating', text: 'Can rate the holder after the end'},
    holder: {glyph: 'rating', text: 'Can rate the wearer', mark: 'observed'},
  },
];
