// cspell:ignore pkeyopt paramgen addext keyout
// Browsers speak HTTP/2 only over TLS, so the bench makes a certificate and tells the browser to trust it.
import {execFileSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {work} from './paths.mjs';

const keyFile = path.join(work, 'key.pem');
export const certificateFile = path.join(work, 'certificate.pem');

/** The key and certificate of this machine, created on first use. */
export function certificate() {
  if (!existsSync(certificateFile)) {
    mkdirSync(work, {recursive: true});
    const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=localhost';
    const names = ['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
    const files = ['-keyout', keyFile, '-out', certificateFile];
    execFileSync('openssl', ['req', ...request.split(' '), ...names, ...files], {stdio: 'ignore'});
  }
  return {key: readFileSync(keyFile), cert: readFileSync(certificateFile)};
}

/** Trusts the key instead of ignoring all errors, because browsers cache nothing that had a certificate error. */
export function browserArguments() {
  const key = new X509Certificate(certificate().cert).publicKey.export({type: 'spki', format: 'der'});
  return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`];
}
