/** On a phone the table of contents covers the text, so it closes when an entry is chosen. */
export function closeContents({target}: Event): void {
  const choice = target instanceof Element ? target.closest('.theme-doc-toc-mobile a') : null;
  choice?.closest('details')?.removeAttribute('open');
}
