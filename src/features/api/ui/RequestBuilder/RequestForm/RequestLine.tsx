import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {BuiltRequest} from '@site/src/features/api/model/request';
import styles from './styles.module.css';

type Props = {
  built: BuiltRequest;
  /** The request line filled in so far. */
  draft: string;
};

/** The request so far, and what is still missing. */
export default function RequestLine({built, draft}: Props): ReactNode {
  return (
    <div className={styles.line}>
      <p role="status" className={styles.status}>
        {'url' in built
          ? translate({id: 'builder.ready', message: 'The request is ready.'})
          : translate(
              {id: 'builder.unfinished', message: 'Still to fill in or fix: {fields}.'},
              {fields: built.unfinished.join(', ')},
            )}
      </p>
      <p className={styles.request}>
        <code>{draft}</code>
      </p>
    </div>
  );
}
