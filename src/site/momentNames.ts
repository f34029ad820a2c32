/** The moments of a session, in order. */
export const momentNames = ['before', 'locked', 'end'] as const;

export type Moment = (typeof momentNames)[number];
