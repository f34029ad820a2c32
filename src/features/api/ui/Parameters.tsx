import type {ComponentType, ReactNode} from 'react';
import Prose from '@site/src/components/Prose';
import type {Call} from '../calls';
import type {FieldProps} from '../parameters';

type Props = {of: Call; Field: ComponentType<FieldProps>};

/** The parameters of a call, a row each. Those that the reader chooses come first, with their fields. */
export default function Parameters({of: {parameters}, Field}: Props): ReactNode {
  const chosen = parameters.filter((parameter) => parameter['x-kind']);
  const others = parameters.filter((parameter) => !parameter['x-kind']);
  return (
    <>
      {chosen.length > 0 && (
        <div className="api-field" data-not-text="">
          The samples follow what you type here. Nothing is sent or stored. Put in the ID and the keys on your own
          device.
        </div>
      )}
      <dl className="api-parameters">
        {[...chosen, ...others].map(({name, description, required, example, schema, 'x-kind': kind}) => (
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
                  {[schema.type].flat().join(' or ')}, {required ? 'required' : 'optional'}
                </small>
              </p>
              {kind && <Field {...{name, kind, required}} example={String(example)} longest={schema.maxLength} />}
            </dd>
          </div>
        ))}
      </dl>
      {chosen.some((parameter) => parameter['x-kind'] === 'duration') && (
        <p>
          Write an amount of time in whole seconds, or as capital letters, each followed by a number, from the largest
          unit to the smallest: <code>W</code> weeks, <code>D</code> days, <code>H</code> hours, <code>M</code> minutes
          and <code>S</code> seconds. <code>D1H12</code> is a day and a half.
        </p>
      )}
    </>
  );
}
