// Which parts of `src` may import which. `npm run lint` rejects everything else, and all import cycles.

/** The parts by their folders; the first match counts. */
const rooms = {
  site: 'src/site',
  tools: 'src/build',
  model: 'src/features/*/model',
  build: 'src/features/*/build',
  ui: 'src/features/*/ui',
  feature: 'src/features/*',
  page: 'src/page',
  components: 'src/components',
  theme: 'src/theme',
  pages: 'src/pages',
};

/**
 * What each part may import in addition to itself. Build and browser code share `model` only.
 * @type {Record<keyof typeof rooms, (keyof typeof rooms)[]>}
 */
const mayImport = {
  site: [],
  tools: ['site'],
  model: ['site'],
  build: ['site', 'tools', 'model', 'feature'],
  ui: ['site', 'model', 'feature', 'components', 'page'],
  feature: ['site', 'tools', 'model'],
  page: ['site', 'tools', 'feature', 'ui', 'build'],
  components: ['site', 'page'],
  theme: ['site', 'model', 'components', 'ui', 'page'],
  pages: ['site', 'model', 'components', 'ui'],
};

export const elements = Object.entries(rooms).map(([type, pattern]) => ({type, pattern}));

export const policies = Object.entries(mayImport).map(([type, others]) => ({
  from: {element: {type}},
  allow: {to: {element: {types: {anyOf: [type, ...others]}}}},
}));
