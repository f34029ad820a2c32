// The router copies the static members of what it wraps. What it wraps here has none that anybody reads.
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
