// Wraps MDXComponents: adds the part that src/light/kinds.ts puts around islands.
import MDXComponents from '@theme-init/MDXComponents';
import Island from './Island';

export default {...MDXComponents, Island};
