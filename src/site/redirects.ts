export type Redirect = {from: string; to: string};

/** The names of the random calls are spelled inconsistently, so the other spelling redirects. */
const randomPages = [
  {group: 'links', add: 'add-ranndom', subtract: 'sub-ranndom'},
  {group: 'max', add: 'add-ranndom', subtract: 'sub-random'},
  {group: 'min', add: 'add-ranndom', subtract: 'sub-random'},
  {group: 'time', add: 'add-ranndom', subtract: 'sub-random'},
] as const;

function otherSpelling(name: string): string {
  return name.includes('ranndom') ? name.replace('ranndom', 'random') : name.replace('random', 'ranndom');
}

const spellings: Redirect[] = randomPages.flatMap(({group, add, subtract}) =>
  [add, subtract].map((page) => ({
    from: `/docs/api/${group}/${otherSpelling(page)}`,
    to: `/docs/api/${group}/${page}`,
  })),
);

/** Old or likely address → page. The build stops if a target is not a page. */
export const redirects: Redirect[] = [
  ...spellings,
  {from: '/docs', to: '/docs/api'},
  {from: '/changelog', to: '/changelog/emlalock'},
  {from: '/wiki/start', to: '/wiki'},
  {from: '/wiki/frequently_asked_questions', to: '/wiki/faq'},
  {from: '/wiki/the_emlalock_api', to: '/wiki/api'},
];
