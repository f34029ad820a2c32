// Wraps MDXComponents: adds the parts authors may use without an import, tables that scroll in themselves, and names for
// the boxes of a task list.
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Table from '@site/src/components/Table';
import CallPage from '@site/src/features/api/ui/CallPage';
import Term from '@site/src/features/glossary/ui/Term';

function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const name = props.checked
    ? translate({id: 'site.task.done', message: 'Done'})
    : translate({id: 'site.task.open', message: 'To do'});
  return <input {...props} aria-label={name} />;
}

export default {
  ...MDXComponents,
  CallPage,
  Term,
  Table,
  table: Table,
  input: TaskBox,
} satisfies MDXComponentsObject;
