import {replaceIn, type Page, type PageTransform} from '../../build/transformPages';
import {policyOfPage} from '../../site/policy';
import {readInline} from './readInline';

/** The theme hides its icons with a style attribute, which the policy forbids. src/css/global.css hides them by class. */
export const hideSpritesByClass: PageTransform = () => (page) =>
  replaceIn(page, /<svg style="display: ?none;?">/, () => '<svg class="sprites">');

/** Writes its security policy into each page. All of them must have the inline scripts of the first one. */
export function insertPolicies(): (page: Page) => string {
  let wanted: string[] | undefined;
  return (page) => {
    const {scripts, styles, faults} = readInline(page.html);
    wanted ??= scripts;
    if (scripts.join() !== wanted.join() || styles.length > 1) {
      faults.push('an inline script or style of its own');
    }
    if (faults.length > 0) {
      throw new Error(
        `${page.file}: the security policy blocks ${faults.join(', ')}. Link to it, or use a file, a class of src/css, or a script in src/page.`,
      );
    }
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage({scripts, styles})}">`;
    // After the charset, which must come first, and before anything the policy applies to.
    return replaceIn(page, /<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + policy);
  };
}
