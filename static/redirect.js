// For pages that lead to another address: a plain refresh would lose the query and the fragment.
const canonical = document.querySelector('link[rel="canonical"]');
location.replace(new URL(canonical.href).pathname + location.search + location.hash);
