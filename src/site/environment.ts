import {identity} from './identity';

type Variables = Readonly<Record<string, string | undefined>>;

export type SiteEnvironment = {
  url: string;
  baseUrl: string;
};

function refuse(variable: string, value: string, right: string): never {
  throw new Error(`${variable} holds "${value}". ${right}`);
}

/** An absolute http(s) address, or null. `URL` alone would also accept `javascript:` and addresses with a password. */
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

function readBaseUrl(variables: Variables): string {
  const value = variables.BASE_URL ?? identity.defaultBaseUrl;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    refuse(
      'BASE_URL',
      value,
      'It must begin and end with a slash and hold plain path names between, for example / or /docs/.',
    );
  }
  return value;
}

/** What may be set from outside. A bad value stops the build with the variable, what it holds and what would be right. */
export function readEnvironment(variables: Variables): SiteEnvironment {
  return {url: readUrl(variables), baseUrl: readBaseUrl(variables)};
}
