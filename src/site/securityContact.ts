type Variables = Readonly<Record<string, string | undefined>>;

/** Where to report security problems, and until when the contact is valid. */
export type SecurityContact = {contact: string; expires: Date};

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year. */
const longestDays = 366;

function readContact(value: string): string {
  const isMail = /^mailto:[^\s@,;?]+@(?:[a-z0-9-]+\.)+[a-z]+$/i.test(value);
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === 'https:' && !url.username && !url.password) {
    return url.href;
  }
  const isPhone = /^tel:\+\d[\d-]{4,}$/.test(value);
  if (!isMail && !isPhone) {
    throw new Error(
      `SECURITY_CONTACT holds "${value}". Give an address such as mailto:security@example.org, https://example.org/security or tel:+1-201-555-0123, or leave it unset.`,
    );
  }
  return value;
}

function readExpiry(value: string, now: number): Date {
  const expires = new Date(`${value}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(expires.getTime());
  if (!isDay || !expires.toISOString().startsWith(value)) {
    throw new Error(
      `SECURITY_EXPIRES holds "${value}". Give the day until which SECURITY_CONTACT is right, such as 2027-06-30.`,
    );
  }
  const days = (expires.getTime() - now) / day;
  if (days <= 0) {
    throw new Error(
      `SECURITY_EXPIRES holds "${value}", which is over. Make sure that SECURITY_CONTACT still reaches somebody, then give a day within the next year.`,
    );
  }
  if (days > longestDays) {
    throw new Error(
      `SECURITY_EXPIRES holds "${value}", more than a year away. Give a nearer day: people trust the contact until then.`,
    );
  }
  return expires;
}

/** The contact, or null if none is set. A bad value stops the build and says what would be right. */
export function readSecurityContact(variables: Variables, now = Date.now()): SecurityContact | null {
  const {SECURITY_CONTACT: contact = '', SECURITY_EXPIRES: expires = ''} = variables;
  if (contact === '' && expires === '') {
    return null;
  }
  return {contact: readContact(contact), expires: readExpiry(expires, now)};
}

/** How many days are left, if they are so few that it should be renewed now; otherwise null. */
export function daysToRenew({expires}: SecurityContact, now = Date.now()): number | null {
  const days = Math.floor((expires.getTime() - now) / day);
  return days < 30 ? days : null;
}
