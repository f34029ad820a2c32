// Ejected from SearchMetadata @3.10.2. Change: upstream puts six tags for hosted searches on every page. Ours searches its own
// index and reads none of them.
export default function SearchMetadata(): null {
  return null;
}
