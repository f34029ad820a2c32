import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');

  useEffect(() => {
    const field = input.current;
    function apply(): void {
      const query = field?.value ?? '';
      const counts = filterRows(query);
      setTold(query.trim() === '' ? '' : outcome(counts));
    }
    // The reader may have typed before hydration.
    apply();
    // A link to a field that the filter hides would lead nowhere.
    function showTarget(): void {
      const target = document.querySelector(':target');
      if (field && target?.closest('[hidden]')) {
        field.value = '';
        apply();
        target.scrollIntoView();
      }
    }
    field?.addEventListener('input', apply);
    window.addEventListener('hashchange', showTarget);
    return () => {
      field?.removeEventListener('input', apply);
      window.removeEventListener('hashchange', showTarget);
    };
  }, []);

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{translate({id: 'api.filter.label', message: 'Filter the fields'})}</label>
      <TextField ref={input} id={id} aria-describedby={`${id}-outcome`} />
      <p id={`${id}-outcome`} role="status" className={styles.outcome}>
        {told}
      </p>
    </div>
  );
}
