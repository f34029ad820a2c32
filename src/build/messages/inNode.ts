// The framework resolves `@docusaurus/Translate` for the bundler only. The configuration imports this first, so that what
// runs in Node declares its texts in the same way, and `docusaurus write-translations` finds them all.
import Module from 'node:module';
import path from 'node:path';

type Resolver = {_resolveFilename: (request: string, ...rest: unknown[]) => string};

const resolver = Module as unknown as Resolver;
const resolve = resolver._resolveFilename;
const ours = path.join(__dirname, 'translate.ts');

resolver._resolveFilename = (request, ...rest) =>
  request === '@docusaurus/Translate' ? ours : resolve.call(Module, request, ...rest);
