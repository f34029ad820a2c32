import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CallData} from '../data';
import Request from './Request';

const keys = {
  reads: 'needs the wearer’s key',
  adds: 'needs the wearer’s key',
  removes: 'needs the wearer’s and the holder’s keys',
};

/** The call in one line. */
function CallBar({path, effect}: Props['of']): ReactNode {
  return (
    <p className="callBar">
      <span>GET</span> <code>{path}</code> <span className={effect}>{keys[effect]}</span>
    </p>
  );
}

type Props = {
  of: Pick<CallData, 'path' | 'effect'>;
  /** The text of the page, with a `<Request>` in it. */
  children: ReactNode;
};

/** A call and the text about it. In wide windows the request has a column of its own. */
export default function Call({of, children}: Props): ReactNode {
  const parts = Children.toArray(children);
  const requests = parts.filter((part) => isValidElement(part) && part.type === Request);
  return (
    <div className="callColumns">
      <div>
        <CallBar {...of} />
        {of.effect !== 'reads' && (
          <p>
            <strong>Opening this call’s URL again repeats the change</strong>, no matter who opens it. After a timeout,
            read the session before you <Link to="/docs/api#changes-by-get">send it again</Link>.
          </p>
        )}
      </div>
      {requests}
      <div>{parts.filter((part) => !requests.includes(part))}</div>
    </div>
  );
}
