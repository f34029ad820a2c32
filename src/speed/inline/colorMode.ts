import {write} from '../../runtime/inline/storage';

/** Sets what the framework reads when its code is here. */
export function toggleColorMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  write('theme', mode);
}
