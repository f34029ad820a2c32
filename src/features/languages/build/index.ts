import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes scripts lighter: each carries its texts in the language of the build, and not what translators need beside them. */
export default function languagesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const options = {file: path.join(generatedFilesDir, 'codeTranslations.json')};
  const rule = {
    test: /\.(?:js|tsx?)$/,
    // The bundler knows modules by their real paths.
    include: ['src', 'node_modules/@docusaurus'].map((folder) => realpathSync(path.join(siteDir, folder))),
    enforce: 'pre' as const,
    use: {loader: path.join(siteDir, 'src/features/languages/build/loader.mjs'), options},
  };
  return {
    name: 'languages',
    // Below the development server the framework looks them up itself, so that a changed translation shows at once.
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV === 'development' ? {} : {module: {rules: [rule]}},
  };
}
