import {policyOfFiles, policyOfSite} from './policy';

/** The header fields of what stands below a path; `*` stands for anything. A later rule wins, and null takes a field away. */
export type HeaderRule = {path: string; fields: Record<string, string | null>};

/** What a page could ask the browser for, and never does. The clipboard is not among it: the samples have a button to copy. */
const closedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

const twoYears = 63_072_000;
const oneYear = 31_536_000;

/** Asked for again at every visit and mostly answered with "not changed", so that a new deploy shows at once. */
const revalidated = 'public, max-age=0, must-revalidate';

/** Each name in `assets`, or that of the folder it stands in, changes with the content. */
const immutable = `public, max-age=${oneYear}, immutable`;

/** The path of a page whose front matter allows hosts. */
export type OpenPath = {path: string; hosts: string[]};

/** The one description of what every host must send. Header file, nginx example, `npm run serve` and tests follow. */
export function headerRules(scripts: string[], openPages: readonly OpenPath[] = []): HeaderRule[] {
  return [
    {
      path: '/*',
      fields: {
        'Content-Security-Policy': policyOfSite(scripts),
        'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(','),
        // An outgoing link must not tell where its reader came from.
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // Without `preload`: that is for the owner of the whole domain to say.
        'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
        'Cache-Control': revalidated,
        // The static host would open everything to the scripts of other sites.
        'Access-Control-Allow-Origin': null,
      },
    },
    {
      path: '/assets/*',
      fields: {
        'Content-Security-Policy': policyOfFiles,
        'Permissions-Policy': null,
        'Cache-Control': immutable,
      },
    },
    {
      // Tools in browsers read the description by its address. It is public and the same for everybody.
      path: '/openapi.*',
      fields: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    },
    ...openPages.map(({path, hosts}) => ({path, fields: {'Content-Security-Policy': policyOfSite(scripts, hosts)}})),
  ];
}
