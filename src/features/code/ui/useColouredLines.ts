import {useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {highlight} from './atBuild';
import {linesHtml, withoutColours, type LineLooks, type Token} from './lines';

type Code = LineLooks & {code: string; language: string};

/** What was coloured once, for the parts that are made anew when React takes the page over, and for the way back. */
const coloured = new Map<string, string>();

const never = () => () => undefined;

/** Whether the element stands in the page already and React only takes it over. */
function useComesWithPage(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
}

/**
 * The lines of a code block as HTML. A built page comes with coloured lines and React leaves them as they are. Code that a
 * page change brings is shown plain until the highlighter is here.
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
  const [html, setHtml] = useState(() => coloured.get(key) ?? (highlight ? toHtml(highlight(code, language)) : plain));

  // Before anything is made anew.
  useLayoutEffect(() => {
    if (comesWithPage && ref.current) {
      coloured.set(key, ref.current.innerHTML);
    }
  }, [comesWithPage, key]);

  const colour = useEvent(async () => {
    const prism = await import('./prism');
    const lines = toHtml(prism.highlight(code, language));
    coloured.set(key, lines);
    setHtml(lines);
  });
  useEffect(() => {
    if (language !== 'text' && !coloured.has(key)) {
      colour().catch(() => {
        // Code can be read without its colours too.
      });
    }
  }, [key, language, colour]);
  return {html, ref};
}
