import {getHtmlMinifier} from '@docusaurus/bundler';

/** Stands for what every page begins with, until the page is finished. */
export const beginningPlace = '<!--beginning-->';

/** The pictures have a class instead of a style attribute, which the security policy would refuse. */
export const pictures = {theirs: 'style="display: none;"', ours: 'class="sprites"'};

/** `src/early/announcement.ts` stands in its place. */
const announcementOfTheme = /\(function\(\) \{\s*function isDismissed\(\)[^]*?\}\)\(\);/;

const inside = /<body>(?<beginning>[^]*)<main>/;

/**
 * What every page begins with: the early script, and what the framework puts beside it. The minifier of pages went through
 * these scripts anew for each page, which was more than half of its time.
 */
export async function minifyBeginning(preBodyTags: string): Promise<string> {
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const tags = preBodyTags.replace(pictures.theirs, pictures.ours).replace(announcementOfTheme, '');
  const {code} = await minify(`<!DOCTYPE html><html><head></head><body>\n${tags}<main></main></body></html>`);
  const beginning = inside.exec(code)?.groups?.beginning;
  if (beginning === undefined) {
    throw new Error(
      `The minifier made an unknown form of page: ${code.slice(0, 200)} … Look at src/plugins/earlyScript.`,
    );
  }
  return beginning;
}
