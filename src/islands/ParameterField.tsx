import {useState, type ReactNode} from 'react';
import {encode, type FieldProps} from '../features/api/parameters';

/** The units of an amount by their letters in a request. */
const units = {W: 'weeks', D: 'days', H: 'hours', M: 'minutes', S: 'seconds'};

/** What was typed, as an address has it. */
function valueOf({type, name, value, valueAsNumber}: HTMLInputElement): string {
  if (type === 'number') {
    return Number(value) === 0 ? '' : name + String(valueAsNumber);
  }
  return encode(value.trim());
}

const wrongNumber = {
  duration: 'Write whole numbers up to nine digits, not all 0.',
  links: 'Write a whole number of links, such as 3.',
};

/** What is wrong with a value, if anything is. */
function problemOf({kind, required, longest = Infinity}: FieldProps, value: string, isValid: boolean) {
  if (kind !== 'note') {
    return isValid && (value !== '' || !required) ? undefined : wrongNumber[kind];
  }
  // It is open whether the service counts a note as typed or as encoded, so it must be short enough in both.
  return value.length > longest
    ? `This note has ${value.length} characters once it is URL-encoded. Write at most ${longest}.`
    : undefined;
}

/** Writes a value into the samples, which are HTML. The line of a parameter that is left out goes. */
function fillIn(name: string, value: string): void {
  for (const line of document.querySelectorAll<HTMLElement>(`[data-site-parameter="${name}"]`)) {
    line.hidden = value === '';
    line.setAttribute('data-site-typed', '');
    line.querySelector('span')?.replaceChildren(value);
  }
}

/**
 * The field of a parameter, which the samples of its page follow. The address is never a link, because opening it would
 * send the request. A wrong value becomes a placeholder, which the service refuses.
 */
export default function ParameterField(field: FieldProps): ReactNode {
  const {name, kind, required, example} = field;
  const [problem, setProblem] = useState<string>();
  const input = {
    'aria-describedby': `problem-${name}`,
    'aria-invalid': problem !== undefined,
    autoComplete: 'off',
    spellCheck: false,
    ...(kind !== 'note' && {type: 'number', min: kind === 'links' ? 1 : 0, max: 999_999_999}),
  };

  function read(inputs: HTMLInputElement[]): void {
    const value = inputs.map(valueOf).join('');
    const areValid = inputs.every(({validity}) => validity.valid);
    const now = problemOf(field, value, areValid);
    setProblem(now);
    fillIn(name, now ? `[${name.toUpperCase()}]` : value);
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
          {Object.entries(units).map(([letter, unit]) => {
            const [, count = 0] = new RegExp(`${letter}(\\d+)`).exec(example) ?? [];
            return (
              <label key={letter}>
                <input {...input} name={letter} defaultValue={count} />
                {unit}
              </label>
            );
          })}
        </div>
      ) : (
        <input {...input} required={required} defaultValue={example} aria-label={name} />
      )}
      <p id={`problem-${name}`}>{problem}</p>
    </div>
  );
}
