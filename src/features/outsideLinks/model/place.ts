/** A place outside this site, as the contact page tells it; without an address while nobody has confirmed one. */
export type ContactPlace = {label: string; purpose: string; anchor: string; address: string | null};
