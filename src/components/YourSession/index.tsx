// Static.
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What may be true of a session: the label of its checkbox, and how both cases are called on paper. */
const switches = {
  holder: {label: 'I have a holder', yes: 'with a holder', no: 'without a holder'},
  password: {label: 'It has an emergency password', yes: 'with a password', no: 'without a password'},
  links: {label: 'It has requirement links for others to open', yes: 'with links', no: 'without links'},
  hidden: {label: 'The remaining time is hidden from me', yes: 'with the time hidden', no: 'with the time shown'},
  test: {label: 'It’s a test session', yes: 'in a test session', no: 'in a real session'},
};

type Name = keyof typeof switches;
const names = Object.keys(switches) as Name[];

/**
 * Checkboxes with the answers that follow from them; the styles show the right ones. The search leaves it out, because it
 * repeats what pages say.
 */
export default function YourSession({children}: {children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <section className={styles.session} aria-labelledby={id} data-site-repeats="">
      {/* Browsers keep the ticks of other forms on the disk, and Enter sends them. */}
      <form autoComplete="off" method="dialog">
        <fieldset className={styles.switches}>
          <legend id={id}>Tick what’s true of your session. Unticked means no.</legend>
          {names.map((name) => (
            <label key={name}>
              <input type="checkbox" name={name} /> {switches[name].label}
            </label>
          ))}
        </fieldset>
      </form>
      <dl className={styles.answers}>{children}</dl>
    </section>
  );
}

/** A question with its cases. */
export function Answer({question, children}: {question: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type CaseProps = Partial<Record<Name, 'yes' | 'no'>> & {children: ReactNode};

/**
 * What holds in some sessions: `<Case holder="yes" password="no">`. Each condition is an element, so that the styles show
 * the content only where all hold. Paper and copies show every case, with its name.
 */
export function Case({children, ...conditions}: CaseProps): ReactNode {
  const given = names.flatMap((name) => (conditions[name] ? [{name, value: conditions[name]}] : []));
  const words = given.map(({name, value}) => switches[name][value]).join(', ');
  const content = (
    <div className={styles.case}>
      <span className={styles.when}>{words.charAt(0).toUpperCase() + words.slice(1)}:</span> <div>{children}</div>
    </div>
  );
  return given.reduce((inside, {name, value}) => <div {...{[`data-site-${name}`]: value}}>{inside}</div>, content);
}
