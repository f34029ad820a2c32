// Ejected from SearchMetadata @3.10.2. Change: empty. Upstream writes six lines into every page for a hosted search
// that this site does not use.
export default function SearchMetadata(): null {
  return null;
}
