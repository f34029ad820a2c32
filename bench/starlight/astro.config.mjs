import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import sections from './sections.json' with {type: 'json'};

const toSection = ({label, pages}) => ({label, items: pages.map(({route}) => ({slug: route.slice(1)}))});

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'Documentation',
      routeMiddleware: './src/ownSidebar.js',
      sidebar: sections.map(toSection),
    }),
  ],
});
