import sections from '../sections.json' with {type: 'json'};

/** A sidebar stands below the address that its pages have in common. */
function baseOf({groups}) {
  const [first] = groups[0].pages;
  const folders = first.route.split('/');
  return first.route === '/wiki' ? first.route : folders.slice(0, 3).join('/');
}

const toGroup = ({label, pages}) => ({text: label, items: pages.map(({title, route}) => ({text: title, link: route}))});

export default {
  title: 'Documentation',
  cleanUrls: true,
  head: [['link', {rel: 'icon', href: '/favicon.svg'}]],
  themeConfig: {
    nav: sections.slice(0, 2).map((section) => ({text: section.label, link: section.groups[0].pages[0].route})),
    sidebar: Object.fromEntries(sections.map((section) => [baseOf(section), section.groups.map(toGroup)])),
  },
};
