// Ejected from DocItem/TOC/Mobile @3.10.2. Change: empty, because src/theme/DocItem/Content has it below the title.
export default function DocItemTOCMobile(): null {
  return null;
}
