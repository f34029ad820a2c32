import sections from './sections.json' with {type: 'json'};

const toId = (route) => route.slice(1);

const toCategory = ({label, pages}) => ({
  type: 'category',
  label,
  collapsed: false,
  items: pages.map(({route}) => toId(route)),
});

export default Object.fromEntries(sections.map((section) => [section.label, [toCategory(section)]]));
