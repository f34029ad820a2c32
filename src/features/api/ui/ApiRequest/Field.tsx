import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TextField from '@site/src/components/TextField';
import type {Checked} from '@site/src/features/api/checkValue';
import type {RequestField} from '@site/src/features/api/fillIn';
import {formatWords} from '@site/src/features/api/timeNotation';
import styles from './styles.module.css';

type Props = {field: RequestField; checked: Checked | undefined; onType: (text: string) => void};

export default function Field({field, checked, onType}: Props): ReactNode {
  const id = useId();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {name, required, description, example} = field;
  const problem = checked && 'problem' in checked ? checked.problem : undefined;
  const seconds = checked && 'seconds' in checked ? checked.seconds : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span id={`${id}-name`}>
          <code>{name}</code>
          {!required && ` ${translate({id: 'request.optional', message: '(optional)'})}`}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          {description}
        </span>
      </label>
      <TextField
        id={id}
        placeholder={example}
        aria-labelledby={`${id}-name`}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-about ${id}-verdict`}
        onInput={({currentTarget}) => {
          onType(currentTarget.value);
        }}
      />
      <p id={`${id}-verdict`} className={problem === undefined ? styles.meaning : styles.problem}>
        {problem ?? (seconds !== undefined && formatWords(seconds, currentLocale))}
      </p>
    </div>
  );
}
