// Wraps MDXComponents: adds the parts authors may use without an import, and tables that scroll in themselves.
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Table from '@site/src/components/Table';
import CallPage from '@site/src/features/api/ui/CallPage';
import Term from '@site/src/features/glossary/ui/Term';

export default {
  ...MDXComponents,
  CallPage,
  Term,
  Table,
  table: Table,
} satisfies MDXComponentsObject;
