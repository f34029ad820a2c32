// Wraps DocItem/Footer: on a phone it follows once the head of the page can be seen.
import type {ReactNode} from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import Later from '@site/src/components/Later';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <Later>
      <DocItemFooter />
    </Later>
  );
}
