import {describe, expect, it, test} from 'vitest';
import {securityText} from '../../src/features/securityTxt/build';
import {daysToRenew, readSecurityContact} from '../../src/site/securityContact';

const now = Date.UTC(2026, 10, 22);
const contact = 'mailto:security@example.org';

function read(variables: Record<string, string>) {
  return readSecurityContact({SECURITY_CONTACT: contact, SECURITY_EXPIRES: '2027-06-30', ...variables}, now);
}

test('without a contact there is none', () => {
  expect(readSecurityContact({}, now)).toBeNull();
  expect(readSecurityContact({SECURITY_CONTACT: '', SECURITY_EXPIRES: ''}, now)).toBeNull();
});

test.each([contact, 'https://example.org/security', 'tel:+1-201-555-0123'])('%s is written with its end', (value) => {
  const found = read({SECURITY_CONTACT: value});
  expect(found && securityText(found, 'https://docs.example.org/.well-known/security.txt')).toBe(
    `Contact: ${value}
Expires: 2027-06-30T00:00:00.000Z
Preferred-Languages: en
Canonical: https://docs.example.org/.well-known/security.txt
`,
  );
});

describe('the build stops at', () => {
  it.each([
    'security@example.org',
    'http://example.org',
    'mailto:',
    'mailto:a@example.org\nContact: mailto:b@example.org',
    'https://a:b@example.org/',
    'tel:911',
    '',
  ])('the contact %j', (value) => {
    expect(() => read({SECURITY_CONTACT: value})).toThrow(
      `SECURITY_CONTACT holds "${value}". Give an address such as mailto:security@example.org`,
    );
  });

  it.each([
    ['', 'Give the day until which SECURITY_CONTACT is right'],
    ['soon', 'Give the day until which SECURITY_CONTACT is right'],
    ['2027-02-30', 'Give the day until which SECURITY_CONTACT is right'],
    ['2026-11-22', 'which is over. Make sure that SECURITY_CONTACT still reaches somebody'],
    ['2027-11-24', 'more than a year away. Give a nearer day'],
  ])('the end %j', (value, remedy) => {
    const check = () => read({SECURITY_EXPIRES: value});
    expect(check).toThrow(`SECURITY_EXPIRES holds "${value}"`);
    expect(check).toThrow(remedy);
  });
});

test('a month before the end, it is time to renew', () => {
  const far = read({SECURITY_EXPIRES: '2026-12-23'});
  const near = read({SECURITY_EXPIRES: '2026-12-01'});
  expect(far && daysToRenew(far, now)).toBeNull();
  expect(near && daysToRenew(near, now)).toBe(9);
});
