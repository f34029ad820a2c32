import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {savedEmergencyPage} from '../../site/navigation';
import {redirects} from '../../site/redirects';
import {searchScript} from '../search/plugin';

/** What is used of Express, which the development server is made with. */
type Request = IncomingMessage & {path: string; originalUrl: string};
type Response = ServerResponse & {
  redirect: (address: string) => void;
  sendFile: (file: string, options: {root: string; dotfiles: 'allow'}) => void;
};
type Middleware = {
  name: string;
  path?: string;
  middleware: (request: Request, response: Response, next: () => void) => void;
};

/** Copies, feeds, lists for programs, the API description, the search and the emergency page to save. */
function isMadeByBuild(file: string): boolean {
  return /\.(?:md|txt|xml|json|yaml)$/.test(file) || [searchScript(''), savedEmergencyPage].includes(file);
}

/** Serves in `npm start` what only a build makes, from the last build, and the redirects. */
export default function fromLastBuild({baseUrl, outDir, siteConfig}: LoadContext): Plugin {
  const {trailingSlash} = siteConfig;

  const serve: Middleware['middleware'] = (request, response, next) => {
    const file = decodeURIComponent(request.path).slice(1);
    const redirect = redirects.find(({from}) => from === `/${file.replace(/\/$/, '')}`);
    if (redirect) {
      const {search} = new URL(request.originalUrl, siteConfig.url);
      response.redirect(applyTrailingSlash(baseUrl + redirect.to.slice(1), {trailingSlash, baseUrl}) + search);
    } else if (!isMadeByBuild(file)) {
      next();
    } else if (existsSync(path.join(outDir, file))) {
      response.sendFile(file, {root: outDir, dotfiles: 'allow'});
    } else {
      response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
      response.end(`There is no ${file} yet: "npm run build" makes such files.`);
    }
  };

  function setupMiddlewares(middlewares: Middleware[]): Middleware[] {
    // Before the one that answers everything else with the application.
    const last = middlewares.findIndex(({name}) => name === 'connect-history-api-fallback');
    middlewares.splice(last, 0, {name: 'from-last-build', path: baseUrl, middleware: serve});
    // The framework joins what its own function returns, which is this list, and what ours returns.
    return [];
  }

  return {
    name: 'from-last-build',
    // The framework passes this option on, but its types do not have it.
    configureWebpack: () => ({devServer: {setupMiddlewares}}) as object,
  };
}
