import type {ComponentType, ReactNode} from 'react';
import Prose from '@site/src/components/Prose';
import type {Call} from '../calls';
import type {Parameter} from '../description';
import {fieldOf, type FieldProps} from '../parameters';

/** What is written for each kind of parameter. */
const forms: Record<Parameter['x-kind'], string> = {
  id: 'text',
  key: 'text, secret',
  duration: 'amount of time',
  links: 'whole number',
  note: 'text, URL-encoded',
};

type Props = {of: Call; Field: ComponentType<FieldProps>};

/** The parameters of a call, a row each. Those that the reader chooses come first, with their fields. */
export default function Parameters({of: {parameters}, Field}: Props): ReactNode {
  const rows = parameters.map((parameter) => ({...parameter, field: fieldOf(parameter)}));
  const chosen = rows.filter(({field}) => field);
  return (
    <>
      {chosen.length > 0 && (
        <div className="api-field" data-not-text="">
          The samples follow what you type here. Nothing is sent or stored. Put in the ID and the keys on your own
          device.
        </div>
      )}
      <dl className="api-parameters">
        {[...chosen, ...rows.filter(({field}) => !field)].map(({name, description, required, field, ...own}) => (
          <div key={name}>
            <dt id={`parameter-${name}`}>
              <code>{name}</code>
            </dt>
            <dd>
              <p>
                <Prose>{description}</Prose>
              </p>
              <p>
                <small>
                  {forms[own['x-kind']]}, {required ? 'required' : 'optional'}
                </small>
              </p>
              {field && <Field {...field} />}
            </dd>
          </div>
        ))}
      </dl>
      {chosen.some(({field}) => field?.kind === 'duration') && (
        <p>
          Write an amount of time in whole seconds, or as capital letters, each followed by a number, from the largest
          unit to the smallest: <code>W</code> weeks, <code>D</code> days, <code>H</code> hours, <code>M</code> minutes
          and <code>S</code> seconds. <code>D1H12</code> is a day and a half.
        </p>
      )}
    </>
  );
}
