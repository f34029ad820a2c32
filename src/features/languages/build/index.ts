import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes scripts smaller: they contain texts in the language of the build only, without the notes for translators. */
export default function languagesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const options = {file: path.join(generatedFilesDir, 'codeTranslations.json')};
  const rule = {
    test: /\.(?:js|tsx?)$/,
    // Real paths, because that is how the bundler identifies modules.
    include: ['src', 'node_modules/@docusaurus'].map((folder) => realpathSync(path.join(siteDir, folder))),
    enforce: 'pre' as const,
    use: {loader: path.join(siteDir, 'src/features/languages/build/loader.mjs'), options},
  };
  return {
    name: 'languages',
    // In development the framework looks texts up at run time, so that changed translations show at once.
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV === 'development' ? {} : {module: {rules: [rule]}},
  };
}
