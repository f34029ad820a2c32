import {useId, type ReactNode} from 'react';
import type {Checked} from '@site/src/features/api/model/checkField';
import type {Holder, ParameterKind, RequestParameter} from '@site/src/features/api/model/operation';
import TextField from '@site/src/components/TextField';
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

/** What a description leaves to the page around it. */
const forms: Partial<Record<ParameterKind, string>> = {
  duration: 'Write seconds, or the short notation such as D1H12.',
  count: 'Write a whole number.',
};

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
  const {name, kind, required, heldBy, description} = parameter;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>
        {!required && ' (optional)'}
      </label>
      <p id={`${id}-about`} className={styles.about}>
        {holders[heldBy]} {description} {forms[kind]}
      </p>
      <TextField
        id={id}
        isMasked={isMasked}
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
