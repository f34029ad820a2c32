// Ejected from ColorModeToggle @3.10.2. Change: static, script/colorMode.ts switches the mode and tells React of it.
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import {modeShown} from '../../script/names';
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';

type Mode = 'light' | 'dark' | null;

/** The framework's type, with the option that it does not name. */
type SetMode = (mode: Mode, options: {persist: boolean}) => void;

export default function ColorModeToggle({className, buttonClassName}: Props): ReactNode {
  const label = translate({id: 'theme.colorToggle.label', message: 'Switch between dark and light mode'});
  const setColorMode: SetMode = useColorMode().setColorMode;
  useEffect(() => {
    const follow = ({detail}: CustomEventInit<Mode>) => {
      setColorMode(detail ?? null, {persist: false});
    };
    document.addEventListener(modeShown, follow);
    return () => {
      document.removeEventListener(modeShown, follow);
    };
  }, [setColorMode]);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        data-light-toggle-mode=""
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        title={label}
        aria-label={label}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
          <circle cx={12} cy={12} r={9} fill="none" stroke="currentColor" strokeWidth={2} />
          <path fill="currentColor" d="M12 3a9 9 0 0 1 0 18Z" />
        </svg>
      </button>
    </div>
  );
}
