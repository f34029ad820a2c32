import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const entries = Array.from({length: 20}, (_, index) => ({
  type: 'link' as const,
  label: `Entry ${index}`,
  href: '/all-pages',
}));

/** Every kind of category. */
export default {
  wiki: [
    'index',
    'session/emergency',
    'kept-back-as-draft',
    'kept-back-as-unlisted',
    {type: 'category', label: 'Always open', collapsible: false, items: ['tabs', 'author']},
    {
      type: 'category',
      label: 'Listed',
      link: {type: 'generated-index', title: 'All of it', description: 'A list that is made.', slug: '/listed'},
      items: ['parts'],
    },
    {
      type: 'category',
      label: 'With a page',
      link: {type: 'doc', id: 'folder/index'},
      items: ['folder/child', {type: 'category', label: 'Inside', items: ['code']}],
    },
    {type: 'category', label: 'Long', collapsed: true, items: ['tabs', ...entries]},
  ],
} satisfies SidebarsConfig;
