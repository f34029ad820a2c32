import {placeOf, type PageChange} from '../../build/onPages';
import {policy, policyOf} from '../../site/policy';
import {blockedParts, sentenceFor} from './blockedParts';
import {hashesOfSite} from './inlineScripts';

/** Writes the policy into each page, for hosts without headers. What it would block stops the build. */
export const insertPolicy: PageChange = ({outDir, siteConfig}) => {
  const hashes = hashesOfSite(outDir);
  const allowed = {...policy, 'script-src': [policy['script-src'], ...hashes].join(' ')};
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(hashes)}">`;
  return {
    change(page) {
      const [blocked] = blockedParts(page.$, allowed, siteConfig.url);
      if (blocked) {
        throw new Error(`${page.file}: ${sentenceFor(page.$, blocked, policy)}`);
      }
      // After the charset, which must come first, and before anything the policy applies to.
      const {end} = placeOf(page, 'meta[charset]');
      return [{start: end, end, text: meta}];
    },
  };
};
