import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {savedEmergencyPage} from '@site/src/site/navigation';

/** Downloads the emergency page as one file. */
export default function SavePage(): ReactNode {
  return (
    <a className="button button--primary" href={useBaseUrl(savedEmergencyPage)} download={savedEmergencyPage}>
      {translate({id: 'emergency.save', message: 'Save this page'})}
    </a>
  );
}
