import sections from '../sections.json' with {type: 'json'};

/** The address of the section's index page, or otherwise the folder of its pages. */
function baseOf({pages: [first, second]}) {
  const hasIndex = second?.route.startsWith(`${first.route}/`);
  return hasIndex ? first.route : first.route.replace(/[^/]*$/, '');
}

const toGroup = ({label, pages}) => ({text: label, items: pages.map(({title, route}) => ({text: title, link: route}))});

export default {
  title: 'Documentation',
  cleanUrls: true,
  head: [['link', {rel: 'icon', href: '/favicon.svg'}]],
  themeConfig: {
    nav: sections.slice(0, 2).map((section) => ({text: section.label, link: section.pages[0].route})),
    sidebar: Object.fromEntries(sections.map((section) => [baseOf(section), [toGroup(section)]])),
  },
};
