// Prints an nginx configuration for a build: its headers and redirects, one form of each address, its not-found page.
//   npm run --silent nginx -- --root /srv/docs --name docs.example.org > docs.conf
// --dir names the folder of the build, and --listen 8080 does without a certificate, for a trial or behind a proxy.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {baseOf, patternOf, readHeaderRules, readRedirects} from './host/files.mjs';
import {contentTypes} from './host/types.mjs';
import {readOptions} from './options.mjs';

const {values} = readOptions({
  options: {
    dir: {type: 'string', default: 'build'},
    // The folder of the build on the server.
    root: {type: 'string', default: '/srv/docs'},
    name: {type: 'string', default: '_'},
    // A server behind a proxy, or for a trial, can listen without a certificate.
    listen: {type: 'string', default: '443 ssl http2'},
  },
});

const {dir, root, name, listen} = values;
const rules = readHeaderRules(dir);

/** What nginx would read as more than one value, or as the end of a statement. */
const forms = [
  {option: 'name', value: name, form: /^(?:_|[\w*.-]+(?: [\w*.-]+)*)$/, example: 'docs.example.org'},
  {
    option: 'listen',
    value: listen,
    form: /^(?:[\w.:[\]-]+)(?: (?:ssl|http2|default_server|proxy_protocol))*$/,
    example: '8080',
  },
  {option: 'root', value: root, form: /^\/[\w./-]*$/, example: '/srv/docs'},
];
for (const {option, value, form, example} of forms) {
  if (!form.test(value)) {
    console.error(`--${option} holds "${value}", which nginx could not read. Write it such as --${option} ${example}.`);
    process.exit(1);
  }
}

if (rules.length === 0) {
  console.error(`There is no file "_headers" in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}

/** The folder of the build, below the root. */
const base = baseOf(rules);

/** With trailing slashes, a build has folders where it otherwise has files. */
const hasFolders = existsSync(join(dir, 'wiki/index.html'));

/** @param {string} text */
function quoted(text) {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** @param {string} field */
function variableOf(field) {
  return `$docs_${field.toLowerCase().replaceAll('-', '_')}`;
}

const fields = [...new Set(rules.flatMap((rule) => rule.fields.map(([field]) => field)))];

/**
 * In the header file the last matching rule wins, in nginx the first. So the order is reversed. @param {string} field
 */
function valuesOf(field) {
  const spoken = rules.flatMap(({path, fields: said}) => {
    const last = said.findLast(([other]) => other === field);
    return last ? [`    ${quoted(`~${patternOf(path)}`)} ${quoted(last[1] ?? '')};`] : [];
  });
  return [`map $uri ${variableOf(field)} {`, ...spoken.reverse(), '    default "";', '}', ''];
}

/** @param {string} pattern @param {string} target */
function leadOn(pattern, target) {
  return [`    if ($request_uri ~ ${quoted(pattern)}) {`, `        return 301 ${target}$is_args$args;`, '    }'];
}

// Uses the address as requested, not decoded, so that an encoded line break in it cannot end up in a response header.
// Several leading slashes become one, because two, or a backslash, would redirect to another host.
const oneForm = [
  ...leadOn(String.raw`^/+(?:([^?\\]+)/)?index\.html(?:\?|$)`, '/$1'),
  ...leadOn(String.raw`^/+([^?\\]+)\.html(?:\?|$)`, '/$1'),
  ...(hasFolders
    ? leadOn(String.raw`^/+((?:[^?\\]+/)?[^?\\/.]+)(?:\?|$)`, '/$1/')
    : leadOn(String.raw`^/+([^?\\]*[^?\\/])/+(?:\?|$)`, '/$1')),
];

const redirects = readRedirects(dir).map(
  ({from, to, status}) => `    location = ${from} { return ${status} ${to}$is_args$args; }`,
);

const certificate = listen.includes('ssl')
  ? [
      '    ssl_certificate     /etc/ssl/docs.pem;',
      '    ssl_certificate_key /etc/ssl/docs.key;',
      '    ssl_protocols       TLSv1.2 TLSv1.3;',
    ]
  : [];

const toEncrypted = listen.includes('ssl')
  ? [
      'server {',
      '    listen 80;',
      `    server_name ${name};`,
      '    server_tokens off;',
      '    return 301 https://$host$request_uri;',
      '}',
      '',
    ]
  : [];

const kinds = Object.entries(contentTypes).map(
  ([ending, type]) => `        ${type.replace(/; charset=.*$/, '')} ${ending};`,
);

console.log(
  [
    '# For the folder that nginx includes within http, such as /etc/nginx/conf.d. Made by scripts/nginx.mjs.',
    '',
    ...fields.flatMap(valuesOf),
    '# A missing file may come with the next deploy.',
    'map $status $docs_caching {',
    '    404     "no-store";',
    '    default $docs_cache_control;',
    '}',
    '',
    ...toEncrypted,
    'server {',
    `    listen ${listen};`,
    `    server_name ${name};`,
    `    root ${root};`,
    ...certificate,
    '',
    '    server_tokens off;',
    '    absolute_redirect off;',
    '    sendfile on;',
    '    tcp_nopush on;',
    '    charset utf-8;',
    '    charset_types text/css text/javascript text/markdown text/plain;',
    '    types {',
    ...kinds,
    '    }',
    '',
    '    # Files that stand beside their packed form, as "name.gz", cost nothing at all.',
    '    gzip_static on;',
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_types text/css text/javascript text/markdown text/plain application/json application/xml application/yaml image/svg+xml;',
    '',
    ...fields.map(
      (field) => `    add_header ${field} ${field === 'Cache-Control' ? '$docs_caching' : variableOf(field)} always;`,
    ),
    '',
    `    error_page 404 ${base}404.html;`,
    '',
    ...oneForm,
    '',
    ...redirects,
    '',
    '    location ~ /_(?:headers|redirects)$ {',
    '        return 404;',
    '    }',
    '',
    '    # Whoever asks for a script has no use for a page.',
    `    location ^~ ${base}assets/ {`,
    '        error_page 404 @missing;',
    '        try_files $uri =404;',
    '    }',
    '    location @missing {',
    '        types {}',
    '        default_type text/plain;',
    '        return 404 "Not found\\n";',
    '    }',
    '',
    '    location / {',
    hasFolders ? '        try_files $uri ${uri}index.html =404;' : '        try_files $uri $uri.html =404;',
    '    }',
    `    location = ${base} {`,
    `        try_files ${base}index.html =404;`,
    '    }',
    '}',
  ].join('\n'),
);
