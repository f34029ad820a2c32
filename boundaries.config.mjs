// Which parts of `src` may import which. `npm run check:code` rejects everything else, and all import cycles.

/** The parts by their folders; the first match counts. */
const rooms = {
  site: 'src/site',
  protocol: 'src/protocol',
  tools: 'src/build',
  model: 'src/features/*/model',
  build: 'src/features/*/build',
  ui: 'src/features/*/ui',
  worker: 'src/features/*/worker',
  components: 'src/components',
  'runtime-build': 'src/runtime/build',
  runtime: 'src/runtime',
  'speed-inline': 'src/speed/inline',
  speed: 'src/speed',
  theme: 'src/theme',
  pages: 'src/pages',
};

/**
 * What each part may import in addition to itself. Build and browser code share `model` only. Only the configuration
 * imports `speed`; the rest knows it through `protocol`.
 * @type {Record<keyof typeof rooms, (keyof typeof rooms)[]>}
 */
const mayImport = {
  site: [],
  protocol: [],
  tools: ['site'],
  model: ['site'],
  build: ['site', 'protocol', 'tools', 'model', 'runtime-build'],
  ui: ['site', 'protocol', 'model', 'components', 'runtime'],
  worker: ['site', 'model'],
  components: ['site', 'protocol', 'runtime'],
  runtime: ['site', 'protocol'],
  'runtime-build': ['site', 'tools', 'runtime'],
  'speed-inline': ['protocol', 'runtime'],
  speed: ['protocol', 'tools', 'runtime-build'],
  theme: ['site', 'protocol', 'model', 'components', 'ui', 'runtime'],
  pages: ['site', 'model', 'components', 'ui'],
};

export const elements = Object.entries(rooms).map(([type, pattern]) => ({type, pattern}));

export const policies = Object.entries(mayImport).map(([type, others]) => ({
  from: {element: {type}},
  allow: {to: {element: {types: {anyOf: [type, ...others]}}}},
}));
