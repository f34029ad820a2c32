import MDXComponents from '@theme-init/MDXComponents';
import Counter from '../../site/code/Counter';

export default {...MDXComponents, Counter};
