// Builds the variants of the site, two at a time, because a build keeps one core busy for most of its time.
//   node scripts/build-variants.mjs [names]
import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {takeAll} from './takeAll.mjs';
import {variants, variantsDir} from './variants.mjs';

/** @typedef {import('./variants.mjs').Variant} Variant */

/** @param {string[]} args @param {Variant} variant @param {string} cwd @returns {Promise<boolean>} */
function docusaurus(args, {name, environment}, cwd) {
  const child = spawn('npx', ['docusaurus', ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Builds at the same time need a folder of generated files each.
    env: {...process.env, ...environment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/variants/${name}`},
    shell: process.platform === 'win32',
  });
  return new Promise((resolveWith) => {
    child.on('close', (status) => {
      resolveWith(status === 0);
    });
  });
}

/** @param {Variant} variant */
const configOf = ({name}) => `tests/support/variants/${name}.config.ts`;

/** @param {Variant} variant @param {string} cwd */
function build(variant, cwd) {
  const outDir = resolve(variantsDir, variant.name);
  return docusaurus(['build', '--config', configOf(variant), '--out-dir', outDir], variant, cwd);
}

/** A text with each of its plural forms in brackets. @param {string} message */
function inBrackets(message) {
  return message
    .split('|')
    .map((form) => `⟦${form}⟧`)
    .join('|');
}

/**
 * Translates into a made-up language, in which a text that is forgotten is seen. Names in sidebars are content.
 * @param {Variant} variant @param {string} locale @param {string} cwd
 */
async function translate(variant, locale, cwd) {
  if (!(await docusaurus(['write-translations', '--config', configOf(variant), '--locale', locale], variant, cwd))) {
    return false;
  }
  const folder = join(cwd, 'i18n', locale);
  const names = readdirSync(folder, {encoding: 'utf8', recursive: true}).filter((name) => name.endsWith('.json'));
  for (const file of names.map((name) => join(folder, name))) {
    const texts = /** @type {Record<string, {message: string}>} */ (JSON.parse(readFileSync(file, 'utf8')));
    for (const [id, text] of Object.entries(texts).filter(([name]) => !/^sidebar\.\w+\./.test(name))) {
      texts[id] = {message: inBrackets(text.message)};
    }
    writeFileSync(file, JSON.stringify(texts));
  }
  return true;
}

/** Copies the files that git does not ignore, with uncommitted changes. @param {string} folder */
function copyProject(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26}).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(folder, file));
  }
}

/** @param {Variant} variant @param {string[]} versions */
async function buildCopy(variant, versions) {
  const copy = mkdtempSync(join(tmpdir(), 'docs-variant-'));
  try {
    copyProject(copy);
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
    // Files of the variant alone, such as translations.
    const added = `tests/support/variants/${variant.name}`;
    if (existsSync(added)) {
      cpSync(added, copy, {recursive: true});
    }
    for (const version of versions) {
      if (!(await docusaurus(['docs:version:api', version], variant, copy))) {
        return false;
      }
    }
    if (variant.locale && !(await translate(variant, variant.locale, copy))) {
      return false;
    }
    return await build(variant, copy);
  } finally {
    rmSync(copy, {recursive: true});
  }
}

const names = process.argv.slice(2);

/** @param {Variant} variant */
async function buildOne(variant) {
  const {name, versions} = variant;
  console.log(`Building the variant "${name}" …`);
  if (!(await (versions ? buildCopy(variant, versions) : build(variant, '.')))) {
    console.error(`The variant "${name}" could not be built.`);
    process.exitCode = 1;
  }
}

const chosen = variants.filter(({name}) => names.length === 0 || names.includes(name));
await takeAll(chosen, 2, buildOne);
