import {translate} from '@docusaurus/Translate';
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

type Target = {path: string; url: string; script: string; lang: string; dir: string};

/** A page that redirects without our scripts. The shared script only preserves the query and the fragment. */
export function redirectPage(target: Target): string {
  const path = escapeHtml(target.path);
  const title = escapeHtml(translate({id: 'redirect.title', message: 'This page has moved'}));
  const go = translate({id: 'redirect.go', message: 'Go to {address}'}, {address: path});
  return `<!DOCTYPE html>
<html lang="${target.lang}" dir="${target.dir}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="canonical" href="${escapeHtml(target.url)}">
<script src="${escapeHtml(target.script)}"></script>
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body>
<main>
<h1>${title}</h1>
<p><a id="target" href="${path}">${go}</a></p>
</main>
</body>
</html>
`;
}
