import {matchRoutes, type RouteConfig} from 'react-router-config';
import {describe, expect, test} from 'vitest';
import {candidates} from '../../src/plugins/quickRoutes/candidates';

const addresses = [
  '/',
  '/wiki',
  '/wiki/',
  '/Wiki',
  '/wiki/faq',
  '/wiki/faq/',
  '/wiki/faq.html',
  '/wiki//',
  '/a+b',
  '/a%20b',
];
const paths = [...addresses, '/wiki/:page', '/wiki/*', '/wiki/(faq|help)', '/wiki/faq?', '*'];

const routes: RouteConfig[] = [
  ...paths.map((path) => ({path, exact: true})),
  ...paths.map((path) => ({path, routes: [{path, exact: true}, {path}]})),
  {path: '/wiki', routes: [{path: '/wiki', routes: paths.map((path) => ({path, exact: true}))}, {path: '/wiki/faq'}]},
];

function pathsOf(list: readonly RouteConfig[], address: string) {
  return matchRoutes([...list], address).map(({route, match}) => ({path: route.path, match}));
}

describe.each(addresses)('for a reader at %s', (address) => {
  test.each([...routes.keys()])('the same routes match, from number %i on', (first) => {
    const list = routes.slice(first);
    expect(pathsOf(candidates(list, address), address)).toEqual(pathsOf(list, address));
  });
});

test('of plain addresses only the one in question is looked at, at every depth', () => {
  const page = {path: '/wiki/faq', exact: true};
  const others = [{path: '/wiki/help', exact: true}, {path: '/wiki/start'}, {path: '*'}];
  const list = [...others, page, {path: '/wiki', routes: [...others, page]}];
  const left = [others[1], others[2], page];
  expect(candidates(list, '/wiki/faq/')).toEqual([...left, {path: '/wiki', routes: left}]);
});
