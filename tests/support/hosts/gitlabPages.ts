import {fileAt, isFolder, startHost, type Answer, type Host} from './server';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  xml: 'text/xml; charset=utf-8',
};

/**
 * A static host that works like GitLab Pages, without header fields: folder addresses redirect to the form with a
 * slash, with or without an index page, all files are cached for ten minutes, and unknown types are sent as plain text.
 */
export async function startGitlabPages(dir: string, base = '/'): Promise<Host> {
  const send = (status: number, path: string, body: Buffer): Answer => ({
    status,
    fields: {
      'content-type': types[path.replace(/^.*\./, '')] ?? 'text/plain; charset=utf-8',
      'cache-control': 'max-age=600',
      'access-control-allow-origin': '*',
    },
    body,
  });
  const missing = (): Answer => send(404, '.html', fileAt(dir, '404.html') ?? Buffer.from('Not found'));

  return startHost(({pathname, search}) => {
    if (!pathname.startsWith(base)) {
      return missing();
    }
    const path = decodeURIComponent(pathname.slice(base.length - 1));
    if (!path.endsWith('/') && isFolder(dir, path)) {
      return {status: 302, fields: {location: `${pathname}/${search}`}};
    }
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    const name = candidates.find((one) => fileAt(dir, one) !== null);
    const body = name === undefined ? null : fileAt(dir, name);
    return body ? send(200, name ?? '', body) : missing();
  });
}
