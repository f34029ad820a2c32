// Wraps MDXComponents: adds the parts authors may use without an import, and tables that scroll in themselves.
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import ApiRequest from '@site/src/islands/ApiRequest';
import FieldFilter from '@site/src/islands/FieldFilter';
import TimeConverter from '@site/src/islands/TimeConverter';
import Table from '@site/src/components/Table';
import Answer from '@site/src/features/api/ui/Answer';
import Call from '@site/src/features/api/ui/Call';
import Errors from '@site/src/features/api/ui/Errors';
import Parameters from '@site/src/features/api/ui/Parameters';
import Request from '@site/src/features/api/ui/Request';
import Samples from '@site/src/features/api/ui/Samples';
import Term from '@site/src/features/glossary/ui/Term';

export default {
  ...MDXComponents,
  ApiRequest,
  FieldFilter,
  TimeConverter,
  Answer,
  Call,
  Errors,
  Parameters,
  Request,
  Samples,
  Term,
  Table,
  table: Table,
} satisfies MDXComponentsObject;
