// Framework modules that we replace. Both versions must behave the same for their callers. The reasons for a
// replacement are tested on both, so that it can go when upstream no longer needs it.
import type {ClientModule} from '@docusaurus/types';
import theirPreload from '@docusaurus/core/lib/client/preload';
import theirProgressBar from '@docusaurus/theme-classic/lib/nprogress';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import ourPreload from '../../src/runtime/client/preload';
import ourProgressBar from '../../src/runtime/client/progressBar';

/** The components that were asked to load, and functions to finish each load. */
const parts = vi.hoisted(() => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const component = (name: string) => ({
    preload: () =>
      new Promise<void>((resolve) => {
        asked.push(name);
        waiting.push(resolve);
      }),
  });
  return {asked, waiting, component};
});

vi.mock('@generated/routes', () => ({
  default: [
    {path: '/blog', exact: true, component: parts.component('blog')},
    {
      path: '/wiki',
      component: parts.component('frame'),
      routes: [
        {path: '/wiki/café', exact: true, component: parts.component('café')},
        {path: '/wiki/plain', exact: true, component: {}},
      ],
    },
  ],
}));
vi.mock('@generated/routesChunkNames', () => ({default: {}}));
vi.mock('@generated/registry', () => ({default: {}}));

describe.each([
  {whose: 'upstream', progressBar: theirProgressBar, bar: '#nprogress', delay: 200},
  {whose: 'ours', progressBar: ourProgressBar, bar: '[data-progress]', delay: 1000},
])('the progress bar, $whose', ({progressBar, bar, delay}) => {
  type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];
  const at = (pathname: string, hash = ''): Location => ({pathname, hash, search: '', state: undefined});

  /** Starts a navigation as the framework does, and returns a function that ends it. */
  function leave(previousLocation: Location | null, location: Location): () => void {
    const settle = progressBar.onRouteUpdate?.({previousLocation, location});
    return () => {
      settle?.();
      progressBar.onRouteDidUpdate?.({previousLocation, location});
    };
  }

  const bars = () => document.querySelectorAll(bar).length;

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  test('appears after a delay, and goes once the next page is there', () => {
    const arrive = leave(at('/wiki'), at('/blog'));
    vi.advanceTimersByTime(delay - 1);
    expect(bars()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(bars()).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(bars()).toBe(1);
    arrive();
    vi.advanceTimersByTime(2000);
    expect(bars()).toBe(0);
  });

  test('stays away when the page is there before', () => {
    const arrive = leave(at('/wiki'), at('/blog'));
    vi.advanceTimersByTime(delay - 1);
    arrive();
    vi.advanceTimersByTime(10_000);
    expect(bars()).toBe(0);
  });

  test.each([
    ['the first page', null, at('/wiki')],
    ['a place in the same page', at('/wiki'), at('/wiki', '#place')],
  ])('stays away for %s', (_, previous, next) => {
    leave(previous, next);
    vi.advanceTimersByTime(10_000);
    expect(bars()).toBe(0);
  });
});

describe.each([
  {whose: 'upstream', preload: theirPreload},
  {whose: 'ours', preload: ourPreload},
])('the preload, $whose', ({preload}) => {
  beforeEach(() => {
    parts.asked.length = 0;
    parts.waiting.length = 0;
  });

  test('waits for all parts of a page and its frames', async () => {
    const done = vi.fn();
    const preloaded = preload('/wiki/café').then(done);
    await vi.waitFor(() => {
      expect(parts.asked).toEqual(expect.arrayContaining(['frame', 'café']));
    });
    parts.waiting[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).not.toHaveBeenCalled();
    parts.waiting.forEach((finish) => {
      finish();
    });
    await preloaded;
    expect(parts.asked).not.toContain('blog');
  });

  test('finds a page by its encoded address', async () => {
    void preload('/wiki/caf%C3%A9');
    await vi.waitFor(() => {
      expect(parts.asked).toContain('café');
    });
  });

  test('loads nothing for an address that leads nowhere', async () => {
    await preload('/nowhere');
    expect(parts.asked).toEqual([]);
  });
});

test('an address that cannot be decoded stops upstream’s preload, and not ours', async () => {
  expect(() => theirPreload('/%')).toThrow(URIError);
  await ourPreload('/%');
});
