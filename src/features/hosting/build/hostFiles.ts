import type {HeaderRule} from '../../../site/headers';
import type {Redirect} from '../../../site/redirects';

/** The limits of the static host: https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = {rules: 100, characters: 2000, redirects: 2000};

function checkLimits(file: string, lines: string[], rules: number, most: number): void {
  const long = lines.find((line) => line.length > limits.characters);
  if (long !== undefined) {
    throw new Error(
      `${file}: the host takes lines of ${limits.characters} characters, and one has ${long.length}. Shorten ${long.slice(0, 60)} …`,
    );
  }
  if (rules > most) {
    throw new Error(`${file}: the host takes ${most} rules, and there are ${rules}. Join some of them.`);
  }
}

/** The host joins values of the same field from several rules; a line with `!` removes earlier ones first. */
function fieldLines({fields}: HeaderRule, before: HeaderRule[]): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const isSet = before.some((rule) => name in rule.fields);
    const reset = isSet || value === null ? [`  ! ${name}`] : [];
    return value === null ? reset : [...reset, `  ${name}: ${value}`];
  });
}

/** The first base belongs to the whole site, the others to further locales below it. */
type Bases = [string, ...string[]];

/** The content of the header file for the static host. */
export function headersFile(rules: HeaderRule[], [whole, ...others]: Bases): string {
  const blocks = rules.flatMap((rule, index) => {
    const fields = fieldLines(rule, rules.slice(0, index));
    const bases = rule.path === '/*' ? [whole] : [whole, ...others];
    return bases.map((base) => [base + rule.path.slice(1), ...fields, '']);
  });
  const lines = blocks.flat();
  checkLimits('src/site/headers.ts', lines, blocks.length, limits.rules);
  return lines.join('\n');
}

/** The redirect file of the static host. The host keeps the query, and browsers keep the fragment. */
export function redirectsFile(redirects: Redirect[], bases: Bases, trailingSlash: boolean): string {
  const lines = bases.flatMap((base) =>
    redirects.flatMap(({from, to}) => {
      const target = `${base}${to.slice(1)}${trailingSlash ? '/' : ''}`;
      const source = `${base}${from.slice(1)}`;
      // The host matches addresses exactly, so both forms are listed.
      return (trailingSlash ? [source, `${source}/`] : [source]).map((address) => `${address} ${target} 301`);
    }),
  );
  checkLimits('src/site/redirects.ts', lines, lines.length, limits.redirects);
  return [...lines, ''].join('\n');
}
