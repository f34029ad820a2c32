import {expect, test, vi} from 'vitest';
import dependOn from '../../src/features/api/dependOn.mjs';

test('a page of the reference is made anew when the description changes, and is else left as it is', () => {
  const addDependency = vi.fn();
  const loader = {addDependency, getOptions: () => ({file: '/site/docs/api/openapi.yaml'})};
  expect(dependOn.call(loader, '# Add time')).toBe('# Add time');
  expect(addDependency).toHaveBeenCalledExactlyOnceWith('/site/docs/api/openapi.yaml');
});
