import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

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
  ],
} satisfies SidebarsConfig;
