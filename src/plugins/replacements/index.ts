import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules of the framework that no configuration and no swizzle reaches → ours. The reasons stand in src/theme/README.md. */
const replacements = {
  '@docusaurus/theme-classic/lib/nprogress.js': 'progressBar.ts',
  '@docusaurus/core/lib/client/preload.js': 'preload.ts',
};

function withoutExtension(file: string): string {
  return file.replace(/\.js$/, '');
}

export default function replacementsPlugin({siteDir}: LoadContext): Plugin {
  const aliases = Object.entries(replacements).flatMap(([theirs, ours]) => {
    const file = path.join(siteDir, 'node_modules', theirs);
    const target = path.join(siteDir, 'src/client', ours);
    // Some are asked for by a path without extension, some only after it was resolved.
    return [file, withoutExtension(file)].map((name) => [name, target]);
  });
  return {
    name: 'replacements',
    configureWebpack: () => ({resolve: {alias: Object.fromEntries(aliases) as Record<string, string>}}),
  };
}
