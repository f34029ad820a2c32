// Static.
import {useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import NeedsReact from '@site/src/components/NeedsReact';
import TextField from '@site/src/components/TextField';
import {formatNotation, formatWords, parseDuration} from '@site/src/features/api/timeNotation';
import styles from './styles.module.css';

const example = 'W5D4H7M34S12';

/** Converts an amount of time between seconds, the short form of the API, and words. */
export default function TimeConverter(): ReactNode {
  const id = useId();
  const {selectMessage} = usePluralForm();
  const [text, setText] = useState(example);
  const duration = parseDuration(text);
  const rows = 'seconds' in duration && [
    {name: translate({id: 'site.time.seconds', message: 'Seconds'}), value: <code>{duration.seconds}</code>},
    {
      name: translate({id: 'site.time.shortForm', message: 'Short form'}),
      value: <code>{formatNotation(duration.seconds)}</code>,
    },
    {
      name: translate({id: 'site.time.words', message: 'Words'}),
      value: formatWords(duration.seconds, translate, selectMessage),
    },
  ];
  return (
    <NeedsReact
      without={translate({
        id: 'site.time.without',
        message: 'The converter needs JavaScript, which is off. Use the table of units above instead.',
      })}>
      <div className={styles.converter}>
        <label htmlFor={id}>
          {translate({id: 'site.time.label', message: 'Amount of time, in seconds or in the short form'})}
        </label>
        <TextField
          id={id}
          defaultValue={example}
          onInput={({currentTarget}) => {
            setText(currentTarget.value);
          }}
          aria-invalid={'problem' in duration}
          aria-describedby={`${id}-problem`}
        />
        <div className={styles.answer}>
          <p id={`${id}-problem`} className={styles.problem}>
            {'problem' in duration && duration.problem(translate)}
          </p>
          <output htmlFor={id}>
            {rows &&
              rows.map(({name, value}) => (
                <span key={name} className={styles.row}>
                  <span>{name}</span> <span>{value}</span>
                </span>
              ))}
          </output>
        </div>
      </div>
    </NeedsReact>
  );
}
