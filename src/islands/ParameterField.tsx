import {useState, type ReactNode} from 'react';
import {secondsOf, split, wordsOf} from '../features/api/amounts';
import {encode} from '../features/api/encode';
import type {FieldProps} from '../features/api/parameters';

/** What the samples get, nothing where the parameter is left out, and what the field says of what was typed. */
type Typed = {value?: string; problem?: string; words?: string};

function readAmount(inputs: HTMLInputElement[]): Typed {
  const counts = inputs.filter(({value}) => Number(value) !== 0);
  const value = counts.map((input) => `${input.name}${input.valueAsNumber}`).join('');
  return inputs.every(({validity}) => validity.valid) && value !== ''
    ? {value, words: wordsOf(secondsOf(value))}
    : {problem: 'Write whole numbers of at most nine digits, one of them above 0.'};
}

function readLinks({value, validity}: HTMLInputElement): Typed {
  return validity.valid ? {value} : {problem: 'Write a whole number of links, such as 3.'};
}

/** It is open whether the service counts a note as typed or as encoded, so it must be short enough in both. */
function readNote(input: HTMLInputElement, {required, longest = Infinity}: FieldProps): Typed {
  const value = encode(input.value.trim());
  if (value.length > longest) {
    return {problem: `This note has ${value.length} characters once it is URL-encoded. Write at most ${longest}.`};
  }
  return {value: value === '' && !required ? undefined : value};
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
  const [{problem, words}, setTyped] = useState<Typed>({
    words: kind === 'duration' ? wordsOf(secondsOf(example)) : undefined,
  });
  const attributes = {
    'aria-describedby': `verdict-${name}`,
    'aria-invalid': problem !== undefined,
    autoComplete: 'off',
  };

  function show(typed: Typed): void {
    setTyped(typed);
    fillIn(name, typed.problem === undefined ? typed.value : `[${name.toUpperCase()}]`);
  }

  return (
    <div className="api-field" data-not-text="">
      {kind === 'duration' ? (
        <div
          role="group"
          aria-labelledby={`parameter-${name}`}
          className="api-duration-fields"
          onInput={({currentTarget}) => {
            show(readAmount([...currentTarget.querySelectorAll('input')]));
          }}>
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
          onInput={({currentTarget}) => {
            show(kind === 'links' ? readLinks(currentTarget) : readNote(currentTarget, field));
          }}
        />
      )}
      <p id={`verdict-${name}`}>{problem ?? words}</p>
    </div>
  );
}
