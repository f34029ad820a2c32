import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Picture from '@site/src/components/Picture';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import {screens, type Part, type ScreenName, type ScreenSketch} from './screens';
import styles from './styles.module.css';

const meanings: Record<CertaintyMark, string> = {
  documented: '',
  confirmed: ` (${certainties.confirmed.label})`,
  observed: ` (${certainties.observed.label})`,
  undocumented: ` (${certainties.undocumented.label})`,
};

/** A placeholder for a part of the screen that no source describes. */
function Blank(): ReactNode {
  return <span className={styles.blank} aria-hidden="true" />;
}

function PartOfScreen({name, note, mark = 'documented', look, parts}: Part): ReactNode {
  return (
    <li className={clsx(styles.part, styles[mark], look && styles[look])}>
      {look === 'star' && <Blank />}
      <span className={styles.label}>
        {parts ? <strong>{name}</strong> : name}
        {meanings[mark]}
        {note && <small>{note}</small>}
      </span>
      {parts && (
        <ul>
          {parts.map((part) => (
            <PartOfScreen key={part.name} {...part} />
          ))}
        </ul>
      )}
      {look === 'menu' && <Blank />}
    </li>
  );
}

type Props = {of: ScreenName};

/** A sketch of a screen of the service with only what its help describes. Screen readers get it as a list. */
export default function Screen({of}: Props): ReactNode {
  const {name, caption, marks, parts, isWide}: ScreenSketch = screens[of];
  return (
    <Picture
      caption={`${caption} ${translate({id: 'screen.sketch', message: 'This is a sketch, not a screenshot, so the look may differ.'})}`}
      marks={marks}>
      <div className={styles.screen}>
        <p className={styles.name}>{name}</p>
        <ul className={clsx(styles.parts, isWide && styles.wide)}>
          {parts.map((part) => (
            <PartOfScreen key={part.name} {...part} />
          ))}
        </ul>
      </div>
    </Picture>
  );
}
