// The default Trusted Types policy. Browsers that support it ask here before a text becomes markup or the address of a
// script, because React, the framework and the bundler have no policies.

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;
type Able = {trustedTypes: {createPolicy: (name: 'default', rules: Rules) => void}};

function isAble(scope: object): scope is Able {
  return 'trustedTypes' in scope;
}

/**
 * The markup of table-of-contents entries, lines of code and page suggestions, and the empty script that React creates.
 */
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
    // Structured data is a script by tag only. Running JSON has no effect.
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
