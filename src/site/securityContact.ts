/** Where to report security problems, and the day on which that has to be confirmed again (RFC 9116). */
export type SecurityContact = {
  /** Such as `mailto:security@example.org` or `https://example.org/security`. */
  contact: `mailto:${string}` | `https://${string}`;
  /** Such as `2027-06-30`, at most a year ahead. */
  expires: string;
};

/** Null until the owner names a contact. Then the build writes `/.well-known/security.txt`. */
export const securityContact = null as SecurityContact | null;
