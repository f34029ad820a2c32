import type {ReactNode} from 'react';
import DefaultTypes from '@theme-init/Admonition/Types';
import type {Props} from '@theme/Admonition';

function Recipe({title, children}: Props): ReactNode {
  return (
    <section aria-label="Recipe">
      <h5>{title}</h5>
      {children}
    </section>
  );
}

export default {...DefaultTypes, recipe: Recipe};
