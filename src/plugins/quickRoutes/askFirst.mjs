const look = 'function matchPath(pathname, options) {';

/**
 * Lets the router ask `isElsewhere` before it matches an address with a route.
 * @this {{getOptions: () => {question: string}}}
 * @param {string} source
 */
export default function askFirst(source) {
  if (!source.includes(look)) {
    throw new Error(`react-router no longer has "${look}". Look in src/plugins/quickRoutes for what this makes of it.`);
  }
  const question = JSON.stringify(this.getOptions().question);
  return `import {isElsewhere} from ${question};\n${source.replace(look, `${look}\n  if (isElsewhere(pathname, options)) return null;`)}`;
}
