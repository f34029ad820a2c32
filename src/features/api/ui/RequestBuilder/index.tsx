import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {RequestShape} from '@site/src/features/api/model/operation';
import {pressedEarly} from '@site/src/protocol';
import {useRequestForm} from './useRequestForm';
import styles from './styles.module.css';

/** One text at a time: page translators move text nodes, and React could not remove a single one of several. */
const told = {
  closed: '',
  open: '',
  loading: translate({id: 'builder.loading', message: 'Loading the form …'}),
  failed: translate({
    id: 'builder.notLoaded',
    message:
      'The form could not be loaded. Check your connection, then press Retry. If that does not help, reload the page.',
  }),
};

/** A button that loads and opens the form, so that pages carry none of its weight until a reader asks for it. */
export default function RequestBuilder({shape}: {shape: RequestShape}): ReactNode {
  const id = useId();
  const {state, toggle} = useRequestForm();
  const isOpen = state.phase === 'open';

  return (
    <>
      <p className={styles.withoutScript}>
        {translate({
          id: 'builder.withoutScript',
          message: 'The form needs JavaScript, which is off. The samples on this page work without it.',
        })}
      </p>
      <div className={styles.builder}>
        <button
          {...pressedEarly('replay')}
          type="button"
          className={clsx('button button--primary', styles.open)}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-busy={state.phase === 'loading'}
          onClick={toggle}>
          {state.phase === 'failed'
            ? translate({id: 'notice.retry', message: 'Retry'})
            : translate({id: 'builder.open', message: 'Build a request'})}
        </button>
        <span role="status" className={styles.state}>
          {told[state.phase]}
        </span>
        <div id={id}>{isOpen && <state.Form shape={shape} />}</div>
      </div>
    </>
  );
}
