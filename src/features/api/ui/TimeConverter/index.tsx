import {useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NeedsReact from '@site/src/components/NeedsReact';
import TextField from '@site/src/components/TextField';
import {formatNotation, formatWords, parseDuration} from '@site/src/features/api/timeNotation';
import styles from './styles.module.css';

const example = 'W5D4H7M34S12';

function Row({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <span className={styles.row}>
      <span className={styles.name}>{name}</span> {children}
    </span>
  );
}

/** Converts an amount of time between seconds, the short form of the API, and words. */
export default function TimeConverter(): ReactNode {
  const id = useId();
  const {currentLocale} = useDocusaurusContext().i18n;
  const [text, setText] = useState(example);
  const duration = parseDuration(text);
  return (
    <NeedsReact
      without={translate({
        id: 'converter.withoutScript',
        message: 'The converter needs JavaScript, which is off. Use the table of units above instead.',
      })}>
      <div className={styles.converter}>
        <label htmlFor={`${id}-input`}>
          {translate({id: 'converter.label', message: 'Amount of time, in seconds or in the short form'})}
        </label>
        <TextField
          id={`${id}-input`}
          defaultValue={example}
          onInput={({currentTarget}) => {
            setText(currentTarget.value);
          }}
          aria-invalid={'problem' in duration}
          aria-describedby={`${id}-problem`}
        />
        <div className={styles.answer}>
          <p id={`${id}-problem`} className={styles.problem}>
            {'problem' in duration && duration.problem}
          </p>
          <output htmlFor={`${id}-input`}>
            {'seconds' in duration && (
              <>
                <Row name={translate({id: 'converter.seconds', message: 'Seconds'})}>
                  <code>{duration.seconds}</code>
                </Row>
                <Row name={translate({id: 'converter.notation', message: 'Short form'})}>
                  <code>{formatNotation(duration.seconds)}</code>
                </Row>
                <Row name={translate({id: 'converter.words', message: 'Words'})}>
                  <span>{formatWords(duration.seconds, currentLocale)}</span>
                </Row>
              </>
            )}
          </output>
        </div>
      </div>
    </NeedsReact>
  );
}
