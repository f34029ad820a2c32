import {forwardRef, type ComponentPropsWithoutRef, type ForwardedRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Keeps browsers and password managers from offering, keeping or changing what is typed. */
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

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'value'> & {isMasked?: boolean};

/**
 * A line of typed text. Masked by style: browsers offer to fill and to keep a field of the password type. Without a
 * `value` React leaves the text out of the document's attributes.
 */
function TextField({isMasked = false, ...props}: Props, ref: ForwardedRef<HTMLInputElement>): ReactNode {
  return (
    <input
      ref={ref}
      type="text"
      className={clsx(styles.field, isMasked && styles.masked)}
      {...keptFromHelpers}
      {...props}
    />
  );
}

export default forwardRef(TextField);
