/**
 * A key shared by all forms of an address that the router treats as the same page. It ignores case and trailing
 * slashes.
 */
export function addressKey(address: string): string {
  return address.toLowerCase().replace(/\/+$/, '');
}
