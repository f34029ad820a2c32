// Ejected from DocItem/TOC/Mobile @3.10.2. Change: empty, because src/theme/DocItem/Content has it below the title.
import type {ReactNode} from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
