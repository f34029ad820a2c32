import {useEffect, useRef, useState, type ReactNode} from 'react';

/** Hides rows that lack a word. The browser's own search and links still find them, and show what they find. */
function showRows(rows: readonly HTMLElement[], words: string[]): number {
  const isFound = ({textContent}: HTMLElement) => words.every((word) => textContent.toLowerCase().includes(word));
  // A browser that cannot show what it finds hides nothing.
  for (const row of 'onbeforematch' in document ? rows : []) {
    if (isFound(row)) {
      row.removeAttribute('hidden');
    } else {
      row.setAttribute('hidden', 'until-found');
    }
  }
  return rows.filter(isFound).length;
}

/** A filter for the rows of the tables in it. */
export default function FieldFilter({children}: {children?: ReactNode}): ReactNode {
  const tables = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...(tables.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    const found = showRows(rows, words);
    setCount(words.length === 0 ? undefined : found);
  }, [text]);

  return (
    <>
      <div className="api-field-filter" data-not-text="">
        <label htmlFor="field-filter">Filter the fields</label>
        <input
          id="field-filter"
          className="island-text-field"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="duration"
          onInput={({currentTarget}) => {
            setText(currentTarget.value);
          }}
        />
        <output htmlFor="field-filter">
          {count !== undefined && `${count} ${count === 1 ? 'field' : 'fields'} with these words`}
        </output>
      </div>
      <div ref={tables}>{children}</div>
    </>
  );
}
