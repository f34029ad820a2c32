// Ejected from SearchMetadata @3.10.2. Change: shows nothing; upstream describes each page to search services, which we have none of.
export default function SearchMetadata(): null {
  return null;
}
