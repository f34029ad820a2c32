// Ejected from BackToTopButton @3.10.2. Change: rendered only when there is something to scroll back to, with an arrow of
// our own; upstream's is always there but hidden, with an arrow from a menu style that this site leaves out.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    shown && (
      <button
        type="button"
        className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
        aria-label={translate({
          id: 'theme.BackToTopButton.buttonAriaLabel',
          message: 'Scroll back to top',
          description: 'The ARIA label for the back to top button',
        })}
        onClick={scrollToTop}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 20V5M5 12l7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    )
  );
}
