import type {ReactNode} from 'react';
import Prose from '../../../components/Prose';
import type {RequestParameter} from '../requestFields';

/** What is written for each kind of parameter. */
const forms: Record<RequestParameter['kind'], string> = {
  id: 'text',
  key: 'text, secret',
  duration: 'amount of time',
  links: 'whole number',
  note: 'text, URL-encoded',
};

type Props = {
  of: {parameters: readonly RequestParameter[]};
  /** The field that goes with a parameter, where its value can be chosen. */
  fieldOf?: (parameter: RequestParameter) => ReactNode;
};

/** The parameters of a call, a row each. */
export default function Parameters({of: {parameters}, fieldOf}: Props): ReactNode {
  return (
    <dl className="api-parameters">
      {parameters.map((parameter) => {
        const {name, kind, required, meaning} = parameter;
        return (
          <div key={name}>
            <dt id={`parameter-${name}`}>
              <code>{name}</code>
            </dt>
            <dd>
              <p>
                <Prose>{meaning}</Prose>
              </p>
              <p>
                <small>
                  {forms[kind]}, {required ? 'required' : 'optional'}
                </small>
              </p>
              {fieldOf?.(parameter)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
