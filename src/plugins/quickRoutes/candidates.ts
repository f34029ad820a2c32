import type {RouteConfig} from 'react-router-config';

/** What the router reads as more than letters. */
const pattern = /[:*?+()\\]/;

function bare(address: string): string {
  return address.replace(/\/+$/, '').toLowerCase();
}

type Placed = {route: RouteConfig; place: number};

/** The routes of a list by the one address that they lead to, and those that the router has to look at each time. */
type Sorted = {plain: Map<string, Placed[]>; others: Placed[]};

function sort(routes: readonly RouteConfig[]): Sorted {
  const plain = new Map<string, Placed[]>();
  const others: Placed[] = [];
  routes.forEach((route, place) => {
    const {path, exact} = route;
    const isPlain = exact === true && typeof path === 'string' && !pattern.test(path);
    const known = isPlain ? (plain.get(bare(path)) ?? []) : others;
    known.push({route, place});
    if (isPlain) {
      plain.set(bare(path), known);
    }
  });
  return {plain, others};
}

/** A list is sorted once, for all pages. */
const sorted = new WeakMap<readonly RouteConfig[], Sorted>();

/** The routes that may lead to an address, in their order. The others lead elsewhere for sure. */
export function candidates(routes: readonly RouteConfig[], address: string): RouteConfig[] {
  const {plain, others} = sorted.get(routes) ?? sort(routes);
  sorted.set(routes, {plain, others});
  return [...others, ...(plain.get(bare(address)) ?? [])]
    .sort((one, other) => one.place - other.place)
    .map(({route}) => (route.routes ? {...route, routes: candidates(route.routes, address)} : route));
}
