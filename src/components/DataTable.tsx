import type {ReactNode} from 'react';
import Table from './Table';

type Props = {head: string[]; rows: ReactNode[][]};

export default function DataTable({head, rows}: Props): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
