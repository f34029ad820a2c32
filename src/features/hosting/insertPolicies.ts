import {replaceIn, type PageChange} from '../../build/onPages';
import {exceptionFor, policyOfPage, sourcesFor} from '../../site/policy';
import {hashOf, readFaults, readScripts, type Fault} from './readInline';

/** The address of a page without the base path, as in src/site/policy.ts. */
const addressOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

function sentenceFor(page: string, {element, directive, source}: Fault): string {
  return `the security policy blocks ${element}. Link to it instead, or use a file of this site. To allow it, add {page: '${page}', allow: {'${directive}': "${source}"}} to the exceptions in src/site/policy.ts, with '/*' as the page if every page needs it.`;
}

/** Of the framework, on the home page alone: it tells of a wrong base URL. */
const banner = '__docusaurus-base-url-issue-banner';

/** Writes its security policy into each page. All of them must have the inline scripts of the first one. */
export const insertPolicies: PageChange = ({siteConfig}) => {
  let wanted: string[] | undefined;
  return (page) => {
    const address = addressOf(page.file);
    const scripts = readScripts(page.html);
    const constant = scripts.filter((script) => !script.includes(banner));
    wanted ??= constant;
    const [fault] = readFaults(page.html, sourcesFor(address), siteConfig.url);
    if (fault) {
      throw new Error(`${page.file}: ${sentenceFor(address, fault)}`);
    }
    const allow = exceptionFor(address);
    const isOwnScript = constant.join() !== wanted.join() && !allow['script-src']?.includes("'unsafe-inline'");
    if (isOwnScript) {
      throw new Error(
        `${page.file}: the security policy blocks an inline script that other pages do not have. Use a feature's script, see src/script, instead.`,
      );
    }
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage(scripts.map(hashOf), address)}">`;
    // After the charset, which must come first, and before anything the policy applies to.
    return replaceIn(page, /<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + policy);
  };
};
