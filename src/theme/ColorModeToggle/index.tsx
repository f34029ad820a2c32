// Ejected from ColorModeToggle @3.10.2. Change: works before hydration, so it is neither disabled nor named after a mode
// that is not known yet. It has two modes, as configured, and shows the page's mode, which another tab may have changed.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import {pressedEarly} from '@site/src/protocol';
import styles from './styles.module.css';

export default function ColorModeToggle({className, buttonClassName, onChange}: Props): ReactNode {
  const label = translate({id: 'theme.colorToggle.label', message: 'Switch between dark and light mode'});
  return (
    <div className={className}>
      <button
        {...pressedEarly('color-mode')}
        type="button"
        className={clsx('clean-btn', styles.toggle, buttonClassName)}
        title={label}
        aria-label={label}
        onClick={() => {
          onChange(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
        }}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden focusable={false}>
          <circle cx={12} cy={12} r={9} fill="none" stroke="currentColor" strokeWidth={2} />
          <path fill="currentColor" d="M12 3a9 9 0 0 1 0 18Z" />
        </svg>
      </button>
    </div>
  );
}
