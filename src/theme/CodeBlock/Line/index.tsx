// Wraps CodeBlock/Line: a line is a span, as is valid in code, and so is the value of a parameter of a call.
import {use, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import Line from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';
import {ParameterLines} from '@site/src/features/api/ui/parameterLines';

/** Upstream's part has no hooks, so it can be called for its element. */
const lineOf = Line as (props: Props) => ReactElement<ComponentProps<'span'>>;

export default function CodeBlockLineWrapper(props: Props): ReactNode {
  const code = props.line.map(({content}) => content).join('');
  const {children, ...attributes} = lineOf(props).props;
  const parameter = use(ParameterLines).find(({text}) => text === code);
  return parameter ? (
    <span {...attributes} data-site-parameter={parameter.name}>
      {parameter.before}
      <span>{parameter.value}</span>
      {parameter.after}
      <br />
    </span>
  ) : (
    <span {...attributes}>{children}</span>
  );
}
