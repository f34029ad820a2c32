// What the manual describes and this site keeps out, with the sentence that an owner or author reads.
import {handleDuplicateRoutes} from '@docusaurus/core/lib/server/routes';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {RouteConfig} from '@docusaurus/types';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import createConfig from '../../docusaurus.config';
import {checkThemeConfig} from '../../src/build/checkThemeConfig';
import colourCode from '../../src/features/code/colourCode';
import {insertPolicies} from '../../src/features/hosting/insertPolicies';

type Refusal = {feature: string; refused: string; attempt: () => unknown};

/** Checks a page with this HTML, as the build does. */
function checkPolicy(html: string): void {
  const check = insertPolicies({siteConfig: {url: 'https://example.org'}} as Parameters<typeof insertPolicies>[0]);
  check({file: 'wiki/page.html', html});
}

const themeConfig = createConfig().themeConfig as ThemeConfig;

export const refusals: Refusal[] = [
  {
    feature: 'a frame of another host',
    refused: `wiki/page.html: the security policy blocks <iframe src="https://video.example/1">. Link to it instead, or use a file of this site. To allow it, add {page: '/wiki/page', allow: {'frame-src': "https://video.example"}} to the exceptions in src/site/policy.ts, with '/*' as the page if every page needs it.`,
    attempt: () => {
      checkPolicy('<iframe src="https://video.example/1"></iframe>');
    },
  },
  {
    feature: 'a style sheet of another host',
    refused: `wiki/page.html: the security policy blocks <link rel="stylesheet" href="https://cdn.example/katex.css">. Link to it instead, or use a file of this site. To allow it, add {page: '/wiki/page', allow: {'style-src': "https://cdn.example"}} to the exceptions in src/site/policy.ts, with '/*' as the page if every page needs it.`,
    attempt: () => {
      checkPolicy('<link rel="stylesheet" href="https://cdn.example/katex.css">');
    },
  },
  {
    feature: 'colours of code by a theme of Prism',
    refused:
      'themeConfig.prism.theme: This has no effect, because src/css/code.css sets the colours of code. Change them there, and set this to {plain: {}, styles: []}.',
    attempt() {
      const theme = {plain: {color: 'red'}, styles: []};
      checkThemeConfig({...themeConfig, prism: {...themeConfig.prism, theme}});
    },
  },
  {
    feature: 'a dropdown that is a link as well',
    refused:
      'themeConfig.navbar.items: A dropdown cannot be a link as well, because it opens without scripts. Make the link the first of its items.',
    attempt() {
      const items = [{label: 'More', to: '/blog', items: [{label: 'FAQ', to: '/wiki/faq'}]}];
      checkThemeConfig({...themeConfig, navbar: {...themeConfig.navbar, items}});
    },
  },
  {
    feature: 'two pages at one address',
    refused: `Duplicate routes found!
- Attempting to create page at /one, but a page already exists at this route.
This could lead to non-deterministic routing behavior.`,
    attempt() {
      const routes = [{path: '/one'}, {path: '/one'}] as RouteConfig[];
      handleDuplicateRoutes(routes, createConfig().onDuplicateRoutes ?? 'warn');
    },
  },
  {
    feature: 'an editor of code',
    refused: 'A block marked "live" needs an editor that runs code, which the security policy blocks. Remove "live".',
    attempt() {
      const page = new VFile('```jsx live\n<Clock />\n```');
      const processor = unified().use(remarkParse).use(colourCode);
      processor.runSync(processor.parse(page), page);
    },
  },
];
