// Builds every variant of the site, one after another, because they share the folder of generated files.
//   node scripts/build-variants.mjs [names]
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {copyProject} from './rehearsal/install.mjs';
import {variants, variantsDir} from './variants.mjs';

/** @typedef {import('./variants.mjs').Variant} Variant */

/** @param {string[]} args @param {Variant} variant @param {string} cwd @returns {boolean} */
function docusaurus(args, {environment}, cwd) {
  const {status} = spawnSync('npx', ['docusaurus', ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ...environment},
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** @param {Variant} variant @param {string} cwd */
function build(variant, cwd) {
  return docusaurus(['build', '--out-dir', resolve(variantsDir, variant.name)], variant, cwd);
}

/** @param {Variant} variant @param {string[]} versions */
function buildCopy(variant, versions) {
  const copy = mkdtempSync(join(tmpdir(), 'docs-variant-'));
  try {
    copyProject(copy);
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
    return (
      versions.every((version) => docusaurus(['docs:version:api', version], variant, copy)) && build(variant, copy)
    );
  } finally {
    rmSync(copy, {recursive: true});
  }
}

const names = process.argv.slice(2);

for (const variant of variants.filter(({name}) => names.length === 0 || names.includes(name))) {
  const {name, environment, versions, prepare} = variant;
  console.log(`Building the variant "${name}" …`);
  prepare?.();
  if (!(versions ? buildCopy(variant, versions) : build(variant, '.'))) {
    console.error(`The variant "${name}" (${JSON.stringify({...environment, versions})}) could not be built.`);
    process.exit(1);
  }
}
