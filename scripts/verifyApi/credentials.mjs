// The user id and the key, from the environment or typed in unseen. They are never stored.
import {Failure} from './outcomes.mjs';

/** @typedef {Pick<import('node:tty').ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>} Input */
/** @typedef {{input: Input, output: {write: (text: string) => unknown}}} Terminal */

const ends = ['\r', '\n', '\u0004'];
const erases = ['\u007F', '\b'];
const interrupt = '\u0003';

/** @param {string} question @param {Terminal} terminal @returns {Promise<string>} */
function askUnseen(question, {input, output}) {
  return new Promise((resolve, reject) => {
    let typed = '';
    const stop = () => {
      input.off('data', read);
      input.setRawMode(false);
      input.pause();
      output.write('\n');
    };
    /** @param {Buffer} data */
    const read = (data) => {
      for (const character of data.toString('utf8')) {
        if (character === interrupt) {
          stop();
          reject(new Failure('noCredentials'));
          return;
        }
        if (ends.includes(character)) {
          stop();
          resolve(typed);
          return;
        }
        typed = erases.includes(character) ? typed.slice(0, -1) : typed + character;
      }
    };
    output.write(question);
    input.setRawMode(true);
    input.resume();
    input.on('data', read);
  });
}

/** @param {string | undefined} value @param {string} question @param {Terminal} terminal */
async function read(value = '', question, terminal) {
  const given = value === '' && terminal.input.isTTY ? await askUnseen(question, terminal) : value;
  const trimmed = given.trim();
  if (trimmed === '') {
    throw new Failure('noCredentials');
  }
  return trimmed;
}

/** @param {NodeJS.ProcessEnv} env @param {Terminal} terminal @returns {Promise<import('./request.mjs').Credentials>} */
export async function readCredentials(env, terminal) {
  const userid = await read(env.EMLALOCK_USERID, 'User id (not shown): ', terminal);
  const apikey = await read(env.EMLALOCK_APIKEY, 'API key (not shown): ', terminal);
  return {userid, apikey};
}
