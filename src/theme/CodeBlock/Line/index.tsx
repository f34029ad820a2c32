// Ejected from CodeBlock/Line @3.10.2. Change: a line is a span, not a div inside code; tokens carry no style attribute.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import LineToken from '@theme/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line';
import styles from './styles.module.css';

type Token = Props['line'][number];

/** A line that is only a line break would stand twice, because every line ends in `<br>`. */
function withoutLoneBreak(line: Token[]): Token[] {
  const [first] = line;
  return line.length === 1 && first?.content === '\n' ? [{...first, content: ''}] : line;
}

export default function CodeBlockLine(props: Props): ReactNode {
  const {classNames, showLineNumbers, getLineProps, getTokenProps} = props;
  const line = withoutLoneBreak(props.line);
  const lineProps = getLineProps({line, className: clsx(classNames, showLineNumbers && styles.numbered)});
  return (
    <span {...lineProps}>
      {line.map((token, index) => {
        const tokenProps = getTokenProps({token});
        return (
          <LineToken key={index} {...tokenProps} style={undefined} line={line} token={token}>
            {tokenProps.children}
          </LineToken>
        );
      })}
      <br />
    </span>
  );
}
