import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Details from '@theme/Details';
import NeedsReact from '@site/src/components/NeedsReact';
import type {RequestShape} from '@site/src/features/api/model/operation';
import RequestForm from './RequestForm';
import styles from './styles.module.css';

/** A form that fills the reader's values into the request of the page. */
export default function RequestBuilder({shape}: {shape: RequestShape}): ReactNode {
  return (
    <Details className={styles.builder} summary={translate({id: 'builder.open', message: 'Fill in your values'})}>
      <NeedsReact
        without={translate({
          id: 'builder.withoutScript',
          message: 'The form needs JavaScript, which is off. The samples on this page work without it.',
        })}>
        <RequestForm shape={shape} />
      </NeedsReact>
    </Details>
  );
}
