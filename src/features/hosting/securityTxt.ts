import path from 'node:path';
import type {Step} from '../../build/afterBuild';
import {outputFile} from '../../build/outputFile';
import type {SecurityContact} from '../../site/securityContact';

/** The path that RFC 9116 requires, from the root of the host. */
const place = '.well-known/security.txt';

export function securityText({contact, expires}: SecurityContact, siteUrl: string): string {
  const end = new Date(expires);
  if (!(end.getTime() > Date.now())) {
    throw new Error(
      `src/site/securityContact.ts: "${expires}" is over or no day. Make sure that the contact still reaches somebody, and write a day such as 2027-06-30.`,
    );
  }
  return `Contact: ${contact}
Expires: ${end.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/${place}
`;
}

/** Writes security.txt once a contact is set. */
export function writeSecurityTxt(contact: SecurityContact | null): Step {
  return async ({outDir, siteConfig}) => {
    if (contact) {
      await outputFile(path.join(outDir, place), securityText(contact, siteConfig.url));
    }
  };
}
