// Every language that Prism knows, by its names. Some come with the highlighter, the others are loaded when code needs
// them.
import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';

// They add themselves to a global highlighter, and some look for it again while they colour.
Object.assign(globalThis, {Prism});

function define(id: string): void {
  // The theme lets the bundler find only `additionalLanguages` in the folder `components`, so it looks in the one above.
  const file = `/prism-${id}`;
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require(`prismjs/components${file}.min.js`);
  if (id === 'bash' && Prism.languages.bash) {
    // Upstream leaves out options with a hyphen inside, such as `--show-error`.
    const parameter = {pattern: /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/, lookbehind: true, alias: 'variable'};
    Object.assign(Prism.languages.bash, {parameter});
  }
}

/** Loads a language, or an extension of one, and what it needs. */
export function loadLanguage(name: string): void {
  const present = Object.keys(Prism.languages);
  for (const id of getLoader(components, [name], present).getIds()) {
    if (!present.includes(id) && id in components.languages) {
      define(id);
    }
  }
}

export function isKnownLanguage(name: string): boolean {
  if (!(name in Prism.languages)) {
    loadLanguage(name);
  }
  return typeof Prism.languages[name] === 'object';
}
