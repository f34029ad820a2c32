// What stands in the head of a page is compared to see whether it must be written again. Content made anew always must,
// so that to look deeper into it would find nothing.
type Props = Record<string, unknown>;

export default function shallowEqual(one: Props, other: Props): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}
