import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Moment} from '@site/src/site/momentNames';
import {moments} from '@site/src/site/moments';
import type {Name} from './names';
import {drawing, rows} from './switches';
import styles from './styles.module.css';
import wheels from './wheels.module.css';

/** What is on the wheel of a switch, for the styles. */
const values = {
  'data-site-yes': translate({id: 'site.session.yes', message: 'yes'}),
  'data-site-no': translate({id: 'site.session.no', message: 'no'}),
};

type Conditions = Partial<Record<Name, 'yes' | 'no'>>;
type CaseProps = Conditions & {as?: 'div' | 'li'; className?: string; isLead?: boolean; children: ReactNode};

/**
 * What holds in some sessions: `<Case holder="yes" password="no">`. The styles show it where all conditions hold. The
 * first paragraph of a case that `isLead` is in large letters.
 */
export function Case({as: Element = 'div', className, isLead, children, ...conditions}: CaseProps): ReactNode {
  const given = rows.filter(([name]) => conditions[name]);
  const words = given.map(([name, row]) => row[conditions[name] ?? 'yes']).join(', ');
  const attributes = Object.fromEntries(given.map(([name]) => [`data-site-${name}`, conditions[name]]));
  return (
    <Element className={clsx(className, isLead && styles.lead, words && styles.case)} {...attributes}>
      {words && <span className={styles.when}>{words}: </span>}
      <div>{children}</div>
    </Element>
  );
}

/** A session from its beginning to its end, and the ways out. All of it is words, to which the styles add the lines. */
function Drawing(): ReactNode {
  const stage = (moment: Moment, words: ReactNode) => (
    <li className={clsx(styles.stage, moments[moment].className)}>
      <div className={styles.name}>{moments[moment].label}</div>
      {words}
    </li>
  );
  const parts = (kind: 'way' | 'stage') =>
    rows.map(
      ([name, {[kind]: words}]) =>
        words && (
          <Case
            key={name}
            as="li"
            className={kind === 'stage' ? clsx(styles.stage, 'session-locked', styles[name]) : 'site-pin'}
            {...{[name]: 'yes'}}>
            {words}
          </Case>
        ),
    );
  return (
    <div className={styles.bar} data-not-text="drawn">
      <ol>
        {stage('before', <div>{drawing.beginning}</div>)}
        {stage(
          'locked',
          <ul aria-label={drawing.ways}>
            {/* A test session has a password, even if nobody set one, and nobody needs the team in it. */}
            <Case as="li" className="site-pin" password="no" test="yes">
              {drawing.testPassword}
            </Case>
            {parts('way')}
            <Case as="li" className="site-pin" test="no">
              {drawing.team}
            </Case>
            <Case as="li" className="site-pin">
              {drawing.backup}
            </Case>
          </ul>,
        )}
        {parts('stage')}
        {stage('end', <div>{drawing.ending}</div>)}
      </ol>
    </div>
  );
}

/** Checkboxes, and what follows from them, which styles show. It repeats other pages, so the search leaves it out. */
export default function SessionBar({children}: {children?: ReactNode}): ReactNode {
  return (
    <section
      className={clsx('session-yours', styles.session)}
      aria-label={translate({id: 'site.session.label', message: 'Your session'})}
      data-site-repeats="">
      {/* Browsers keep the ticks of other forms on the disk, and Enter sends them. */}
      <form className={wheels.wheels} autoComplete="off" method="dialog" data-not-text="drawn">
        <fieldset className="iron">
          <legend>
            {translate({
              id: 'site.session.legend',
              message: 'Set each wheel to match your session. The answers follow.',
            })}
          </legend>
          {/* A first session needs a password. */}
          {rows.map(([name, {label}]) => (
            <label key={name}>
              <input type="checkbox" name={name} defaultChecked={name === 'password'} {...values} /> {label}
            </label>
          ))}
        </fieldset>
      </form>
      <Drawing />
      <dl>{children}</dl>
    </section>
  );
}
