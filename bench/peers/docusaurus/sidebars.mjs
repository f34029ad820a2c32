import sections from './sections.json' with {type: 'json'};

const toId = ({route}) => route.slice(1);

const toCategory = ({label, collapsed, pages, groups}) => ({
  type: 'category',
  label,
  collapsed,
  items: [...pages.map(toId), ...groups.map(toCategory)],
});

export default Object.fromEntries(sections.map((section) => [section.label, [toCategory(section)]]));
