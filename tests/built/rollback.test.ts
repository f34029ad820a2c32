// Deploys yesterday's build while tabs with today's are open, and then today's again.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {words, writeNextBuild} from '../support/nextBuild';
import {startServe} from '../support/servers';
import {buildDir} from '../support/site';
import {smoke} from '../support/smoke';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-rollback-'));
const [yesterday, today, store] = ['yesterday', 'today', 'store'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];

/** The assets that tabs of a build may request. */
function assetsOf(build: string): Map<string, Buffer> {
  const files = readdirSync(path.join(build, 'assets/js'));
  return new Map(files.map((file) => [`/assets/js/${file}`, readFileSync(path.join(build, 'assets/js', file))]));
}

let assets: {ofYesterday: Map<string, Buffer>; ofToday: Map<string, Buffer>};

beforeAll(async () => {
  cpSync(buildDir, yesterday, {recursive: true});
  await writeNextBuild(today);
  assets = {ofYesterday: assetsOf(yesterday), ofToday: assetsOf(today)};
}, 60_000);

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function keepAssets(build: string): void {
  const {status, stderr} = spawnSync('node', ['scripts/keep-assets.mjs', '--dir', build, '--store', store], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

/** Publishes a build, and returns the addresses that are missing or have other content. */
async function publish(build: string, open: Map<string, Buffer>) {
  keepAssets(build);
  const {origin, stop} = await startServe(build);
  const wrong: string[] = [];
  for (const [address, wanted] of open) {
    const response = await fetch(new URL(address, origin));
    const given = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || !given.equals(wanted)) {
      wrong.push(address);
    }
  }
  const page = await (await fetch(new URL('/wiki/session/emergency', origin))).text();
  stop();
  return {wrong, page};
}

test('the two builds have no script in common', () => {
  const names = [...assets.ofToday.keys()];
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /\.[0-9a-f]{8}\.js$/.test(name) && assets.ofYesterday.has(name))).toEqual([]);
});

test('tabs of yesterday find their scripts in the build of today', async () => {
  keepAssets(yesterday);
  const {wrong, page} = await publish(today, assets.ofYesterday);
  expect(wrong).toEqual([]);
  expect(page).toContain(words.after);
});

test('tabs of today find their scripts when the build of yesterday is put back', async () => {
  const {wrong, page} = await publish(yesterday, assets.ofToday);
  expect(wrong).toEqual([]);
  expect(page).toContain(words.before);
});

test('tabs of yesterday find theirs when the build of today is published again, fixed', async () => {
  const {wrong, page} = await publish(today, assets.ofYesterday);
  expect(wrong).toEqual([]);
  expect(page).toContain(words.after);
});

test('what readers get new is the build that was put back, whole', async () => {
  const {origin, stop} = await startServe(yesterday);
  const {faults} = await smoke(origin, '--dir', yesterday);
  stop();
  expect(faults).toBe('');
});
