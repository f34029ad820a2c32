import {heldScripts} from '../../early/names';
import {beginningPlace, pictures} from './beginning';

const held = `<meta name="${heldScripts}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`;

const loaded = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

const begun = `<%~ it.preBodyTags.replace('${pictures.theirs}', '${pictures.ours}') %>`;

/**
 * The framework's own page without its version, and with changes. Where pages are read without scripts, these are
 * named instead of loaded, and `src/early/hold.ts` loads them; what all pages begin with is the same, and comes when they are
 * finished. Names in `it` are the framework's.
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
    ${isReadWithoutScripts ? beginningPlace : begun}<div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
