import {frameAncestors, policyOf} from './policy';

/** Header fields for a path, in which `*` matches anything. Later rules take precedence, and null removes a field. */
export type HeaderRule = {path: string; fields: Record<string, string | null>};

/** Browser features that the pages never use. The clipboard is missing here, because samples have copy buttons. */
const closedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

const twoYears = 63_072_000;
const oneYear = 31_536_000;

/** Revalidated at every visit, usually with "not changed", so that a new deploy shows at once. */
const revalidated = 'public, max-age=0, must-revalidate';

/** Every file name in `assets`, or the name of its folder, contains a hash of its content. */
const immutable = `public, max-age=${oneYear}, immutable`;

/**
 * The single source of the headers, with the hashes of the inline scripts. The header file, `npm run serve` and the tests
 * are derived from it; docs/nginx.example.conf repeats it.
 */
export function headerRules(hashes: readonly string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      fields: {
        'Content-Security-Policy': `${policyOf(hashes)};frame-ancestors ${frameAncestors}`,
        'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(','),
        // Outgoing links must not reveal which page the reader was on.
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // Without `preload`, which only the owner of the whole domain may decide.
        'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
        'Cache-Control': revalidated,
        // The static host would otherwise open everything to other sites.
        'Access-Control-Allow-Origin': null,
      },
    },
    {
      path: '/assets/*',
      fields: {
        'Permissions-Policy': null,
        'Cache-Control': immutable,
      },
    },
    {
      // Browser-based tools fetch the description. It is public and the same for everybody.
      path: '/openapi.*',
      fields: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    },
  ];
}
