import type {ReactNode} from 'react';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

/** Paths in a view box of 24 by 24, drawn as lines. */
const glyphs = {
  wearer: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  holder: 'M11.5 8a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0ZM10.3 11l9.2 9.2M15.3 16l2.7-2.7M18 18.7l2-2',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5M15.5 5.2a3 3 0 0 1 0 5.6M17 14.2c2.5.5 3.8 2 3.8 4.8',
  friend: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c0-4 3-6 7-6s7 2 7 6',
  link: 'M10 14l4-4M11 7.5l2-2a3.9 3.9 0 0 1 5.5 5.5l-2 2M13 16.5l-2 2a3.9 3.9 0 0 1-5.5-5.5l2-2',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  tally: 'M6 6v12M10 6v12M14 6v12M18 6v12M4 15 20 9',
  pillory: 'M4 8h16v6H4zM8 14v6M16 14v6M12 11h.01M8 11h.01M16 11h.01',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  drop: 'M12 3.5s6 6.5 6 10.5a6 6 0 0 1-12 0c0-4 6-10.5 6-10.5Z',
  api: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  exit: 'M13 4H5v16h8M10 12h11M17 8l4 4-4 4',
  feed: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.6 5.6l4 4M14.4 14.4l4 4M18.4 5.6l-4 4M9.6 14.4l-4 4',
  picture: 'M4 6h16v13H4zM8.5 10.5h.01M4.5 17l5-4.5 3.5 3 2.5-2 4 3.5',
  swap: 'M4 9h15l-4-4M20 15H5l4 4',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7z',
  rating: 'M5 19v-6M12 19V9M19 19V5',
  test: 'M9 4h6M10 4v6l-5 8.5c-.5 1 0 1.5 1 1.5h12c1 0 1.5-.5 1-1.5L14 10V4M7.5 15h9',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01',
} as const;

export type GlyphName = keyof typeof glyphs;

type Props = {name: GlyphName; mark?: CertaintyMark};

/** A small drawing in a ring. The ring is solid for documented facts and broken for others, which are also read out. */
export default function Glyph({name, mark = 'documented'}: Props): ReactNode {
  const spoken = mark === 'documented' ? {'aria-hidden': true} : {role: 'img', 'aria-label': certainties[mark].label};
  return (
    <svg className={styles.glyph} viewBox="0 0 48 48" focusable="false" {...spoken}>
      <circle className={styles[mark]} cx="24" cy="24" r="22" />
      <path transform="translate(10 10) scale(1.1666)" d={glyphs[name]} />
    </svg>
  );
}
