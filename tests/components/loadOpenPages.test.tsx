import {afterEach, expect, test, vi} from 'vitest';
import loadOpenPages from '../../src/features/outsideMedia/ui/loadOpenPages';

vi.mock('@generated/outside-media/default/pages.json', () => ({
  default: [{title: 'Film', permalink: '/wiki/film', hosts: ['media.example.org']}],
}));

const reload = vi.fn();
vi.stubGlobal('location', {reload});

afterEach(() => {
  reload.mockClear();
});

function go(from: string | null, to: string): void {
  const at = (pathname: string) => ({pathname, search: '', hash: '', state: undefined, key: ''});
  loadOpenPages.onRouteUpdate?.({previousLocation: from === null ? null : at(from), location: at(to)});
}

test.each([
  ['/wiki', '/wiki/film', 1],
  [null, '/wiki/film', 0],
  ['/wiki/film', '/wiki/film', 0],
  ['/wiki/film', '/wiki', 0],
])('from %s to %s the page is loaded anew %i times, for the policy of its own', (from, to, times) => {
  go(from, to);
  expect(reload).toHaveBeenCalledTimes(times);
});
