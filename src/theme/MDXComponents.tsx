// Wraps MDXComponents: adds the parts authors may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Certainty from '@site/src/components/Certainty';

export default {...MDXComponents, Certainty} satisfies MDXComponentsObject;
