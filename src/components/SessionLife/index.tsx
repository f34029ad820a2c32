import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import GlyphLine from '@site/src/components/GlyphLine';
import Picture from '@site/src/components/Picture';
import {Along, Branch, Down, Meet} from './lines';
import {exits, meanwhile, starts, states, type Exit, type Move} from './moves';
import {Apart, State} from './states';
import styles from './styles.module.css';

function Who({who, glyph, text, urgent}: Exit): ReactNode {
  return (
    <GlyphLine glyph={glyph} className={clsx(styles.who, urgent && styles.urgent)}>
      <strong>{who}</strong> {text}
    </GlyphLine>
  );
}

function Card(move: Move): ReactNode {
  return (
    <div className={styles.card}>
      <Who {...move} />
    </div>
  );
}

/** How a session begins, runs and ends, and who changes it. */
export default function SessionLife(): ReactNode {
  return (
    <Picture
      caption={translate({
        id: 'sessionLife.theLifeOfASession',
        message:
          'The life of a session, and who changes it. The service describes what each person does. The labels are the states of the session, as a public client of the API names them.',
      })}
      marks={['documented', 'observed', 'undocumented']}>
      <ul className={styles.starts}>
        <li>
          <Card {...starts.prepare} />
          <Down />
          <State {...states.key} />
          <Down />
          <Card {...starts.take} />
        </li>
        <li>
          <Card {...starts.own} />
          <Along />
        </li>
      </ul>
      <Meet />
      <div className={styles.running}>
        <State {...states.running} />
        <ul>
          {meanwhile.map((move) => (
            <li key={move.text}>
              <Who {...move} />
            </li>
          ))}
        </ul>
      </div>
      <ul>
        {exits.map(({leadsTo, ...exit}, at) => (
          <li key={exit.text} className={styles.exit}>
            <Branch last={at === exits.length - 1} />
            <Who {...exit} />
            {leadsTo && <State {...leadsTo} />}
          </li>
        ))}
      </ul>
      <Apart />
    </Picture>
  );
}
