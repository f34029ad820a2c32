// Ejected from Error @3.10.2. Change: what is around pages has crashed, so it says the same as for a page, without it.
import type {ComponentProps, ReactNode} from 'react';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function ThemeError(props: ComponentProps<typeof ErrorType>): ReactNode {
  return <ErrorPageContent {...props} />;
}
