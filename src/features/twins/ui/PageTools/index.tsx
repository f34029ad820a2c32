import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pressedEarly} from '@site/src/protocol';
import {hasPages} from '@site/src/site/hasPages';
import {twinOf} from '@site/src/features/twins/model/twins';
import styles from './styles.module.css';

const outcomes = {
  none: '',
  copied: translate({id: 'tools.copied', message: 'Copied'}),
  failed: translate({id: 'tools.notCopied', message: 'Not copied. The link above shows the text.'}),
} as const;

async function fetchText(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address}: ${answer.status}`);
  }
  return new Blob([await answer.text()], {type: 'text/plain'});
}

/** The clipboard gets a promise, because Safari allows writing only during the press, before the text has loaded. */
async function copyText(address: string): Promise<keyof typeof outcomes> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(address)})]);
    return 'copied';
  } catch {
    // On insecure origins there is no clipboard, which is caught as well.
    return 'failed';
  }
}

/** Opens the page as Markdown, with a plain link, or copies it by script. */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none');
  const twin = twinOf(pathname, siteConfig.baseUrl);
  if (!hasPages(siteConfig)) {
    return null;
  }
  return (
    <details className={styles.tools} data-page-tools="">
      <summary>{translate({id: 'tools.label', message: 'Page tools'})}</summary>
      <ul>
        <li>
          <a href={twin}>{translate({id: 'tools.view', message: 'View as Markdown'})}</a>
        </li>
        <li>
          <button {...pressedEarly('again')} type="button" onClick={() => void copyText(twin).then(setOutcome)}>
            {translate({id: 'tools.copy', message: 'Copy page as Markdown'})}
          </button>{' '}
          <span role="status">{outcomes[outcome]}</span>
        </li>
      </ul>
    </details>
  );
}
