// Wraps MDXComponents: adds the parts authors may use without an import, and tables that scroll in themselves.
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Certainty from '@site/src/components/Certainty';
import Table from '@site/src/components/Table';

export default {...MDXComponents, Certainty, table: Table} satisfies MDXComponentsObject;
