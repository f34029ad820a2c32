// Wraps Mermaid: asks for React, which draws the diagram, and shows its source where scripts are off. Static.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';

export default function MermaidWrapper(props: Props): ReactNode {
  return (
    <>
      <noscript>
        <pre>{props.value}</pre>
      </noscript>
      <template data-site-code="" />
      <Mermaid {...props} />
    </>
  );
}
