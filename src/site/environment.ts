import {identity} from './identity';
import {isKeyOf} from './isKeyOf';

type Variables = Readonly<Record<string, string | undefined>>;

const routers = {browser: 'browser', hash: 'hash'} as const;
const storages = {local: 'localStorage', session: 'sessionStorage', none: 'none'} as const;
const switches = {true: true, false: false} as const;
const onOff = {on: true, off: false} as const;

export type SiteEnvironment = {
  url: string;
  baseUrl: string;
  router: (typeof routers)[keyof typeof routers];
  storage: (typeof storages)[keyof typeof storages];
  trailingSlash: boolean;
  offlineCopy: boolean;
  speed: boolean;
  locales: string[];
};

function refuse(variable: string, value: string, right: string): never {
  throw new Error(`${variable} holds "${value}". ${right}`);
}

/** An empty variable counts as not set, because some hosts cannot remove one. */
function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** A misspelt name would be ignored without a word. */
export function refuseUnknown(prefix: string, known: readonly string[], variables: Variables): void {
  const unknown = Object.keys(variables).find((name) => name.startsWith(prefix) && !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${unknown} is no variable of this site. Correct it to one of ${known.join(', ')}, or unset it.`);
  }
}

/**
 * Parses an absolute http(s) address, or returns null. `URL` alone also accepts `javascript:` and addresses with
 * passwords.
 */
export function parseWebAddress(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password ? url : null;
}

function readUrl(variables: Variables): string {
  const value = variables.SITE_URL ?? identity.defaultUrl;
  const url = parseWebAddress(value);
  if (url?.origin !== value.replace(/\/$/, '')) {
    refuse(
      'SITE_URL',
      value,
      'Give scheme and host only, for example https://docs.example.org; a path goes into BASE_URL.',
    );
  }
  return url.origin;
}

/**
 * The framework assumes that a link beginning with the base path is complete, so links to these paths would lose their
 * base.
 */
const ownPaths = ['/wiki/', '/docs/', '/changelog/', '/blog/'];

function readBaseUrl(variables: Variables): string {
  const value = variables.BASE_URL ?? identity.defaultBaseUrl;
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value)) {
    refuse(
      'BASE_URL',
      value,
      'It must begin and end with a slash and hold plain path names between, for example / or /help/.',
    );
  }
  if (ownPaths.some((path) => value.startsWith(path))) {
    refuse(
      'BASE_URL',
      value,
      `It must not begin like a part of the site itself (${ownPaths.join(', ')}). Take another, for example /help/.`,
    );
  }
  return value;
}

/** Reads one of several words. */
function readChoice<Word extends string, Choice>(
  variables: Variables,
  variable: string,
  choices: Record<Word, Choice>,
  fallback: Word,
): Choice {
  const value = variables[variable] ?? fallback;
  if (!isKeyOf(choices, value)) {
    refuse(variable, value, `It must be one of ${Object.keys(choices).join(', ')}.`);
  }
  return choices[value];
}

/** Private codes, such as `en-XA`, are for tests. */
function isLanguage(locale: string): boolean {
  const [language = ''] = locale.split('-');
  return new Intl.DisplayNames('en', {type: 'language', fallback: 'none'}).of(language) !== undefined;
}

function readLocales(variables: Variables): string[] {
  const value = variables.SITE_LOCALES ?? identity.defaultLocale;
  const locales = value.split(',');
  const isGood =
    locales[0] === identity.defaultLocale && locales.every((locale) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(locale));
  if (!isGood || new Set(locales).size < locales.length) {
    refuse(
      'SITE_LOCALES',
      value,
      `Give codes such as "en" or "en,de", without spaces, ${identity.defaultLocale} first and each once.`,
    );
  }
  const unknown = locales.find((locale) => !isLanguage(locale));
  if (unknown !== undefined) {
    refuse(
      'SITE_LOCALES',
      value,
      `"${unknown}" is no language. Give codes such as "en" or "en,de", with languages that exist.`,
    );
  }
  return locales;
}

const known = ['URL', 'ROUTER', 'STORAGE', 'TRAILING_SLASH', 'OFFLINE_COPY', 'SPEED', 'LOCALES'].map(
  (name) => `SITE_${name}`,
);
/** Set by a static host for its own use. */
const foreign = ['SITE_ID', 'SITE_NAME'];

/**
 * Everything that can be configured by environment variables. A bad value stops the build with its variable and what
 * would be right.
 */
export function readEnvironment(all: Variables): SiteEnvironment {
  const variables = withoutEmpty(all);
  refuseUnknown('SITE_', [...known, ...foreign], variables);
  return {
    url: readUrl(variables),
    baseUrl: readBaseUrl(variables),
    router: readChoice(variables, 'SITE_ROUTER', routers, 'browser'),
    storage: readChoice(variables, 'SITE_STORAGE', storages, 'local'),
    trailingSlash: readChoice(variables, 'SITE_TRAILING_SLASH', switches, 'false'),
    offlineCopy: readChoice(variables, 'SITE_OFFLINE_COPY', switches, 'true'),
    speed: readChoice(variables, 'SITE_SPEED', onOff, 'on'),
    locales: readLocales(variables),
  };
}
