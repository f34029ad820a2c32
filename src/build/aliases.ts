import {realpathSync} from 'node:fs';
import path from 'node:path';

/**
 * Aliases that replace modules with ours, both given as paths in the project. The bundler asks for a module by its real
 * path, in some cases without the extension.
 */
export function aliases(siteDir: string, modules: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([theirs, ours]) => {
      const file = realpathSync(path.join(siteDir, theirs));
      return [file, file.replace(/\.[jt]s$/, '')].map((name) => [name, path.join(siteDir, ours)] as const);
    }),
  );
}
