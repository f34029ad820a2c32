// Inline in every page, before the framework's script, which copies `?docusaurus-data-name=value` to the root as
// `data-name`, for owners who embed pages. A link may not set what the page, the framework and our scripts and styles use:
// their names leave the address. Those of the layer begin with `data-light`, those of a site with `data-site-`; both say
// with `data-text` and `data-not-text` what is text.
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
