// Ejected from DocItem/TOC/Mobile @3.10.2. Change: stands where src/build/afterOpening.ts puts it; upstream's
// separates the reader from the title.
import type {ReactNode} from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
