import type {ReactNode} from 'react';
import type {Call} from '../calls';
import {keys} from '../does';
import {Keys} from './Marks';

type Props = {
  of: Call;
  /** The text of the page, with the parts of docs/api/_request.mdx in it. */
  children: ReactNode;
};

/** A call and the text about it. In wide windows the request has a column of its own. */
export default function CallPage({of: {path, does}, children}: Props): ReactNode {
  return (
    <div className="api-call-page">
      <p className="api-call-line">
        <span>GET</span> <code>{path}</code>
      </p>
      <p className="api-call-keys">
        <Keys of={does} /> {keys[does.keys].sentence}
      </p>
      {children}
    </div>
  );
}
