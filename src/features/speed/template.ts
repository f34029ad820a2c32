/**
 * The framework's template of a page, but with the scripts and the style sheet named in meta elements instead of
 * loaded. src/page/react.ts loads them, and inlineStyles.ts puts the styles that a page can use into it. Inline scripts
 * come before the styles: after them, a slow page is painted in light once, then in the mode that the reader chose.
 */
export const template = `<!DOCTYPE html>
<% const scripts = it.preBodyTags.indexOf('<script'); %>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags + it.preBodyTags.slice(scripts) %>
    <meta name="react-styles" content="<%= it.stylesheets.map((file) => it.baseUrl + file).join(' ') %>">
    <meta name="react-scripts" content="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.slice(0, scripts) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
