import {identity} from './identity';
import {sectionIds, sections} from './sections';

type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as not set. */
function valueOf(variable: string | undefined, otherwise: string): string {
  return variable === undefined || variable === '' ? otherwise : variable;
}

/** Parses a web address, or returns null. `URL` alone also accepts `javascript:` and addresses with passwords. */
function parseWebAddress(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password ? url : null;
}

/**
 * The framework takes a link that begins with the base path for complete, so links to these paths would lose their
 * base.
 */
const ownPaths = sectionIds.map((id) => `/${sections[id].path.replace(/\/.*/, '')}/`);

/** Where the site is published: the two settings that belong to a machine and not to the site. */
export function readEnvironment(variables: Variables): {url: string; baseUrl: string} {
  const site = valueOf(variables.SITE_URL, identity.defaultUrl);
  const url = parseWebAddress(site);
  if (url?.origin !== site.replace(/\/$/, '')) {
    throw new Error(
      `SITE_URL holds "${site}". Give scheme and host only, for example https://docs.example.org; a path goes into BASE_URL.`,
    );
  }
  const baseUrl = valueOf(variables.BASE_URL, identity.defaultBaseUrl);
  if (!/^\/([\w.~-]+\/)*$/.test(baseUrl) || ownPaths.some((path) => baseUrl.startsWith(path))) {
    throw new Error(
      `BASE_URL holds "${baseUrl}". It must begin and end with a slash, for example / or /help/, and not begin like a part of the site (${ownPaths.join(', ')}).`,
    );
  }
  return {url: url.origin, baseUrl};
}
