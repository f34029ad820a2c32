/** The same for all forms of an address in which the router sees one page: it minds neither capitals nor slashes at the end. */
export function addressKey(address: string): string {
  return address.toLowerCase().replace(/\/+$/, '');
}
