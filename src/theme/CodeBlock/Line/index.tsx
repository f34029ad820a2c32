// Wraps CodeBlock/Line: a line is a span, because upstream's div is not valid in code. In a sample of a call, its
// parameters are tokens of their own.
import {use, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import Line from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';
import {cut, SampleLines} from '@site/src/features/api/ui/sampleLines';

/** Upstream's part has no hooks, so it can be called for its element. */
const lineOf = Line as (props: Props) => ReactElement<ComponentProps<'span'>>;

export default function CodeBlockLineWrapper({line, ...props}: Props): ReactNode {
  const sample = use(SampleLines).get(line.map(({content}) => content).join(''));
  const tokens = sample ? cut(line, sample) : line;
  return <span {...lineOf({...props, line: tokens}).props} data-site-parameter-line={sample?.parameter} />;
}
