import {useEffect, useRef, useState, type ReactNode} from 'react';
import {checkField, checkFields, fillIn, type RequestField, type Typed} from '../features/api/requestFields';
import {formatWords} from '../features/api/timeNotation';

/** The pieces of text in the samples, with what they say before anything is typed. */
type Pieces = Map<Text, string>;

function readPieces(samples: HTMLElement): Pieces {
  const pieces: Pieces = new Map();
  for (const code of samples.querySelectorAll('code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      pieces.set(text, text.data);
    }
  }
  return pieces;
}

/** Writes what was typed into the samples, which are HTML. */
function fillSamples(pieces: Pieces, fields: RequestField[], typed: Typed): void {
  const checked = checkFields(fields, typed);
  for (const [piece, example] of pieces) {
    piece.data = fillIn(example, checked);
    // A parameter with a line of its own goes with its line.
    if (/^["']?\w+=/.test(example)) {
      piece.parentElement?.closest('code > *')?.toggleAttribute('hidden', /^["']*$/.test(piece.data));
    }
  }
}

type FieldProps = {field: RequestField; typed: Typed; onType: (text: string) => void};

function Field({field, typed, onType}: FieldProps): ReactNode {
  const {name, required, description, example, longest = 60} = field;
  const {problem, seconds} = {problem: undefined, seconds: undefined, ...checkField(field, typed)};
  const id = `request-${name}`;
  return (
    <>
      <label htmlFor={id}>
        <span id={`${id}-name`}>
          <code>{name}</code>
          {!required && ' (optional)'}
        </span>
        <span id={`${id}-about`} className="about">
          {description}
        </span>
      </label>
      <input
        id={id}
        className="textField"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2 * longest}
        placeholder={example}
        aria-labelledby={`${id}-name`}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-about ${id}-verdict`}
        onInput={({currentTarget}) => {
          onType(currentTarget.value);
        }}
      />
      <p id={`${id}-verdict`} className="verdict">
        {problem ?? (seconds !== undefined && formatWords(seconds))}
      </p>
    </>
  );
}

type Props = {
  fields: RequestField[];
  /** The samples. */
  children?: ReactNode;
};

/**
 * A request with its samples, which follow what the reader types. Keys have no field, because nobody should type them
 * into a page. The address is never a link, because opening it would send the request.
 */
export default function ApiRequest({fields, children}: Props): ReactNode {
  const samples = useRef<HTMLDivElement>(null);
  const pieces = useRef<Pieces>(null);
  const [typed, setTyped] = useState<Typed>({});

  useEffect(() => {
    if (samples.current) {
      pieces.current ??= readPieces(samples.current);
      fillSamples(pieces.current, fields, typed);
    }
  }, [fields, typed]);

  return (
    <>
      <div ref={samples}>{children}</div>
      <details className="callFields">
        <summary>Fill in your values</summary>
        <p className="withoutScript">
          The form needs JavaScript, which is off. The samples on this page work without it.
        </p>
        <div className="fieldsOfIsland">
          <p>
            The samples follow what you type here. Nothing is sent or stored. Put in the ID and the keys on your own
            device.
          </p>
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              typed={typed}
              onType={(text) => {
                setTyped((last) => ({...last, [field.name]: text}));
              }}
            />
          ))}
        </div>
      </details>
    </>
  );
}
