import type {Plugin} from '@docusaurus/types';

/**
 * Takes out `postcss-preset-env`, because the minimizer adapts the styles to the browsers that we support anyway. It
 * took two of the twenty seconds of a build and added prefixes that none of them needs.
 */
export default function withoutPresetEnv(): Plugin {
  return {
    name: 'without-preset-env',
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
    }),
  };
}
