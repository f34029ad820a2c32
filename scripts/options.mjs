// Reads the options of a command. The comment at the top of its script is its help.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

/**
 * As `parseArgs` of Node. Prints the help where it is asked for or an option is wrong, and exits.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 */
export function readOptions(config) {
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  const help = comment.replace(/^\/\/ ?/gm, '').trimEnd();
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [fault = ''] = /** @type {Error} */ (error).message.split('. To specify');
    console.error(`${fault}\n\n${help}`);
    process.exit(1);
  }
}
