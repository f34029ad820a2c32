import type {ReactNode} from 'react';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function Moved(): ReactNode {
  return <Redirect to={useBaseUrl('/wiki/tabs')} />;
}
