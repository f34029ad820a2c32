// Reads the answer, and checks as much of it as the comparison needs.
import {Failure} from './outcomes.mjs';

/** @typedef {Record<string, unknown>} JsonObject */

/** @param {unknown} value @returns {value is JsonObject} */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {import('./request.mjs').Answer} answer @returns {unknown} */
function parse({type, isEncoded, body}) {
  if (isEncoded) {
    throw new Failure('brokenAnswer');
  }
  let text = '';
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(body);
    return JSON.parse(text);
  } catch {
    throw new Failure(/^\s*</.test(text) || /\bhtml\b/i.test(type) ? 'notJson' : 'brokenAnswer');
  }
}

/**
 * The answer to a successful request: an object with the account.
 * @param {import('./request.mjs').Answer} answer @returns {JsonObject}
 */
export function readAnswer(answer) {
  const {status} = answer;
  if (status >= 300 && status < 400) {
    throw new Failure('redirected');
  }
  if (status === 429) {
    throw new Failure('tooManyRequests');
  }
  const state = parse(answer);
  if (isObject(state) && typeof state.error === 'string') {
    throw new Failure(['WrongAPIKey', 'UserNotFound'].includes(state.error) ? 'keyRefused' : 'refused');
  }
  if (status >= 400) {
    throw new Failure('refused');
  }
  if (status !== 200 || !isObject(state) || !isObject(state.user)) {
    throw new Failure('brokenAnswer');
  }
  return state;
}

/** An absent, empty or null session means that none is running. @param {JsonObject} state */
export function hasSession({chastitysession}) {
  return isObject(chastitysession) && Object.keys(chastitysession).length > 0;
}

/** Session fields that are meaningless while the session hides them. @param {JsonObject} state @returns {string[]} */
export function hiddenTimes({chastitysession}) {
  const display = isObject(chastitysession) ? chastitysession.displaymode : undefined;
  if (!isObject(display)) {
    return [];
  }
  return [
    ...(display.timepassed === 1 ? [] : ['chastitysession.startdate']),
    ...(display.timeleft === 1 ? [] : ['chastitysession.enddate', 'chastitysession.duration']),
  ];
}
