// Builds the site once for each variant, one after the other: they share the folder of generated files. Named, one is built
// alone: `npm run build:variants -- locales`.
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {variants, variantsDir} from './variants.mjs';

const only = process.argv[2];

for (const {name, environment, prepare} of variants.filter((variant) => !only || variant.name === only)) {
  console.log(`Building the variant "${name}" …`);
  prepare?.();
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', join(variantsDir, name)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ...environment},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`The variant "${name}" (${JSON.stringify(environment)}) could not be built.`);
    process.exit(1);
  }
}
