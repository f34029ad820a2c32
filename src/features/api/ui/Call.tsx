import type {ReactNode} from 'react';
import type {CallData} from '../data';
import Keys from './Keys';

const keys = {
  reads: 'The wearer’s key is enough.',
  adds: 'The wearer’s key is enough.',
  removes: 'You need both the wearer’s key and the holder’s.',
};

type Props = {
  of: Pick<CallData, 'path' | 'effect'>;
  /** The text of the page, with an `<ApiRequest>` or a `<Request>` in it. */
  children: ReactNode;
};

/** A call and the text about it. In wide windows the request has a column of its own. */
export default function Call({of, children}: Props): ReactNode {
  const {path, effect} = of;
  return (
    <div className={effect === 'reads' ? 'api-call-page api-reads' : 'api-call-page'}>
      <p className="api-call-line">
        <span>GET</span> <code>{path}</code>
      </p>
      <p className="api-call-keys">
        <Keys of={of} /> {keys[effect]}
      </p>
      {children}
    </div>
  );
}
