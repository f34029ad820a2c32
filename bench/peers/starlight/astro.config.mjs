import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import sections from './sections.json' with {type: 'json'};

const toGroup = ({label, collapsed, pages, groups}) => ({
  label,
  collapsed,
  items: [...pages.map(({route}) => ({slug: route.slice(1)})), ...groups.map(toGroup)],
});

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'Documentation',
      routeMiddleware: './src/ownSidebar.js',
      sidebar: sections.map((section) => ({label: section.label, items: [toGroup(section)]})),
    }),
  ],
});
