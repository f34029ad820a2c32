// Inline, before the framework's script, which copies `?docusaurus-data-name=value` to the root as `data-name` for owners
// who embed pages. Names that a page uses leave the address: `data-light` of the layer, `data-site-` of a site, and others.
const query = new URLSearchParams(window.location.search);
const {size} = query;

for (const name of [...query.keys()]) {
  if (/^docusaurus-data-(?:site-|light|theme|announcement|has-|(?:rh|text|not-text)$)/i.test(name)) {
    query.delete(name);
  }
}

// Once, because browsers refuse hundreds of such calls.
if (query.size < size) {
  history.replaceState(history.state, '', `?${String(query)}${location.hash}`);
}
