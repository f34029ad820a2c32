import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Glyph from '@site/src/components/Glyph';
import Picture from '@site/src/components/Picture';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import {groups, type Cause} from './causes';
import styles from './styles.module.css';

function Arrow({way, mark}: {way: 'shorter' | 'longer'; mark: CertaintyMark | undefined}): ReactNode {
  if (!mark) return <span />;
  return (
    <svg className={styles[way]} viewBox="0 0 44 20" aria-hidden="true" focusable="false">
      <path className={styles[mark]} d={way === 'longer' ? 'M3 10h37' : 'M41 10H4'} />
      <path d={way === 'longer' ? 'M33 3.5l7.5 6.5-7.5 6.5' : 'M11 3.5 3.5 10l7.5 6.5'} />
    </svg>
  );
}

/** The meaning of the arrows in words. */
function waysOf({shorter, longer}: Cause): string {
  const ways = [
    shorter && translate({id: 'whatChangesTime.shorter', message: 'shorter'}),
    longer && translate({id: 'whatChangesTime.longer', message: 'longer'}),
  ].filter(Boolean);
  const told = ways.join(
    ` ${translate({id: 'list.or', message: 'or', description: 'Between the last two things of a list'})} `,
  );
  return shorter === 'observed' || longer === 'observed' ? `${told} (${certainties.observed.label})` : told;
}

/** What makes a session longer or shorter, with an arrow for each direction. */
export default function WhatChangesTime(): ReactNode {
  return (
    <Picture
      caption={translate({
        id: 'whatChangesTime.whatCanMakeASession',
        message: 'What can make a session shorter (left) or longer (right).',
      })}
      marks={['documented', 'observed']}>
      <p className={styles.scale} aria-hidden="true">
        <span>{translate({id: 'whatChangesTime.left', message: 'Shorter'})}</span>
        <Glyph name="clock" />
        <span>{translate({id: 'whatChangesTime.right', message: 'Longer'})}</span>
      </p>
      {groups.map(({name, causes}) => (
        <section key={name} className={styles.group}>
          <p className={styles.name}>{name}</p>
          <ul>
            {causes.map((cause) => (
              <li key={cause.name} className={styles.cause}>
                <Arrow way="shorter" mark={cause.shorter} />
                <span aria-hidden="true">
                  <Glyph name={cause.glyph} mark={cause.mark} />
                </span>
                <p>
                  <strong>{cause.name}</strong>
                  <span className="visuallyHidden">{`: ${waysOf(cause)}. `}</span>
                  {cause.note}
                </p>
                <Arrow way="longer" mark={cause.longer} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Picture>
  );
}
