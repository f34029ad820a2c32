import {useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {highlight} from './atBuild';
import {linesHtml, withoutColours, type LineLooks, type Token} from './lines';

type Code = LineLooks & {code: string; language: string};

/** Coloured lines by code. Needed when hydration renders a part again, and when the reader comes back to a page. */
const coloured = new Map<string, string>();

const never = () => () => undefined;

/** Whether the element was in the built page and is being hydrated. */
function useComesWithPage(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
}

/**
 * The lines of a code block as HTML. Built pages contain coloured lines, which React leaves as they are. Code that
 * appears later is plain until the highlighter has loaded.
 */
export function useColouredLines({code, language, ...looks}: Code): {
  html: string;
  ref: RefObject<HTMLElement | null>;
} {
  const toHtml = (lines: Token[][]) => linesHtml(lines, looks);
  const plain = toHtml(withoutColours(code));
  const key = `${language} ${plain}`;
  const ref = useRef<HTMLElement>(null);
  const comesWithPage = useComesWithPage();
  const [shown, setShown] = useState(() => ({
    key,
    html: coloured.get(key) ?? (highlight ? toHtml(highlight(code, language)) : plain),
  }));

  // Runs before anything is rendered again.
  useLayoutEffect(() => {
    if (comesWithPage && ref.current) {
      coloured.set(key, ref.current.innerHTML);
    }
  }, [comesWithPage, key]);

  const colour = useEvent(async () => {
    const prism = await import('./prism');
    const lines = toHtml(prism.highlight(code, language));
    coloured.set(key, lines);
    setShown({key, html: lines});
  });
  useEffect(() => {
    if (language !== 'text' && !coloured.has(key)) {
      colour().catch(() => {
        // Code is readable without colours as well.
      });
    }
  }, [key, language, colour]);
  return {html: shown.key === key ? shown.html : (coloured.get(key) ?? plain), ref};
}
