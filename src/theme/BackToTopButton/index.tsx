// Ejected from BackToTopButton @3.10.2. Change: stands in the page only where it leads somewhere, and shows an arrow; upstream
// hides it, and draws it with the theme's picture for closed menus, which is none here.
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
