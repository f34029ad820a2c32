import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import GlyphLine from '@site/src/components/GlyphLine';
import {stages} from './stages';
import styles from './styles.module.css';

/** The stages of a session from start to end. */
export default function Journey(): ReactNode {
  return (
    <figure className={styles.journey}>
      <ol className={styles.stages}>
        {stages.map(({name, isRunning, moves}) => (
          <li key={name} className={clsx(styles.stage, isRunning && styles.running)}>
            <p className={styles.name}>{name}</p>
            <ul>
              {moves.map(({glyph, who, text, isUrgent}) => (
                <li key={text}>
                  <GlyphLine glyph={glyph} className={clsx(isUrgent && styles.urgent)}>
                    <strong>{who}</strong> {text}
                  </GlyphLine>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <figcaption>
        <Link to="/wiki/session">{translate({id: 'home.life', message: 'The life of a session'})}</Link>
      </figcaption>
    </figure>
  );
}
