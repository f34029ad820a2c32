// Wraps CodeBlock/Line: a line is a span, because upstream's div is not valid in code.
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import Line from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';

/** Upstream's part has no hooks, so it can be called for its element. */
const lineOf = Line as (props: Props) => ReactElement<ComponentProps<'span'>>;

export default function CodeBlockLineWrapper(props: Props): ReactNode {
  return <span {...lineOf(props).props} />;
}
