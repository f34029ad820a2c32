// Reads the options of a command. The comment at the top of its script is its help.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

function help() {
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  return comment.replace(/^\/\/ ?/gm, '').trimEnd();
}

/**
 * As `parseArgs` of Node. Prints the help if it is asked for, or below what is wrong with the options, and exits.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 */
export function readOptions(config) {
  const {args = process.argv.slice(2)} = config;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help());
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    console.error(`${fault}.\n\n${help()}`);
    process.exit(1);
  }
}
