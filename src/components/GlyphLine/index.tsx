import type {ReactNode} from 'react';
import clsx from 'clsx';
import Glyph, {type GlyphName} from '@site/src/components/Glyph';
import type {CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

type Props = {glyph: GlyphName; mark?: CertaintyMark; className?: string; children: ReactNode};

/** A small drawing with its words next to it, or below it where there is no room. */
export default function GlyphLine({glyph, mark, className, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.line, className)}>
      <Glyph name={glyph} mark={mark} />
      <p>{children}</p>
    </div>
  );
}
