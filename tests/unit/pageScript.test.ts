import {expect, test} from 'vitest';
import createConfig from '../../docusaurus.config';
import pagePlugin from '../../src/page/plugin';

test('two different types of storage stop the build with one sentence', () => {
  type Context = Parameters<ReturnType<typeof pagePlugin>>[0];
  const context = {siteConfig: {storage: {type: 'sessionStorage'}}, siteStorage: {}} as Context;
  expect(() => pagePlugin('none')(context)).toThrow(
    'createConfig has storage: "none", but storage.type is "sessionStorage". Remove one of the two.',
  );
});

test.each([
  [{}, 'href="/wiki/session/settings#test-session"'],
  [{trailingSlash: true}, 'href="/wiki/session/settings/#test-session"'],
  [{router: 'hash'}, 'href="#/wiki/session/settings#test-session"'],
] as const)('the announcement leads to its page with the options %j', (options, href) => {
  const {content} = createConfig(options).themeConfig?.announcementBar as {content: string};
  expect(content).toContain(href);
});
