import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {Step} from '../../../build/afterBuild';
import {outputFile} from '../../../build/outputFile';
import {daysToRenew, type SecurityContact} from '../../../site/securityContact';

/** The path that RFC 9116 requires, from the root of the host. */
const place = '.well-known/security.txt';

export function securityText({contact, expires}: SecurityContact, address: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}

/** Writes security.txt once a contact is set. */
export function writeSecurityTxt(contact: SecurityContact | null): Step {
  return async ({outDir, siteConfig, i18n}) => {
    if (contact === null || i18n.currentLocale !== i18n.defaultLocale) {
      return;
    }
    const days = daysToRenew(contact);
    if (days !== null) {
      logger.warn(`security.txt expires in ${days} days. Set SECURITY_EXPIRES to a later day and build again.`);
    }
    if (siteConfig.baseUrl !== '/') {
      logger.warn(`security.txt is looked for at the root of the host: copy it from the build to /${place} there.`);
    }
    await outputFile(path.join(outDir, place), securityText(contact, `${siteConfig.url}/${place}`));
  };
}
