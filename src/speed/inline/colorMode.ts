import {write} from '../../runtime/inline/storage';

/** Sets and stores the mode that the framework reads on hydration. */
export function toggleColorMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  write('theme', mode);
}
