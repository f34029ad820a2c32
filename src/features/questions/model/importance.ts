// The groups of questions, the most important first. A question belongs to the first row with a matching page or word.
import {translate} from '@docusaurus/Translate';

type Row = {
  title: string;
  why: string;
  /** Page addresses; one that ends in a slash includes all pages below it. */
  pages: readonly string[];
  words: RegExp | undefined;
};

export const importances = {
  emergency: {
    title: translate({id: 'question.emergency', message: 'Emergencies'}),
    why: translate({
      id: 'question.emergency.why',
      message: 'Somebody may be locked and unwell, and cannot wait for the answer.',
    }),
    pages: ['/wiki/session/emergency', '/wiki/session/end'],
    words: /\bemergency|\bemergencies|\bunwell\b|\brelease you\b/i,
  },
  money: {
    title: translate({id: 'question.money', message: 'Money'}),
    why: translate({id: 'question.money.why', message: 'A wrong guess can lose you money.'}),
    pages: ['/wiki/premium'],
    words: /\b(?:pay|pays|paid|payment|money|refund|subscription|voucher)\b/i,
  },
  change: {
    title: translate({id: 'question.change', message: 'What a request changes'}),
    why: translate({
      id: 'question.change.why',
      message:
        'A wrong guess changes a session, often somebody else’s, and what was added cannot be removed without the holder.',
    }),
    pages: ['/docs/api/time/', '/docs/api/min/', '/docs/api/max/', '/docs/api/links/', '/docs/api', '/wiki/api'],
    words: undefined,
  },
  other: {
    title: translate({id: 'question.other', message: 'Everything else'}),
    why: translate({id: 'question.other.why', message: 'Readers can find out without harm, or need not know.'}),
    pages: [],
    words: /(?:)/,
  },
} satisfies Record<string, Row>;

export type Importance = keyof typeof importances;

const rows = Object.entries<Row>(importances) as [Importance, Row][];

function isOn(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => (page.endsWith('/') ? path.startsWith(page) : path === page));
}

export function importanceOf(place: string, text: string): Importance {
  const [path = ''] = place.split('#');
  return rows.find(([, {pages, words}]) => isOn(path, pages) || words?.test(text))?.[0] ?? 'other';
}

export function byImportance(one: {importance: Importance}, two: {importance: Importance}): number {
  const order = rows.map(([name]) => name);
  return order.indexOf(one.importance) - order.indexOf(two.importance);
}
