import {codeName, provedName} from './kinds';

/** What the framework calls its lists, which no author writes, and its not-found page, by a class of the page: in docs, all that is no doc. */
const lists =
  'docs-wrapper(?!.*docs-doc-page)|blog-list-page|blog-tags-list-page|blog-tags-post-list-page|' +
  'blog-authors-list-page|blog-authors-posts-page|plugin-native';

/** Its pages of Markdown. A component that only shows some Markdown has the mark of it, and not the class. */
const ofMarkdown = 'docs-doc-page|blog-post-page|mdx-page';

/**
 * The framework's template of a page, without its scripts where the page is proved to be HTML. Inline scripts come before
 * the styles: after them, a slow page is painted in light once, then in the mode that the reader chose.
 */
export const template = `<!DOCTYPE html>
<%
  const meta = it.metaAttributes.join('') + it.headTags;
  const isMarkdown = /\\b(${ofMarkdown})\\b/.test(it.htmlAttributes) && meta.includes('name="${provedName}"');
  const isProved = isMarkdown || /\\b(${lists})\\b/.test(it.htmlAttributes);
  const places = [...it.headTags.matchAll(/name="${codeName}-([\\w-]+)"/g)].map(([, place]) => place);
  const isOfCode = meta.includes('name="${codeName}"') || places.some((place) => it.htmlAttributes.includes(place));
  const isLight = isProved && !isOfCode;
  const scripts = it.preBodyTags.indexOf('<script');
%>
<html <%~ it.htmlAttributes %><%~ isLight ? ' data-light' : '' %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('').replace(/<meta [^>]*name="${provedName}"[^>]*>/, '') %>
    <%~ it.headTags + it.preBodyTags.slice(scripts) %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl + file %>">
    <% }); %>
    <% (isLight ? [] : it.scripts).forEach((file) => { %>
      <script src="<%= it.baseUrl + file %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.slice(0, scripts) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
