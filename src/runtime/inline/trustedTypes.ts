// Where the browser can, it asks here before a text becomes a script's address or a part of the page. React, the framework
// and the bundler know nothing of this, so there is one answer for all of them.

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;
type Able = {trustedTypes: {createPolicy: (name: 'default', rules: Rules) => void}};

function isAble(scope: object): scope is Able {
  return 'trustedTypes' in scope;
}

/** What headings in a table of contents and lines of code hold, what leads to near pages, and the empty script that React makes. */
const harmless =
  /^(?:[^<]|<\/?(?:code|em|strong|del|kbd|bdi|p|div|h2|ul|span|br|script)(?: (?:hidden|(?:class|src)="[^"]*"))*>)*$/;

function isData(text: string): boolean {
  try {
    return JSON.parse(text) instanceof Object;
  } catch {
    return false;
  }
}

export function installTrustedTypes(): void {
  if (!isAble(window)) {
    return;
  }
  window.trustedTypes.createPolicy('default', {
    createHTML: (html) => (harmless.test(html) ? html : null),
    // What describes the page for other programs is a script by its tag only, and does nothing if it is run.
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
