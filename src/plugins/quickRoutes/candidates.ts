import type {RouteConfig} from 'react-router-config';
import {addressKey} from '../../site/addressKey';

/** What the router reads as more than letters. */
const pattern = /[:*?+()\\]/;

/** The one address that a route can lead to. Without it, the router has to look. */
function onlyAddress({path, exact}: RouteConfig): string | undefined {
  return exact === true && typeof path === 'string' && !pattern.test(path) ? addressKey(path) : undefined;
}

type Placed = {route: RouteConfig; place: number};
type ByAddress = Map<string | undefined, Placed[]>;

function sort(routes: readonly RouteConfig[]): ByAddress {
  const byAddress: ByAddress = new Map();
  routes.forEach((route, place) => {
    const address = onlyAddress(route);
    const same = byAddress.get(address) ?? [];
    same.push({route, place});
    byAddress.set(address, same);
  });
  return byAddress;
}

/** A list is sorted once, for all pages. */
const known = new WeakMap<readonly RouteConfig[], ByAddress>();

/** The routes that may lead to an address, in their order. The others lead elsewhere for sure. */
export function candidates(routes: readonly RouteConfig[], address: string): RouteConfig[] {
  const byAddress = known.get(routes) ?? sort(routes);
  known.set(routes, byAddress);
  return [undefined, addressKey(address)]
    .flatMap((key) => byAddress.get(key) ?? [])
    .sort((one, other) => one.place - other.place)
    .map(({route}) => (route.routes ? {...route, routes: candidates(route.routes, address)} : route));
}
