// The only part of this command that sends anything: a single GET of /info to the one host.
import {Agent, request} from 'node:https';
import {rootCertificates} from 'node:tls';
import {Failure} from './outcomes.mjs';

/** Not read from the description, where an edit could send a key to another host. A test keeps the two equal. */
export const host = 'api.emlalock.com';

const path = '/info';
const largestAnswer = 1_000_000;

/** @typedef {{userid: string, apikey: string}} Credentials */
/** @typedef {{status: number, type: string, isEncoded: boolean, body: Buffer}} Answer */
/**
 * How the host name is resolved, and which certificate is trusted. Tests point these at a local server.
 * @typedef {{port?: number, lookup?: import('node:net').LookupFunction, ca?: string, patience?: number}} Network
 */

const lostConnection = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'];

/** The reason why no answer came. @param {unknown} error @returns {import('./outcomes.mjs').Outcome} */
function outcomeOf(error) {
  const {code = ''} = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ETIMEDOUT') {
    return 'timedOut';
  }
  if (lostConnection.includes(code)) {
    return 'noNetwork';
  }
  return /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code) ? 'untrusted' : 'brokenAnswer';
}

/** @param {import('node:http').IncomingMessage} response @returns {Promise<Buffer>} */
async function readBody(response) {
  const parts = [];
  let size = 0;
  for await (const chunk of response) {
    const part = /** @type {Buffer} */ (chunk);
    size += part.length;
    if (size > largestAnswer) {
      throw new Failure('tooLarge');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Always checks the certificate, whatever the environment says; uses no proxy and follows no redirect.
 * @param {Credentials} credentials
 * @param {Network} [network]
 * @returns {Promise<Answer>}
 */
export async function requestInfo({userid, apikey}, {port = 443, lookup, ca, patience = 20_000} = {}) {
  const signal = AbortSignal.timeout(patience);
  let hasBegun = false;
  const query = new URLSearchParams({userid, apikey}).toString();
  try {
    const response = await new Promise(
      (/** @type {(r: import('node:http').IncomingMessage) => void} */ resolve, reject) => {
        request({
          method: 'GET',
          host,
          port,
          path: `${path}?${query}`,
          headers: {accept: 'application/json', 'accept-encoding': 'identity'},
          agent: new Agent({keepAlive: false}),
          rejectUnauthorized: true,
          ca: ca ?? [...rootCertificates],
          lookup,
          signal,
        })
          .on('response', resolve)
          .on('error', reject)
          .end();
      },
    );
    hasBegun = true;
    const {statusCode = 0, headers} = response;
    const body = await readBody(response);
    return {
      status: statusCode,
      type: headers['content-type'] ?? '',
      isEncoded: headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity',
      body,
    };
  } catch (error) {
    if (error instanceof Failure) {
      throw error;
    }
    throw new Failure(signal.aborted ? 'timedOut' : hasBegun ? 'brokenAnswer' : outcomeOf(error));
  }
}
