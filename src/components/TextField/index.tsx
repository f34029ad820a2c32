import type {ComponentPropsWithRef, ReactNode} from 'react';
import styles from './styles.module.css';

/** Stops browsers and password managers from suggesting, storing or correcting what is typed. */
const keptFromHelpers = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
} as const;

type Props = Omit<ComponentPropsWithRef<'input'>, 'value'>;

/** A text input. It is uncontrolled, because React would write a `value` into the attributes of the document. */
export default function TextField(props: Props): ReactNode {
  return <input type="text" className={styles.field} {...keptFromHelpers} {...props} />;
}
