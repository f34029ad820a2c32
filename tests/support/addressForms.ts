type Form = (bare: string, base: string) => string;

/** Replaces the first slash in the path below the base, if there is one. */
function atSlash(bare: string, base: string, instead: string): string {
  return base + bare.slice(base.length).replace('/', instead);
}

/** Forms of an address at which some hosts serve the page itself. */
const changes = {
  'with its ending': (bare, base) => (bare === base ? `${base}index.html` : `${bare}.html`),
  'as the index of a folder': (bare, base) => (bare === base ? `${base}index.html` : `${bare}/index.html`),
  'with a slash at the end': (bare) => bare.replace(/\/?$/, '/'),
  'with a space at the end': (bare, base) => (bare === base ? `${base}?` : `${bare}%20`),
  'with an encoded letter': (bare) =>
    bare.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'with an encoded slash': (bare, base) => atSlash(bare, base, '%2F'),
  'with two slashes': (bare, base) => atSlash(bare, base, '//'),
  'in capitals': (bare, base) => base + bare.slice(base.length).toUpperCase(),
  'with a query': (bare) => `${bare}?from=mail&x=%3Cb%3E`,
  'with a fragment': (bare) => `${bare}#no-such-place`,
} satisfies Record<string, Form>;

export type FormName = keyof typeof changes;

export const formNames = Object.keys(changes) as FormName[];

/** An address in another form. The original may end in a slash. */
export function inForm(name: FormName, path: string, base = '/'): string {
  return changes[name](path === base ? base : path.replace(/\/$/, ''), base);
}
