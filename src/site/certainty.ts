/** What most of a page rests on, which its foot says. Each part of the API description has one of the first four. */
export const pageCertainties = [
  // EmlaLock says so in its wiki, its API reference or an older page.
  'documented',
  // A response of the service showed it.
  'confirmed',
  // Seen in a program, on someone else's page or in the sample response, or worked out from one of those.
  'observed',
  // Nobody says clearly what it means or does.
  'undocumented',
  // Several of these.
  'mixed',
] as const;

export type PageCertainty = (typeof pageCertainties)[number];
