// Who may import whom in `src`. What is not allowed here is refused by `npm run check:code`, and so is every circle.

/** The kinds of room, by their folders; the first that fits counts. */
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
 * What each room may import beside itself. Build and browser code meet in `model` only. Nothing but the configuration
 * imports `speed`; the rest knows of it what `protocol` says.
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
