import {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {RequestShape} from '@site/src/features/api/model/operation';
import Draft from './Draft';
import styles from './styles.module.css';

/** The request form. Its content exists only in memory and is cleared when the reader leaves. */
export default function RequestForm({shape}: {shape: RequestShape}): ReactNode {
  const [round, setRound] = useState(0);
  const form = useRef<HTMLDivElement>(null);

  function forget(): void {
    setRound((last) => last + 1);
  }

  useEffect(() => {
    function leave(): void {
      // Flushed synchronously: a page that enters the back/forward cache is frozen right after this event.
      flushSync(forget);
    }
    const details = form.current?.closest('details');
    function close(): void {
      if (details?.open === false) {
        forget();
      }
    }
    window.addEventListener('pagehide', leave);
    details?.addEventListener('toggle', close);
    return () => {
      window.removeEventListener('pagehide', leave);
      details?.removeEventListener('toggle', close);
    };
  }, []);

  return (
    // Not a form element: there is nothing to submit, and browsers offer to save the fields of a form.
    <div ref={form} role="group" aria-label={translate({id: 'builder.label', message: 'Request builder'})}>
      <p>
        {translate({
          id: 'builder.sendsNothing',
          message:
            'This form sends nothing and stores nothing. It forgets what you type when you leave the page, close the form or press the button at its end.',
        })}
      </p>
      <Draft key={round} shape={shape} />
      <button type="button" className="button button--secondary" onClick={forget}>
        {translate({id: 'builder.forget', message: 'Forget everything'})}
      </button>
      <span role="status" className={styles.outcome}>
        {round > 0 && translate({id: 'builder.forgotten', message: 'Forgotten. The fields are empty.'})}
      </span>
    </div>
  );
}
