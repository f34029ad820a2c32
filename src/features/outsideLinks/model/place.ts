/** A place outside this site, as the contact page lists it. It has no address until one is confirmed. */
export type ContactPlace = {label: string; purpose: string; anchor: string; address: string | null};
