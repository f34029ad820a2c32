// A step of the bundler on a component in the folder of islands: who imports it gets the island around it.
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const island = fileURLToPath(new URL('island.tsx', import.meta.url));

/** @this {import('webpack').LoaderContext<unknown>} */
export function pitch() {
  const {name, base} = path.parse(this.resourcePath);
  return `import island from ${JSON.stringify(island)};
import Component from './${base}';
export * from './${base}';
export default island('${name}', Component);`;
}
