import type {ComponentPropsWithRef, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'value'>;

/** In characters. A whole file that is pasted by mistake would hold the page up. */
const longest = 1000;

/**
 * A text input for values that no browser should complete or correct. It is uncontrolled, because React would write a
 * `value` into the attributes of the document.
 */
export default function TextField(props: Props): ReactNode {
  return (
    <input
      type="text"
      className={styles.field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longest}
      {...props}
    />
  );
}
