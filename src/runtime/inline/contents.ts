/** On a phone the table of contents lies over the text: a choice closes it. */
export function closeContents({target}: Event): void {
  const choice = target instanceof Element ? target.closest('.theme-doc-toc-mobile a') : null;
  choice?.closest('details')?.removeAttribute('open');
}
