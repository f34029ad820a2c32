import sections from './sections.json' with {type: 'json'};

const toId = (route) => route.slice(1);

const toCategory =
  (collapsed) =>
  ({label, pages, groups}) => ({
    type: 'category',
    label,
    collapsed,
    items: [...pages.map(({route}) => toId(route)), ...groups.map(toCategory(true))],
  });

export default Object.fromEntries(sections.map((section) => [section.label, [toCategory(false)(section)]]));
