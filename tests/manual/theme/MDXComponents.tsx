import MDXComponents from '@theme-init/MDXComponents';
import Counter from '../code/Counter';

export default {...MDXComponents, Counter};
