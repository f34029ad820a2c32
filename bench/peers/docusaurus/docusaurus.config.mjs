import {themes} from 'prism-react-renderer';
import react from './react.json' with {type: 'json'};
import sections from './sections.json' with {type: 'json'};

export default {
  title: 'Documentation',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  future: {v4: true},
  // The texts are CommonMark, not MDX.
  markdown: {format: 'detect'},
  onBrokenAnchors: 'ignore',
  plugins: [() => ({name: 'react-of-the-site', configureWebpack: () => ({resolve: {alias: react}})})],
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.mjs'}, blog: {showReadingTime: true}}]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Documentation',
      items: [
        ...sections.slice(0, 2).map(({label}) => ({type: 'docSidebar', sidebarId: label, label, position: 'left'})),
        {to: '/blog', label: 'Blog', position: 'left'},
      ],
    },
    footer: {style: 'dark', links: [{title: 'More', items: [{label: 'Blog', to: '/blog'}]}], copyright: 'Copyright'},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
