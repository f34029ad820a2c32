import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Checked} from '@site/src/api/checkField';
import type {Holder, RequestParameter} from '@site/src/api/operation';
import styles from './styles.module.css';

type Props = {
  parameter: RequestParameter;
  /** Nothing is said about a field in which nothing was typed. */
  checked: Checked | null;
  isMasked: boolean;
  onType: (text: string) => void;
};

const holders: Record<Holder, string> = {
  wearer: 'The wearer has it.',
  holder: 'The holder has it.',
  caller: 'You choose it.',
};

/** Keeps browsers and password managers from offering, keeping or changing what is typed. */
const keptFromHelpers = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
} as const;

function Verdict({checked}: {checked: Checked}): ReactNode {
  if ('problem' in checked) {
    return <span className={styles.problem}>{checked.problem}</span>;
  }
  return (
    <>
      {checked.meaning !== undefined && <span className={styles.meaning}>{checked.meaning}</span>}
      {checked.hint !== undefined && <span className={styles.hint}>{checked.hint}</span>}
    </>
  );
}

export default function Field({parameter, checked, isMasked, onType}: Props): ReactNode {
  const id = useId();
  const {name, required, heldBy, description} = parameter;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>
        {!required && ' (optional)'}
      </label>
      <p id={`${id}-about`} className={styles.about}>
        {holders[heldBy]} {description}
      </p>
      {/* Masked by style: a field of the password type is one that browsers offer to fill and to keep. React leaves
          the text of a field without `value` out of the document's attributes. */}
      <input
        id={id}
        type="text"
        className={clsx(styles.input, isMasked && styles.masked)}
        {...keptFromHelpers}
        aria-required={required}
        aria-invalid={checked !== null && 'problem' in checked}
        aria-describedby={`${id}-about ${id}-verdict`}
        onInput={({currentTarget}) => {
          onType(currentTarget.value);
        }}
      />
      <p id={`${id}-verdict`} className={styles.verdict}>
        {checked && <Verdict checked={checked} />}
      </p>
    </div>
  );
}
