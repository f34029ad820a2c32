import {replaceIn, rootElement, type PageTransform} from '../../build/transformPages';
import {titleId} from '../../protocol';

/** The last script before the content. */
const pageScript = new RegExp(`<script>(?:(?!</script>)[^])*</script>${rootElement.source}`);
const title = new RegExp(`<header id="?${titleId}"?[ >](?:(?!</header>)[^])*</header>`);

/** Moves the page script of a doc behind the title, so that the title is painted without waiting for it. */
export const paintTitleFirst: PageTransform = () => (page) => {
  let script = '';
  const html = replaceIn(page, pageScript, (found) => {
    script = found;
    return '';
  });
  return title.test(html) ? html.replace(title, (found) => found + script) : page.html;
};
