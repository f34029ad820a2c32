/** What rendering found that needs React: the mark of Markdown that imports it, or an attribute of an element. */
const needs = String.raw`(?:<light-mark)? data-light-needs="([^"]*)"(?:><\/light-mark>)?`;

/** Pages that the framework draws, by a class of the page. The component of another page may do anything. */
const frames = ['plugin-docs', 'plugin-blog', 'plugin-native', 'mdx-page'];

/**
 * The framework's template of a page, without its scripts where the page is proved to be HTML. What is in an island
 * proves nothing. Inline scripts come before the styles: after them, a slow page is painted in light once,
 * then in the mode that the reader chose.
 * @param html What the site promises to be HTML. Its pages that are components can be.
 */
export const templateFor = (html: readonly string[]): string => `<!DOCTYPE html>
<%
  const needs = new RegExp(${JSON.stringify(needs)}, 'g');
  const withoutIslands = it.appHtml.replace(/<light-island.*?<\\/light-island>/gs, '');
  const [[, found] = []] = withoutIslands.matchAll(needs);
  const frames = ${JSON.stringify(html.includes('src/pages') ? [...frames, 'plugin-pages'] : frames)};
  const isKnown = it.htmlAttributes.match(/[\\w-]+/g).some((name) => frames.includes(name));
  const reason = isKnown ? found : 'it is a component';
  const scripts = it.preBodyTags.indexOf('<script');
%>
<html <%~ it.htmlAttributes %> <%~ reason ? \`data-light-needs="\${reason}"\` : 'data-light' %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('') %>
    <%~ it.headTags + it.preBodyTags.slice(scripts) %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl + file %>">
    <% }); %>
    <% (reason ? it.scripts : []).forEach((file) => { %>
      <script src="<%= it.baseUrl + file %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.slice(0, scripts) %>
    <div id="__docusaurus"><%~ it.appHtml.replace(needs, '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
