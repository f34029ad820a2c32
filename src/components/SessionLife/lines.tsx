import type {ReactNode} from 'react';
import styles from './lines.module.css';

const hidden = {'aria-hidden': true, focusable: false} as const;

/** An arrow down to the next state. */
export function Down(): ReactNode {
  return (
    <svg className={styles.down} viewBox="0 0 20 28" {...hidden}>
      <path d="M10 1v25M4.5 20l5.5 6.5 5.5-6.5" />
    </svg>
  );
}

/** A line down the rest of a column, as long as the column next to it. */
export function Along(): ReactNode {
  return (
    <svg className={styles.along} {...hidden}>
      <line x1="50%" y1="0" x2="50%" y2="100%" />
    </svg>
  );
}

/** Two columns that meet in one arrow. */
export function Meet(): ReactNode {
  return (
    <svg className={styles.meet} {...hidden}>
      <line x1="25%" y1="0" x2="25%" y2="16" />
      <line x1="75%" y1="0" x2="75%" y2="16" />
      <line x1="25%" y1="16" x2="75%" y2="16" />
      <line x1="50%" y1="16" x2="50%" y2="38" />
      <svg x="50%" overflow="visible">
        <path d="M-5.5 32l5.5 6.5 5.5-6.5" />
      </svg>
    </svg>
  );
}

/** A branch to one way out, which continues to the next. */
export function Branch({last}: {last: boolean}): ReactNode {
  return (
    <svg className={styles.branch} {...hidden}>
      <line x1="14" y1="0" x2="14" y2={last ? '30' : '100%'} />
      <path d="M14 30h15M23 24.5l6.5 5.5-6.5 5.5" />
    </svg>
  );
}
