import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasPages} from '@site/src/site/hasPages';
import {twinOf} from '@site/src/site/twins';
import styles from './styles.module.css';

const outcomes = {none: '', copied: 'Copied', failed: 'Not copied. The link above shows the text.'} as const;

async function copyText(address: string): Promise<keyof typeof outcomes> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) {
      return 'failed';
    }
    // There is no clipboard on pages without encryption; that fails here too.
    await navigator.clipboard.writeText(await answer.text());
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The page as Markdown: to see by a link alone, to copy by script. */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none');
  const twin = twinOf(pathname, siteConfig.baseUrl);
  if (!hasPages(siteConfig)) {
    return null;
  }
  return (
    <details className={styles.tools}>
      <summary>Page tools</summary>
      <ul>
        <li>
          <a href={twin}>View as Markdown</a>
        </li>
        <li>
          <button type="button" onClick={() => void copyText(twin).then(setOutcome)}>
            Copy page as Markdown
          </button>{' '}
          <span role="status">{outcomes[outcome]}</span>
        </li>
      </ul>
    </details>
  );
}
