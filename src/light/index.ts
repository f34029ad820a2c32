// The light layer: an ordinary configuration in, one whose pages are HTML without the framework's scripts out.
import {logger} from '@docusaurus/logger';
import type {Config, PluginConfig, PresetConfig} from '@docusaurus/types';
import {codeColours, type CodeTheme} from './codeColours';
import kinds, {type KindOptions} from './kinds';
import {lightPlugin} from './plugin';
import {reasonToStepAside} from './stepAside';
import {template} from './template';

type Options = Record<string, unknown> & {remarkPlugins?: unknown[]};

const contentPlugin = /(?:^|\/|docusaurus-)(?:plugin-)?content-(?:docs|blog|pages)$/;
const classicPreset = /(?:^|\/|docusaurus-)(?:preset-)?classic$/;

/** The options of a content plugin with the step of the layer, which comes after the owner's. */
function withStep(options: Options, layer: KindOptions): Options {
  return {...options, remarkPlugins: [...(options.remarkPlugins ?? []), [kinds, layer]]};
}

function changePlugin(plugin: PluginConfig, layer: KindOptions): PluginConfig {
  const [name, options = {}] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof name === 'string' && contentPlugin.test(name) ? [name, withStep(options, layer)] : plugin;
}

function changePreset(preset: PresetConfig, layer: KindOptions): PresetConfig {
  const [name, options = {}] = Array.isArray(preset) ? preset : [preset];
  if (typeof name !== 'string' || !classicPreset.test(name)) {
    return preset;
  }
  const all = {docs: {}, blog: {}, pages: {}, ...(options as Record<string, Options | false>)};
  const changed = Object.entries(all).map(([key, value]) => {
    const isContent = ['docs', 'blog', 'pages'].includes(key) && value !== false;
    return [key, isContent ? withStep(value, layer) : value] as const;
  });
  return [name, Object.fromEntries(changed)];
}

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
    logger.info(sentence);
  }
}

/**
 * The configuration with the layer. Where it asks for what needs React on every page, the configuration as it is, with a
 * sentence that says why.
 */
export function light(config: Config, layer: KindOptions): Config {
  const reason = reasonToStepAside(config, layer);
  if (reason !== undefined) {
    sayOnce(
      `Pages are not light: each loads the framework's scripts, 100 kB of gzip or more, because of ${reason}, see docusaurus.config.ts.`,
    );
    return config;
  }
  const {plugins = [], presets = [], themes = [], themeConfig = {}} = config;
  return {
    ...config,
    // It misses the framework's script, which light pages have not.
    baseUrlIssueBanner: false,
    ssrTemplate: template,
    themeConfig: changeThemeConfig(themeConfig),
    presets: (presets as PresetConfig[]).map((preset) => changePreset(preset, layer)),
    plugins: (plugins as PluginConfig[]).map((plugin) => changePlugin(plugin, layer)),
    // Last, so that its parts are in front of those of other themes.
    themes: [...themes, lightPlugin(layer)],
  };
}
