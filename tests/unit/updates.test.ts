import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Rule = {groupName?: string; matchPackageNames?: string[]; matchDepTypes?: string[]};

const {packageRules} = JSON.parse(readFileSync('renovate.json', 'utf8')) as {packageRules: Rule[]};
const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const names = Object.keys({...dependencies, ...devDependencies});

/** Matches as the bot does: a pattern between slashes or a name, and `!` negates it. */
function matches(name: string, patterns: string[]): boolean {
  const fits = (pattern: string) =>
    pattern.startsWith('/') ? new RegExp(pattern.slice(1, -1)).test(name) : pattern === name;
  const without = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const only = patterns.filter((pattern) => !pattern.startsWith('!'));
  return !without.some(fits) && (only.length === 0 || only.some(fits));
}

function groupsOf(name: string): string[] {
  const type = name in dependencies ? 'dependencies' : 'devDependencies';
  return packageRules
    .filter(({groupName, matchDepTypes = [type]}) => groupName !== undefined && matchDepTypes.includes(type))
    .filter(({matchPackageNames = []}) => matches(name, matchPackageNames))
    .map(({groupName = ''}) => groupName);
}

test('the packages of the framework move together, and so do those of React', () => {
  const framework = names.filter((name) => name.startsWith('@docusaurus/'));
  expect(framework.length).toBeGreaterThan(5);
  expect(framework.flatMap(groupsOf)).toEqual(framework.map(() => 'Docusaurus'));
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    expect(groupsOf(name)).toEqual(['React']);
  }
});

test('continuous integration runs on a Node that is supported', () => {
  const [, image] = /image: node:(\d+)/.exec(readFileSync('.gitlab-ci.yml', 'utf8')) ?? [];
  const tried = /supported = \[(.*)\]/.exec(readFileSync('scripts/try-nodes.mjs', 'utf8'))?.[1] ?? '';
  expect(tried).toContain(`'${image ?? ''}'`);
  for (const version of tried.matchAll(/'([\d.]+)'/g)) {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`Node .*\\b${version[1] ?? ''}\\b.* and npm`));
  }
});
