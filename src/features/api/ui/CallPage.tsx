import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Call} from '../calls';

type Props = {
  of: Call;
  /** The text of the page, with the parts of docs/api/_request.mdx in it. */
  children: ReactNode;
};

/** A call and the text about it. In wide windows the request has a column of its own. */
export default function CallPage({of: {path, page, needsHolder}, children}: Props): ReactNode {
  const {metadata} = useDoc();
  if (metadata.id !== page) {
    throw new Error(`${metadata.source} shows the call ${path}, whose page is ${page}.`);
  }
  return (
    <div className="api-call-page">
      <p className="api-call-line">
        <span>GET</span> <code>{path}</code>
      </p>
      <p className="api-call-keys">
        {needsHolder ? 'You need both the wearer’s key and the holder’s.' : 'The wearer’s key is enough.'}
      </p>
      {children}
    </div>
  );
}
