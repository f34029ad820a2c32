import {useState, type ReactNode} from 'react';
import {formatNotation, formatWords, parseDuration} from '../features/api/timeNotation';

const example = 'W5D4H7M34S12';

/** Converts an amount of time between seconds, the short form of the API, and words. */
export default function TimeConverter(): ReactNode {
  const [text, setText] = useState(example);
  const duration = parseDuration(text);
  const rows = 'seconds' in duration && [
    {name: 'Seconds', value: <code>{duration.seconds}</code>},
    {name: 'Short form', value: <code>{formatNotation(duration.seconds)}</code>},
    {name: 'Words', value: formatWords(duration.seconds)},
  ];
  return (
    <div className="island-time-converter" data-not-text="">
      <p className="island-without-script">
        The converter needs JavaScript, which is off. Use the table of units above instead.
      </p>
      <div className="island-fields">
        <label htmlFor="time-converter">Amount of time, in seconds or in the short form</label>
        <input
          id="time-converter"
          className="island-text-field"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          defaultValue={example}
          onInput={({currentTarget}) => {
            setText(currentTarget.value);
          }}
          aria-invalid={'problem' in duration}
          aria-describedby="time-converter-problem"
        />
        <div className="island-answer">
          <p id="time-converter-problem" className="problem">
            {'problem' in duration && duration.problem}
          </p>
          <output htmlFor="time-converter">
            {rows &&
              rows.map(({name, value}) => (
                <span key={name} className="row">
                  <span>{name}</span> <span>{value}</span>
                </span>
              ))}
          </output>
        </div>
      </div>
    </div>
  );
}
