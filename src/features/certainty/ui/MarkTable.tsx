import type {ReactNode} from 'react';
import Certainty from '@site/src/components/Certainty';
import DataTable from '@site/src/components/DataTable';
import {certainties, certaintyMarks} from '@site/src/site/certainty';

/** All marks. */
export default function MarkTable(): ReactNode {
  return (
    <DataTable
      head={['Mark', 'What it means', 'What to do']}
      rows={certaintyMarks.map((mark) => {
        const {label, meaning, advice} = certainties[mark];
        return [
          <>
            {/* The symbol has the same name, which screen readers and copies need only once. */}
            <Certainty mark={mark} /> <span aria-hidden="true">{label}</span>
          </>,
          meaning,
          advice,
        ];
      })}
    />
  );
}
