import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {CallData} from '../data';

type Parameter = CallData['parameters'][number];

/** What is written for each kind of parameter. */
const forms: Record<Parameter['kind'], ReactNode> = {
  id: 'text',
  key: 'text, secret',
  duration: <Link to="/docs/api#amounts">amount of time</Link>,
  links: 'whole number',
  note: 'text, URL-encoded',
};

function cellsOf({name, kind, required, meaning}: Parameter): ReactNode[] {
  return [
    <code key="name">{name}</code>,
    <>
      {forms[kind]}, {required ? 'required' : 'optional'}
    </>,
    <Prose key="meaning">{meaning}</Prose>,
  ];
}

export default function Parameters({of: {parameters}}: {of: Pick<CallData, 'parameters'>}): ReactNode {
  return (
    <>
      <div className="fields">
        <DataTable head={['Name', 'Type', 'Meaning']} rows={parameters.map(cellsOf)} />
      </div>
      {parameters.some(({kind}) => kind === 'duration') && (
        <p>
          Write an amount of time in whole seconds, or as capital letters with numbers from the largest unit to the
          smallest: <code>W</code> weeks, <code>D</code> days, <code>H</code> hours, <code>M</code> minutes and{' '}
          <code>S</code> seconds. <code>D1H12</code> is a day and a half.
        </p>
      )}
    </>
  );
}
