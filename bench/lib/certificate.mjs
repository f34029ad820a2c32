// cspell:ignore pkeyopt paramgen addext keyout
// Browsers speak HTTP/2 only over TLS. The certificate is made here, and the browser is told to take this one.
import {createHash, X509Certificate} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {work} from './places.mjs';

const keyFile = path.join(work, 'key.pem');
const certificateFile = path.join(work, 'certificate.pem');

export function certificate() {
  if (!existsSync(certificateFile)) {
    mkdirSync(work, {recursive: true});
    const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=127.0.0.1';
    const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certificateFile];
    execFileSync('openssl', ['req', ...request.split(' '), ...files], {stdio: 'ignore'});
  }
  return {key: readFileSync(keyFile), cert: readFileSync(certificateFile)};
}

/** With this the browser sees no fault in the certificate, which would keep it from storing what it gets. */
export function browserArguments() {
  const key = new X509Certificate(certificate().cert).publicKey.export({type: 'spki', format: 'der'});
  return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`];
}
