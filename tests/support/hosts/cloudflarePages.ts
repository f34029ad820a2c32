import {fileAt, startHost, type Answer, type Host} from './server';

/** A rule of `_headers`, with the lines that remove and set fields, in the order of the file. */
type Rule = {matches: (path: string) => boolean; lines: string[]};

function readRules(text: string): Rule[] {
  const blocks = text.split(/\n(?=\S)/).map((block) => block.split('\n'));
  return blocks.map(([pattern = '', ...lines]) => {
    const form = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const matcher = new RegExp(`^${form.join('.*')}$`);
    return {matches: (path) => matcher.test(path), lines: lines.map((line) => line.trim()).filter(Boolean)};
  });
}

/** Values of the same field from two rules are joined; the host's own fields are replaced. */
function fieldsOf(rules: Rule[], path: string, own: Record<string, string>): Record<string, string> {
  const fields = new Headers(own);
  const set = new Set<string>();
  for (const line of rules.filter(({matches}) => matches(path)).flatMap(({lines}) => lines)) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    if (line.startsWith('! ')) {
      fields.delete(line.slice(2));
    } else if (set.has(name)) {
      fields.append(name, value);
    } else {
      fields.set(name, value);
      set.add(name);
    }
  }
  return Object.fromEntries(fields);
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'application/javascript',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  yaml: 'text/yaml; charset=utf-8',
};

/**
 * A static host that works like Cloudflare Pages, with `_headers` and `_redirects`: redirects come first, page
 * addresses have neither ".html" nor a trailing slash, and missing files get the fields of their path too.
 */
export async function startCloudflarePages(dir: string): Promise<Host> {
  const rules = readRules(fileAt(dir, '_headers')?.toString() ?? '');
  const redirects = new Map(
    (fileAt(dir, '_redirects')?.toString() ?? '')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from = '', to = '', status = '302']) => [from, {to, status: Number(status)}]),
  );
  // These two files are read but not served.
  const published = (path: string) => (/^\/_(?:headers|redirects)$/.test(path) ? null : fileAt(dir, path));

  const found = (path: string, body: Buffer): Answer => {
    const type = types[path.replace(/^.*\./, '')] ?? 'application/octet-stream';
    return {status: 200, fields: {'content-type': type, 'cache-control': 'public, max-age=0, must-revalidate'}, body};
  };
  const lead = (to: string, search: string, status = 308): Answer => ({status, fields: {location: to + search}});

  const answer = ({pathname, search}: URL): Answer => {
    const redirect = redirects.get(pathname);
    if (redirect) {
      return lead(redirect.to, search, redirect.status);
    }
    const path = decodeURIComponent(pathname);
    const bare = path.replace(/\/$/, '');
    if (path.endsWith('/')) {
      const index = published(`${path}index.html`);
      return index ? found('.html', index) : published(`${bare}.html`) ? lead(bare, search) : missing();
    }
    const file = published(path);
    if (file) {
      return path.endsWith('.html')
        ? lead(
            path.replace(/\/index\.html$|\.html$/, (end) => (end.startsWith('/') ? '/' : '')),
            search,
          )
        : found(path, file);
    }
    const page = published(`${path}.html`);
    return page ? found('.html', page) : published(`${path}/index.html`) ? lead(`${path}/`, search) : missing();
  };
  const missing = (): Answer => ({
    status: 404,
    fields: {'content-type': types.html ?? ''},
    body: published('/404.html') ?? Buffer.from(''),
  });

  return startHost((url) => {
    const {fields, ...rest} = answer(url);
    const own = {'access-control-allow-origin': '*', 'referrer-policy': 'strict-origin-when-cross-origin', ...fields};
    return {...rest, fields: fieldsOf(rules, url.pathname, own)};
  });
}
