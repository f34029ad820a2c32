import {getHtmlMinifier} from '@docusaurus/bundler';

/** Stand for what every page begins with, until the page is finished. */
export const places = {scripts: '<!--scripts-->', pictures: '<!--pictures-->'};

export type Beginning = Record<keyof typeof places, string>;

/** The pictures have a class instead of a style attribute, which the security policy would refuse. */
export const pictures = {theirs: 'style="display: none;"', ours: 'class="sprites"'};

/** `src/early/announcement.ts` stands in its place. */
const announcementOfTheme = /\(function\(\) \{\s*function isDismissed\(\)[^]*?\}\)\(\);/;

const inside = /<body>(?<beginning>[^]*)<main>/;
const script = /<script>[^]*?<\/script>/g;

/**
 * What every page begins with: the early script, and what the framework puts beside it. The minifier of pages went through
 * these scripts anew for each page, which was more than half of its time.
 */
export async function minifyBeginning(preBodyTags: string): Promise<Beginning> {
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const tags = preBodyTags.replace(pictures.theirs, pictures.ours).replace(announcementOfTheme, '');
  const {code} = await minify(`<!DOCTYPE html><html><head></head><body>\n${tags}<main></main></body></html>`);
  const beginning = inside.exec(code)?.groups?.beginning;
  if (beginning === undefined) {
    throw new Error(
      `The minifier made an unknown form of page: ${code.slice(0, 200)} … Look at src/plugins/earlyScript.`,
    );
  }
  return {scripts: (beginning.match(script) ?? []).join(''), pictures: beginning.replace(script, '')};
}

/** The scripts end the head: a browser draws nothing before there is a body, and an empty one would take it a frame or two. */
export function withBeginning(html: string, {scripts, pictures: drawn}: Beginning): string {
  return html.replace(places.scripts, () => scripts).replace(places.pictures, () => drawn);
}
