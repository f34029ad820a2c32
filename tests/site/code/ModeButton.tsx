import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

export default function ModeButton(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      type="button"
      onClick={() => {
        setColorMode(colorMode === 'dark' ? 'light' : 'dark');
      }}>
      Other colours
    </button>
  );
}
