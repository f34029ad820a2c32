// Stands where a component of the framework is never shown.
export default function noComponent(): null {
  return null;
}
