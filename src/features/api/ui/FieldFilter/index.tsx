import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import NeedsReact from '@site/src/components/NeedsReact';
import TextField from '@site/src/components/TextField';
import {filterRows} from './filterRows';
import styles from './styles.module.css';

function outcome({shown, all}: {shown: number; all: number}): string {
  return shown === 0
    ? translate({id: 'api.filter.none', message: 'No field matches. Try a shorter word.'})
    : translate({id: 'api.filter.count', message: '{shown} of {all} fields.'}, {shown, all});
}

/**
 * Filters the fields of this page. It hides rows in the DOM, because the tables are static content outside this
 * component.
 */
export default function FieldFilter(): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');

  function apply(query: string): void {
    const counts = filterRows(query);
    setTold(query.trim() === '' ? '' : outcome(counts));
  }

  // A link to a field that the filter hides would lead nowhere.
  useEffect(() => {
    function showAll({target}: Event): void {
      if (field.current?.value && target instanceof Element && target.closest('a[href*="#"]')) {
        field.current.value = '';
        apply('');
      }
    }
    document.addEventListener('click', showAll, true);
    return () => {
      document.removeEventListener('click', showAll, true);
    };
  }, []);

  return (
    <NeedsReact
      without={translate({
        id: 'api.filter.withoutScript',
        message: 'The field filter needs JavaScript, which is off. Your browser can search this page.',
      })}>
      <div className={styles.filter}>
        <label htmlFor={id}>{translate({id: 'api.filter.label', message: 'Filter the fields'})}</label>
        <TextField
          ref={field}
          id={id}
          aria-describedby={`${id}-outcome`}
          onInput={({currentTarget}) => {
            apply(currentTarget.value);
          }}
        />
        <p id={`${id}-outcome`} role="status" className={styles.outcome}>
          {told}
        </p>
      </div>
    </NeedsReact>
  );
}
