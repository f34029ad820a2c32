import {generateKeyPairSync, randomBytes, sign} from 'node:crypto';

/** An element in DER: tag, length, content. */
function part(tag: number, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((one) => Buffer.from(one)));
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: Buffer[]) => part(0x30, ...contents);
const identifier = (hex: string) => part(0x06, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));

function time(date: Date): Buffer {
  return part(0x17, `${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`);
}

const day = 24 * 60 * 60 * 1000;

/** A self-signed certificate for this name, with its key. Generated for each run, so that no key is stored. */
export function makeCertificate(name: string): {key: string; cert: string} {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const owner = sequence(part(0x31, sequence(identifier('550403'), part(0x0c, name))));
  const names = sequence(identifier('551d11'), part(0x04, sequence(part(0x82, name))));
  const content = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    owner,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    owner,
    publicKey.export({type: 'spki', format: 'der'}),
    part(0xa3, sequence(names)),
  );
  const signature = part(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = sequence(content, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${(body.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
