import {useState, type ReactNode} from 'react';
import {secondsOf, split, wordsOf} from '../features/api/amounts';
import {encode, type FieldProps} from '../features/api/parameters';

/** What was typed, as an address has it, and whether the browser takes all numbers for valid. */
type Typed = {value: string; isValid: boolean};

function valueOf({type, name, value, valueAsNumber}: HTMLInputElement): string {
  if (type === 'number') {
    return Number(value) === 0 ? '' : name + String(valueAsNumber);
  }
  return encode(value.trim());
}

const wrongNumber = {
  duration: 'Write whole numbers of at most nine digits, one of them above 0.',
  links: 'Write a whole number of links, such as 3.',
};

function problemOf({kind, required, longest = Infinity}: FieldProps, {value, isValid}: Typed): string | undefined {
  if (kind !== 'note') {
    return isValid && !(required && value === '') ? undefined : wrongNumber[kind];
  }
  // It is open whether the service counts a note as typed or as encoded, so it must be short enough in both.
  return value.length > longest
    ? `This note has ${value.length} characters once it is URL-encoded. Write at most ${longest}.`
    : undefined;
}

/** Writes a value into the samples, which are HTML. The line of a parameter that is left out goes. */
function fillIn(name: string, value?: string): void {
  for (const line of document.querySelectorAll<HTMLElement>(`[data-site-parameter="${name}"]`)) {
    line.hidden = value === undefined;
    line.setAttribute('data-site-typed', '');
    line.querySelector('span')?.replaceChildren(value ?? '');
  }
}

const numbers = {type: 'number', max: 999_999_999};

/**
 * The field of a parameter, which the samples of its page follow. The address is never a link, because opening it would
 * send the request. A wrong value becomes a placeholder, which the service refuses.
 */
export default function ParameterField(field: FieldProps): ReactNode {
  const {name, kind, required, example, longest = 60} = field;
  const [typed, setTyped] = useState<Typed>({value: example, isValid: true});
  const problem = problemOf(field, typed);
  const attributes = {
    'aria-describedby': `verdict-${name}`,
    'aria-invalid': problem !== undefined,
    autoComplete: 'off',
  };

  function read(inputs: HTMLInputElement[]): void {
    const now = {
      value: inputs.map(valueOf).join(''),
      isValid: inputs.every(({validity}) => validity.valid),
    };
    setTyped(now);
    const isLeftOut = now.value === '' && !required;
    fillIn(name, problemOf(field, now) ? `[${name.toUpperCase()}]` : isLeftOut ? undefined : now.value);
  }

  return (
    <div
      className="api-field"
      data-not-text=""
      onInput={({currentTarget}) => {
        read([...currentTarget.querySelectorAll('input')]);
      }}>
      {kind === 'duration' ? (
        <div role="group" aria-labelledby={`parameter-${name}`} className="api-duration-fields">
          {split(secondsOf(example)).map(({letter, word, count}) => (
            <label key={letter}>
              <input
                {...attributes}
                {...numbers}
                min={0}
                name={letter}
                defaultValue={count}
                aria-label={`${letter}, ${word}s`}
              />
              {letter}
            </label>
          ))}
        </div>
      ) : (
        <input
          {...attributes}
          {...(kind === 'links' ? {...numbers, min: 1} : {maxLength: 2 * longest, autoCapitalize: 'none'})}
          required={required}
          spellCheck={false}
          defaultValue={example}
          aria-label={name}
        />
      )}
      <p id={`verdict-${name}`}>{problem ?? (kind === 'duration' && wordsOf(secondsOf(typed.value)))}</p>
    </div>
  );
}
