// The whole command. All input and output is passed in, so that tests can replace it.
import {verifyCodes} from '../exitCodes.mjs';
import {hasSession, hiddenTimes, readAnswer} from './answer.mjs';
import {compare, isDifference} from './compare.mjs';
import {readCredentials} from './credentials.mjs';
import {readFields} from '../../src/features/api/build/answerFields.mjs';
import {Failure, sentences} from './outcomes.mjs';
import {report, reportUpdate} from './report.mjs';
import {requestInfo} from './request.mjs';
import {raiseMarks} from './update.mjs';

/**
 * @typedef {{
 *   args: string[],
 *   env: NodeJS.ProcessEnv,
 *   terminal: import('./credentials.mjs').Terminal,
 *   file: {name: string, read: () => string, write: (text: string) => void},
 *   today: string,
 *   say: (line: string) => void,
 *   network?: import('./request.mjs').Network,
 * }} World
 */

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function readArguments(args, env) {
  // NODE_DEBUG would print the requested address, and with it the key.
  if (args.some((arg) => arg !== '--update') || env.NODE_DEBUG) {
    throw new Failure('usage');
  }
  return {isUpdate: args.includes('--update')};
}

/** @param {World} world @returns {Promise<number>} */
async function verify({args, env, terminal, file, today, say, network}) {
  const {isUpdate} = readArguments(args, env);
  const source = file.read();
  const fields = readFields(source);
  const credentials = await readCredentials(env, terminal);
  const state = readAnswer(await requestInfo(credentials, network));

  const isRunning = hasSession(state);
  const hidden = hiddenTimes(state);
  const findings = compare(fields, state, isRunning ? hidden : ['chastitysession']);
  for (const line of report(findings, Object.values(credentials), file.name)) {
    say(line);
  }
  if (isUpdate) {
    file.write(raiseMarks(source, findings, today));
    say(reportUpdate(findings, today, file.name));
  }
  const half = !isRunning ? 'noSession' : hidden.length > 0 ? 'hiddenTimes' : null;
  if (half) {
    say(sentences[half]);
  }
  return findings.some(isDifference) ? 1 : half ? verifyCodes[half] : 0;
}

/** Returns the exit code. @param {World} world */
export async function run(world) {
  try {
    return await verify(world);
  } catch (error) {
    if (!(error instanceof Failure)) {
      throw error;
    }
    world.say(error.message);
    return verifyCodes[error.outcome];
  }
}
