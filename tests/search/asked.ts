/** A query and the sections that answer it. The address of a page means its beginning. */
export type Asked = {query: string; right: readonly [string, ...string[]]};

export function asked(query: string, ...right: Asked['right']): Asked {
  return {query, right};
}

export const emergency = '/wiki/session/emergency';
export const faq = '/wiki/faq';
export const settings = '/wiki/session/settings';
export const info = '/docs/api/info';
export const errors = '/docs/api#error';
