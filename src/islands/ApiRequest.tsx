import {useEffect, useRef, useState, type ReactNode} from 'react';
import {check, isChosen, valueIn, type ChosenParameter, type RequestParameter} from '../features/api/requestFields';
import {formatWords, joinNotation, parseDuration, split} from '../features/api/timeNotation';
import Parameters from '../features/api/ui/Parameters';
import {prefixOf} from '../features/api/ui/sampleLines';

/** Writes what was typed into the samples, which are HTML. A parameter with a line of its own goes with its line. */
function fillIn(panel: HTMLElement, parameter: ChosenParameter, typed: string): void {
  const value = valueIn(parameter, typed);
  for (const line of panel.querySelectorAll(`[data-site-parameter-line="${parameter.name}"]`)) {
    line.toggleAttribute('hidden', value === undefined);
  }
  for (const place of panel.querySelectorAll<HTMLElement>(`[data-site-parameter="${parameter.name}"]`)) {
    const shown = document.createElement('span');
    shown.textContent = value ?? '';
    place.setAttribute('data-site-typed', '');
    const prefix = prefixOf({parameter: parameter.name, isJoined: place.hasAttribute('data-site-joined')});
    place.replaceChildren(...(value === undefined ? [] : [prefix, shown]));
  }
}

type FieldProps = {
  parameter: RequestParameter;
  /** What the field says of its value. */
  isWrong: boolean;
  onType: (text: string) => void;
};

/** What all fields have: the name of their parameter, and the sentence below them. */
function attributesOf({parameter: {name}, isWrong}: FieldProps) {
  return {
    'aria-describedby': `verdict-${name}`,
    'aria-invalid': isWrong,
    autoComplete: 'off',
  };
}

/** An amount of time is five numbers. */
function Duration(props: FieldProps): ReactNode {
  const {parameter, onType} = props;
  const [counts, setCounts] = useState(() => split(parseDuration(parameter.example) ?? 0));
  return (
    <div role="group" aria-labelledby={`parameter-${parameter.name}`} className="api-duration-fields">
      {counts.map(({letter, word, count}, index) => (
        <label key={letter}>
          <input
            {...attributesOf(props)}
            type="number"
            min={0}
            defaultValue={count}
            aria-label={`${letter}, ${word}s`}
            onInput={({currentTarget: {value, validity}}) => {
              // What is no number has an empty value, which must not count as none.
              const typed = validity.badInput ? NaN : Number(value);
              const next = counts.map((one, place) => (place === index ? {...one, count: typed} : one));
              setCounts(next);
              onType(joinNotation(next));
            }}
          />
          {letter}
        </label>
      ))}
    </div>
  );
}

function Text(props: FieldProps): ReactNode {
  const {
    parameter: {name, kind, required, example, longest = 60},
    onType,
  } = props;
  return (
    <input
      {...attributesOf(props)}
      className="api-text-field"
      type="text"
      inputMode={kind === 'links' ? 'numeric' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2 * longest}
      defaultValue={example}
      aria-label={name}
      aria-required={required}
      onInput={({currentTarget}) => {
        onType(currentTarget.value);
      }}
    />
  );
}

type Props = {
  parameters: RequestParameter[];
  /** The panel with the samples. */
  children?: ReactNode;
};

/**
 * A request: its parameters, and the panel of samples, which follow their fields. Keys have no field, because nobody
 * should type them into a page. The address is never a link, because opening it would send the request.
 */
export default function ApiRequest({parameters, children}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  /** What the fields contain, by the name of the parameter, once it was typed. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    for (const parameter of parameters.filter(isChosen)) {
      const text = typed[parameter.name];
      if (panel.current && text !== undefined) {
        fillIn(panel.current, parameter, text);
      }
    }
  }, [parameters, typed]);

  function fieldOf(parameter: RequestParameter): ReactNode {
    if (!isChosen(parameter)) {
      return null;
    }
    const {name, kind, example} = parameter;
    const checked = {problem: undefined, seconds: undefined, ...check(parameter, typed[name] ?? example)};
    const {problem, seconds} = checked;
    const Field = kind === 'duration' ? Duration : Text;
    return (
      <div className="api-call-field" data-not-text="">
        <Field
          parameter={parameter}
          isWrong={problem !== undefined}
          onType={(text) => {
            setTyped((last) => ({...last, [name]: text}));
          }}
        />
        <p id={`verdict-${name}`}>{problem ?? (seconds !== undefined && formatWords(seconds))}</p>
      </div>
    );
  }

  return (
    <>
      <section>
        <p className="api-call-field" data-not-text="">
          The samples follow what you type here. Nothing is sent or stored. Put in the ID and the keys on your own
          device.
        </p>
        <Parameters of={{parameters}} fieldOf={fieldOf} />
        {parameters.some(({kind}) => kind === 'duration') && (
          <p>
            Write an amount of time in whole seconds, or as capital letters, each followed by a number, from the largest
            unit to the smallest: <code>W</code> weeks, <code>D</code> days, <code>H</code> hours, <code>M</code>{' '}
            minutes and <code>S</code> seconds. <code>D1H12</code> is a day and a half.
          </p>
        )}
      </section>
      <div ref={panel}>{children}</div>
    </>
  );
}
