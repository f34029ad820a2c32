/** How sure a part of the API description is, its `x-evidence`, from the surest on. */
const certainties = [
  // EmlaLock says so in its wiki, its API reference or an older page.
  'documented',
  // A response of the service showed it.
  'confirmed',
  // Seen in a program, on someone else's page or in the sample response, or worked out from one of those.
  'observed',
  // Nobody says clearly what it means or does.
  'undocumented',
] as const;

/** What most of a page rests on, its `certainty`, or several of them. Its foot says so. */
export const pageCertainties = [...certainties, 'mixed'] as const;

export type PageCertainty = (typeof pageCertainties)[number];
