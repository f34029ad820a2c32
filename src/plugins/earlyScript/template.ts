import {heldScripts} from '../../early/names';

const held = `<meta name="${heldScripts}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`;

const loaded = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/**
 * The framework's own page without its version, and with two changes. Where pages are read without scripts, these are
 * named instead of loaded, and `src/early/hold.ts` loads them. Its pictures have a class instead of a style attribute,
 * which the security policy would refuse. Names in `it` are the framework's.
 */
export function pageTemplate(isReadWithoutScripts: boolean): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    ${isReadWithoutScripts ? held : loaded}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'class="sprites"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
