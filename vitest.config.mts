import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', {outputFile: 'test-results/vitest.json'}]],
    projects: [
      {test: {name: 'unit', include: ['tests/unit/**/*.test.ts']}},
      // These read the built site; `npm run build` comes first.
      {test: {name: 'built', include: ['tests/built/**/*.test.ts'], testTimeout: 60_000}},
    ],
  },
});
