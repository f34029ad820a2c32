import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import sections from './sections.json' with {type: 'json'};

const toGroup = ({label, pages, groups = []}, collapsed) => ({
  label,
  collapsed,
  items: [...pages.map(({route}) => ({slug: route.slice(1)})), ...groups.map((group) => toGroup(group, true))],
});

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'Documentation',
      routeMiddleware: './src/ownSidebar.js',
      sidebar: sections.map((section) => ({label: section.label, items: [toGroup(section, false)]})),
    }),
  ],
});
