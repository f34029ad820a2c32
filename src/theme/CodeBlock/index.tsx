// Ejected from CodeBlock @3.10.2. Change: one static file for seven; src/features/code colours code at build time, and
// the light layer copies. Upstream renders each block again after hydration.
// cspell:ignore noninteractive
import {Children, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {parseCodeBlockTitle, parseLanguage} from '@docusaurus/theme-common/internal';
import IconCopy from '@theme/Icon/Copy';
import type {Props} from '@theme/CodeBlock';
import type {Code} from '@site/src/features/code/codeHtml';
import {onServer} from '@site/src/features/code/onServer';
import {element} from '@site/src/browser/element';
import styles from './styles.module.css';

/** `html` are the coloured lines of a code fence. */
type CodeBlockProps = Props & {html?: string};

/** Code of a component. What the server has coloured stays; without it, the highlighter is loaded. */
function Coloured({block}: {block: Code}): ReactNode {
  const {prism} = useThemeConfig();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const code = ref.current;
    if (code?.childElementCount === 0) {
      code.append(element('span', {}, block.code));
      import(/* webpackChunkName: 'highlighter' */ '@site/src/features/code/codeHtml').then(
        ({codeHtml}) => {
          code.innerHTML = codeHtml(block, prism);
        },
        () => undefined, // The code stays plain.
      );
    }
  });
  return <code ref={ref} className={styles.lines} dangerouslySetInnerHTML={{__html: onServer?.(block, prism) ?? ''}} />;
}

function Content({
  children,
  html,
  ...block
}: Omit<Code, 'code'> & Pick<CodeBlockProps, 'children' | 'html'>): ReactNode {
  if (html !== undefined) {
    return <code className={styles.lines} dangerouslySetInnerHTML={{__html: html}} />;
  }
  const parts = Children.toArray(children);
  if (parts.every((part) => typeof part !== 'object')) {
    const code = {...block, code: parts.join('')};
    return <Coloured key={JSON.stringify(code)} block={code} />;
  }
  return (
    <code>
      <span>{children}</span>
    </code>
  );
}

export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {children, className, metastring: meta = '', showLineNumbers, html} = props;
  const {defaultLanguage = 'text'} = useThemeConfig().prism;
  const language = (props.language ?? parseLanguage(className) ?? defaultLanguage).toLowerCase();
  const kind = clsx(
    className?.split(' ').filter((name) => !name.startsWith('language-')),
    `language-${language}`,
  );
  const title = parseCodeBlockTitle(meta) || props.title;
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, kind, styles.block)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Code that is wider than its block can be scrolled by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} translate="no" className={clsx('prism-code', kind)}>
          <Content language={language} meta={meta} showLineNumbers={showLineNumbers} html={html}>
            {children}
          </Content>
        </pre>
        <button
          type="button"
          data-light-copy=""
          data-light-done={translate({id: 'site.code.copied', message: 'Copied'})}
          data-light-failed={translate({
            id: 'site.code.failed',
            message: 'Your browser did not allow copying. The code is selected, so you can copy it yourself.',
          })}
          className={clsx('clean-btn', styles.copy)}
          aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
          title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}>
          <IconCopy aria-hidden />
        </button>
      </div>
    </div>
  );
}
