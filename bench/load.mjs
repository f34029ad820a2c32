// Puts nginx with our example configuration under load, and the same nginx with another folder of plain files beside it.
//   npm --prefix bench run load -- --peer /path/to/another/build --seconds 60
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const {values} = parseArgs({
  options: {
    peer: {type: 'string'},
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '64'},
  },
});

for (const tool of ['nginx', 'wrk']) {
  if (spawnSync(tool, ['-v']).error) {
    console.error(`${tool} is not on this machine. On Debian: apt-get install nginx-light wrk`);
    process.exit(1);
  }
}

const work = mkdtempSync(join(tmpdir(), 'docs-load-'));
const port = 4191;

/** Both sites get their packed files beside the plain ones, as a deploy would. @param {string} dir */
function pack(dir) {
  for (const file of readdirSync(dir, {recursive: true, encoding: 'utf8'}).map((name) => join(dir, name))) {
    if (/\.(?:html|js|css|json|xml|svg|md|txt)$/.test(file) && statSync(file).isFile()) {
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), {level: 9}));
    }
  }
}

/** @param {string} dir */
function configure(dir) {
  const options = ['scripts/nginx.mjs', '--dir', 'build', '--root', dir, '--listen', `127.0.0.1:${port}`];
  const site = spawnSync('node', options, {cwd: root, encoding: 'utf8'}).stdout;
  writeFileSync(join(work, 'docs.conf'), site);
  const file = join(work, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; user root; worker_processes auto; pid ${work}/nginx.pid; error_log stderr warn;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 100000; include ${work}/docs.conf; }
`,
  );
  return file;
}

/** The pages of a folder, as addresses. @param {string} dir */
function addresses(dir) {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .map((path) => (existsSync(join(dir, path, 'index.html')) && path !== '/' ? `${path}/index` : path))
    .sort();
}

/** @param {string[]} paths */
function script(paths) {
  const file = join(work, 'paths.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(',');
  writeFileSync(
    file,
    `local paths = {${list}}
local next = 0
local headers = {["Accept-Encoding"] = "gzip"}
function request()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], headers)
end
function done(summary, latency)
  io.write(string.format("RESULT %d %d %d %d %d %d %d %d %d\\n", summary.requests, summary.duration, summary.bytes,
    summary.errors.connect, summary.errors.read + summary.errors.write, summary.errors.status, summary.errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`,
  );
  return file;
}

/** @param {string} name @param {string} source */
async function measure(name, source) {
  const dir = join(work, name);
  cpSync(source, dir, {recursive: true});
  pack(dir);
  const nginx = spawn('nginx', ['-c', configure(dir), '-p', work], {stdio: 'inherit'});
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Only what is there: a folder of others may lead from one form of its addresses to another.
  const asked = addresses(dir);
  const statuses = await Promise.all(
    asked.map(async (path) => (await fetch(origin + path, {redirect: 'manual'})).status),
  );
  const paths = asked.filter((_, index) => statuses[index] === 200);
  const options = ['-t', '2', '-c', values.connections, '-d', `${values.seconds}s`, '--latency', '-s', script(paths)];
  const {stdout} = spawnSync('wrk', [...options, origin], {encoding: 'utf8'});
  nginx.kill();
  await once(nginx, 'exit');
  const numbers = (/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '').split(' ').map(Number);
  const [requests = 0, micros = 0, bytes = 0, connect = 0, transfer = 0, status = 0, timeout = 0, half = 0, most = 0] =
    numbers;
  return {
    site: name,
    pages: paths.length,
    'requests/s': Math.round(requests / (micros / 1e6)),
    'MB/s': Math.round(bytes / micros),
    'median ms': half / 1000,
    '99 % ms': most / 1000,
    requests,
    errors: connect + transfer + status + timeout,
  };
}

const results = [await measure('ours', join(root, 'build'))];
if (values.peer) {
  results.push(await measure('peer', values.peer));
}
rmSync(work, {recursive: true});
console.table(results);
process.exitCode = results.every(({errors}) => errors === 0) ? 0 : 1;
