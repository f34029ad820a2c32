import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Checked} from '@site/src/features/api/model/checkField';
import type {Holder, ParameterKind, RequestParameter} from '@site/src/features/api/model/operation';
import {formatWords} from '@site/src/features/api/model/timeNotation';
import TextField from '@site/src/components/TextField';
import styles from './styles.module.css';

type Props = {
  parameter: RequestParameter;
  /** Null until something has been typed into the field. */
  checked: Checked | null;
  isMasked: boolean;
  onType: (text: string) => void;
};

const holders: Record<Holder, string> = {
  wearer: translate({id: 'builder.held.wearer', message: 'The wearer has it.'}),
  holder: translate({id: 'builder.held.holder', message: 'The holder has it.'}),
  caller: translate({id: 'builder.held.caller', message: 'You choose it.'}),
};

/** Forms that the descriptions of the parameters leave out, because the page explains them. */
const forms: Partial<Record<ParameterKind, string>> = {
  duration: translate({id: 'builder.form.duration', message: 'For example, D1H12.'}),
  count: translate({id: 'builder.form.count', message: 'Write a whole number.'}),
};

function Verdict({checked}: {checked: Checked}): ReactNode {
  const {selectMessage} = usePluralForm();
  if ('problem' in checked) {
    return <span className={styles.problem}>{checked.problem}</span>;
  }
  return (
    <>
      {checked.seconds !== undefined && (
        <span className={styles.meaning}>{formatWords(checked.seconds, selectMessage)}</span>
      )}
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
        {!required && ` ${translate({id: 'builder.optional', message: '(optional)'})}`}
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
