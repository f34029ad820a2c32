// Finds parts of the site's theme that need React, because they hold state or handle events.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** A hook that keeps or follows something, a handler, a class that React calls back, or what is made in the browser. */
const needsReact =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Ref|Transition|Optimistic|ColorMode|WindowSize|IsBrowser)\b|\bBrowserOnly\b|\son[A-Z]\w*=\{|\bextends (?:React\.)?(?:Pure)?Component\b/;

/** Packages that bring nothing to the browser but names, elements and types. */
const plainPackages = /^(?:react|clsx|@docusaurus\/.*|@theme.*|@generated\/.*)$/;

function fileOf(module: string): string | undefined {
  const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js', ''];
  return endings.map((ending) => module + ending).find(existsSync);
}

/** Why a module needs React: what it or a module of the site that it imports does. */
function reasonFor(
  file: string,
  siteDir: string,
  worksAsHtml: readonly string[],
  seen: Set<string>,
): string | undefined {
  const name = `@site/${path.relative(siteDir, file).replace(/(?:\/index)?\.[jt]sx?$/, '')}`;
  if (seen.has(file) || name.startsWith('@site/src/islands/') || worksAsHtml.includes(name)) {
    return undefined;
  }
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  if (needsReact.test(source)) {
    return `${name} has state or a handler`;
  }
  const imports = [...source.matchAll(/^(?:import|export) (?!type )(?:[^'"]*from )?['"]([^'"]+)['"]/gm)].map(
    ([, one = '']) => one,
  );
  for (const one of imports) {
    if (/^(?:@site\/|\.{1,2}\/)/.test(one)) {
      const inner = fileOf(one.startsWith('.') ? path.resolve(path.dirname(file), one) : one.replace('@site', siteDir));
      const reason = inner && reasonFor(inner, siteDir, worksAsHtml, seen);
      if (reason) {
        return reason;
      }
    } else if (!plainPackages.test(one) && !/\.\w+$/.test(one) && !worksAsHtml.includes(one)) {
      return `${name} imports ${one}`;
    }
  }
  return undefined;
}

/** The pages that a part of the theme is on, by a class of the framework. Others are on every page. */
const places: Record<string, string> = {Blog: 'plugin-blog', Doc: 'plugin-docs', MDXPage: 'mdx-page'};

/** The parts in a folder of the theme that need React, each with the class of the pages it is on. */
export function partsWithReact(
  siteDir: string,
  worksAsHtml: readonly string[],
  folder = path.join(siteDir, 'src/theme'),
): {place: string; reason: string}[] {
  const files = Globby.sync('**/*.{js,jsx,ts,tsx}', {cwd: folder, absolute: true}).sort();
  return files.flatMap((file) => {
    const reason = reasonFor(file, siteDir, worksAsHtml, new Set());
    const part = path.relative(folder, file);
    const [, place = ''] = Object.entries(places).find(([start]) => part.startsWith(start)) ?? [];
    return reason === undefined ? [] : [{place, reason}];
  });
}
