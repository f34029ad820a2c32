import type {GlyphName} from '@site/src/components/Glyph';
import type {CertaintyMark} from '@site/src/site/certainty';

export type Part = {glyph: GlyphName; text: string; mark?: CertaintyMark};

type Topic = {name: string; wearer: Part; holder: Part};

export const topics: Topic[] = [
  {
    name: 'The clock',
    wearer: {glyph: 'clock', text: 'Sees time passed and time left, unless they are hidden'},
    holder: {glyph: 'eye', text: 'Always sees the length'},
  },
  {
    name: 'Time left, in other forms',
    wearer: {glyph: 'clock', text: 'Sees a word instead, or pays a penalty to look', mark: 'observed'},
    holder: {glyph: 'eye', text: 'Sees the length all the same', mark: 'observed'},
  },
  {
    name: 'The length',
    wearer: {glyph: 'api', text: 'Can add time through the API'},
    holder: {glyph: 'pencil', text: 'Can change it at any time'},
  },
  {
    name: 'Settings with a red star',
    wearer: {glyph: 'star', text: 'Can change them at any time'},
    holder: {glyph: 'question', text: 'Not known', mark: 'undocumented'},
  },
  {
    name: 'Requirement links',
    wearer: {glyph: 'link', text: 'Needs all of them met before the end'},
    holder: {glyph: 'pencil', text: 'Sets how many when preparing a session'},
  },
  {
    name: 'Verification',
    wearer: {glyph: 'picture', text: 'Uploads a picture at each interval'},
    holder: {glyph: 'pencil', text: 'Sets the interval when preparing a session'},
  },
  {
    name: 'The pillory',
    wearer: {glyph: 'people', text: 'Stands there while others vote', mark: 'observed'},
    holder: {glyph: 'pillory', text: 'Puts the wearer there, with a message', mark: 'observed'},
  },
  {
    name: 'The feed',
    wearer: {glyph: 'feed', text: 'Has an RSS feed, if it is switched on'},
    holder: {glyph: 'pencil', text: 'Changes by the holder show there, with a comment', mark: 'observed'},
  },
  {
    name: 'Handing the session on',
    wearer: {glyph: 'swap', text: 'Can offer it to a holder'},
    holder: {glyph: 'swap', text: 'Can transfer it, if the session allows'},
  },
  {
    name: 'The emergency password',
    wearer: {glyph: 'help', text: 'Types it and is free at once'},
    holder: {glyph: 'eye', text: 'Can read it, and set it when preparing a session'},
  },
  {
    name: 'Release',
    wearer: {glyph: 'exit', text: 'At the end, or with the password'},
    holder: {glyph: 'exit', text: 'Can release the wearer at once'},
  },
  {
    name: 'The combination',
    wearer: {glyph: 'picture', text: 'Gets the picture or code back at the end'},
    holder: {glyph: 'pencil', text: 'Can enter a code instead of a picture'},
  },
  {
    name: 'Rating',
    wearer: {glyph: 'rating', text: 'Can rate the holder after the end'},
    holder: {glyph: 'rating', text: 'Can rate the wearer', mark: 'observed'},
  },
];
