import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';

export default function OnlyInBrowser(): ReactNode {
  return <BrowserOnly fallback={<p>Not yet</p>}>{() => <p>{`The window is ${window.name || 'open'}`}</p>}</BrowserOnly>;
}
