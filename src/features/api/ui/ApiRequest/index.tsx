// Static.
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Details from '@theme/Details';
import NeedsReact from '@site/src/components/NeedsReact';
import TextField from '@site/src/components/TextField';
import {checkField, checkFields, fillIn, type RequestField, type Typed} from '@site/src/features/api/requestFields';
import {formatWords} from '@site/src/features/api/timeNotation';
import styles from './styles.module.css';

/** Writes what was typed into the parameters of the code blocks, which are constant for React. */
function fillParameters(element: HTMLElement, fields: RequestField[], typed: Typed): void {
  const checked = checkFields(fields, typed);
  for (const parameter of element.querySelectorAll<HTMLElement>('[data-site-parameter]')) {
    const example = (parameter.dataset.siteParameter ||= parameter.textContent);
    parameter.textContent = fillIn(example, checked);
    // In an address it begins with a sign. Otherwise it has a line, which goes with it.
    const hasLine = /^\w/.test(example);
    parameter.closest('code > *')?.toggleAttribute('hidden', hasLine && parameter.textContent === '');
  }
}

type FieldProps = {field: RequestField; typed: Typed; onType: (text: string) => void};

function Field({field, typed, onType}: FieldProps): ReactNode {
  const id = useId();
  const {name, required, description, example} = field;
  const {selectMessage} = usePluralForm();
  const {problem, seconds} = {problem: undefined, seconds: undefined, ...checkField(field, typed)};
  return (
    <>
      <label htmlFor={id}>
        <span id={`${id}-name`}>
          <code>{name}</code>
          {!required && ` ${translate({id: 'site.request.optional', message: '(optional)'})}`}
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
        {problem?.(translate) ?? (seconds !== undefined && formatWords(seconds, translate, selectMessage))}
      </p>
    </>
  );
}

type Props = {
  fields: RequestField[];
  /** The samples. */
  children: ReactNode;
};

/**
 * A request with its samples, which follow what the reader types. Keys have no field, because nobody should type them
 * into a page. The address is never a link, because opening it would send the request.
 */
export default function ApiRequest({fields, children}: Props): ReactNode {
  const request = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>({});

  useEffect(() => {
    if (request.current) {
      fillParameters(request.current, fields, typed);
    }
  }, [fields, typed]);

  return (
    <>
      <div ref={request}>{children}</div>
      <Details summary={translate({id: 'site.request.title', message: 'Fill in your values'})} className="callFields">
        <NeedsReact
          without={translate({
            id: 'site.request.without',
            message: 'The form needs JavaScript, which is off. The samples on this page work without it.',
          })}>
          <p>
            {translate({
              id: 'site.request.explanation',
              message:
                'The samples follow what you type here. Nothing is sent or stored. Put in the ID and the keys on your own device.',
            })}
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
        </NeedsReact>
      </Details>
    </>
  );
}
