// The light layer: an ordinary configuration in, one whose pages are HTML without the framework's scripts out.
import type {Config, PluginModule} from '@docusaurus/types';
import {codeColours, type CodeTheme} from './codeColours';
import type {Options} from './plugin';
import {reasonToStepAside} from './stepAside';
import {templateFor} from './template';
import {untested} from './versions';

type ThemeConfig = {prism?: {theme?: CodeTheme; darkTheme?: CodeTheme}};

function changeThemeConfig(themeConfig: ThemeConfig): ThemeConfig {
  const {theme, darkTheme} = themeConfig.prism ?? {};
  if (!theme || !darkTheme) {
    return themeConfig;
  }
  const colours = codeColours(theme, darkTheme);
  return {...themeConfig, prism: {...themeConfig.prism, theme: colours, darkTheme: colours}};
}

/** The framework reads the configuration several times in a build, each time with new modules. */
function sayOnce(sentence: string): void {
  if (process.env.LIGHT_SAID !== sentence) {
    process.env.LIGHT_SAID = sentence;
    console.info(`[INFO] ${sentence}`);
  }
}

/** Loaded only now, because a package that it imports may be missing. */
const theme =
  (options: Required<Options>): PluginModule =>
  async (context) =>
    (await import('./plugin')).default(context, options);

/** The configuration with the layer. One that needs React on every page stays as it is, and a sentence says why. */
export function light(config: Config, {html = [], islands = 'src/islands'}: Options = {}): Config {
  const reason = untested() ?? reasonToStepAside(config, html);
  if (reason !== undefined) {
    sayOnce(
      `Pages are not light: each loads the framework's scripts, 100 kB of gzip or more, because of ${reason}, see docusaurus.config.ts.`,
    );
    return config;
  }
  return {
    ...config,
    // It misses the framework's script, which light pages have not.
    baseUrlIssueBanner: false,
    ssrTemplate: templateFor(html),
    themeConfig: changeThemeConfig(config.themeConfig ?? {}),
    // Last, so that its parts are in front of those of other themes.
    themes: [...(config.themes ?? []), theme({html, islands})],
  };
}
