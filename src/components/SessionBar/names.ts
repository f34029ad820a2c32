/** What may be true of a session. Words, cases, styles and their test follow this list. */
export const names = ['holder', 'password', 'hidden', 'links', 'test'] as const;

export type Name = (typeof names)[number];

/** On screen, of each two cases the one that is true is shown. Paper shows all. */
export const rules = `@media screen {
${names
  .map(
    (name) => `  .session-yours:has([name='${name}']:checked) [data-site-${name}='no'],
  .session-yours:not(:has([name='${name}']:checked)) [data-site-${name}='yes']`,
  )
  .join(',\n')} {
    display: none;
  }
}`;
