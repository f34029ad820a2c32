// The framework resolves `@docusaurus/Translate` for the bundler only. The configuration imports this file first, so
// that code in Node can declare texts in the same way and `docusaurus write-translations` finds them.
import Module from 'node:module';
import path from 'node:path';

type Resolver = {_resolveFilename: (request: string, ...rest: unknown[]) => string};

const resolver = Module as unknown as Resolver;
const resolve = resolver._resolveFilename;
const ours = path.join(__dirname, 'translate.ts');

resolver._resolveFilename = (request, ...rest) =>
  request === '@docusaurus/Translate' ? ours : resolve.call(Module, request, ...rest);
