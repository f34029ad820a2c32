import type {ComponentPropsWithRef, ReactNode} from 'react';
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

type Props = Omit<ComponentPropsWithRef<'input'>, 'value'> & {isMasked?: boolean};

/**
 * A line of typed text. Masked by style: browsers offer to fill and to keep a field of the password type. Without a
 * `value` React leaves the text out of the document's attributes.
 */
export default function TextField({isMasked = false, ...props}: Props): ReactNode {
  return (
    <input type="text" className={clsx(styles.field, isMasked && styles.masked)} {...keptFromHelpers} {...props} />
  );
}
