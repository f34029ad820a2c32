import {useEffect, useRef, useState, type ReactNode} from 'react';
import {check, fillIn, isChosen, type RequestParameter, type Typed} from '../features/api/requestFields';
import {formatWords, joinNotation, parseDuration, split} from '../features/api/timeNotation';
import Parameters from '../features/api/ui/Parameters';

/** The pieces of text in the samples, with what they say before anything is typed. */
type Pieces = Map<Text, string>;

function readPieces(panel: HTMLElement): Pieces {
  const pieces: Pieces = new Map();
  for (const code of panel.querySelectorAll('code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      pieces.set(text, text.data);
    }
  }
  return pieces;
}

/** Writes what was typed into the samples, which are HTML. */
function fillSamples(pieces: Pieces, parameters: RequestParameter[], typed: Typed): void {
  for (const [piece, example] of pieces) {
    piece.data = fillIn(example, parameters, typed);
    // A parameter with a line of its own goes with its line.
    if (/^["']?\w+=/.test(example)) {
      piece.parentElement?.closest('code > *')?.toggleAttribute('hidden', /^["']*$/.test(piece.data));
    }
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
  const [counts, setCounts] = useState(() => {
    const duration = parseDuration(parameter.example);
    return split('seconds' in duration ? duration.seconds : 0);
  });
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
      className="island-text-field"
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
  const pieces = useRef<Pieces>(null);
  const [typed, setTyped] = useState<Typed>({});

  useEffect(() => {
    if (panel.current) {
      // On a page of the framework, React renders the code blocks again.
      const [first] = pieces.current?.keys() ?? [];
      if (!pieces.current || !first?.isConnected) {
        pieces.current = readPieces(panel.current);
      }
      fillSamples(pieces.current, parameters, typed);
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
            Write an amount of time in whole seconds, or as capital letters with numbers from the largest unit to the
            smallest: <code>W</code> weeks, <code>D</code> days, <code>H</code> hours, <code>M</code> minutes and{' '}
            <code>S</code> seconds. <code>D1H12</code> is a day and a half.
          </p>
        )}
      </section>
      <div ref={panel}>{children}</div>
    </>
  );
}
