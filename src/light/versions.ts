// What the layer is tested with. Looked up before anything of it is loaded, or the build would stop in somebody else's code.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The packages that the layer imports, by the beginning of the versions that it is tested with. */
const tested = {
  '3.10.': ['core', 'logger', 'plugin-content-blog', 'plugin-content-docs', 'theme-common', 'utils'].map(
    (name) => `@docusaurus/${name}`,
  ),
  '19.': ['react', 'react-dom'],
  '': ['clsx', 'esbuild'],
};

function versionOf(name: string, from: string): string | undefined {
  const folders = createRequire(path.join(from, 'any')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name, 'package.json')).find(existsSync);
  return file && (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** Which package is missing, or is another than the tested ones. */
export function untested(from = __dirname): string | undefined {
  for (const [range, names] of Object.entries(tested)) {
    for (const name of names) {
      const version = versionOf(name, from);
      if (!version?.startsWith(range)) {
        return version ? `${name} ${version}: the layer is tested with ${range}x` : `${name}, which is not installed`;
      }
    }
  }
  return undefined;
}
