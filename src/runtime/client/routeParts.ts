// The framework lists the chunk names of each route as a tree. Its key is the path of the route and a short hash.
type Tree = string | {[key: string]: Tree} | Tree[];
type Route = {path?: string | string[]; routes?: readonly unknown[]};

/** The prefix of keys that belong to the layout of a route rather than to its page. */
const ofFrame = '__';

function leaves(tree: Tree): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);
}

function pathOf(name: string): string {
  return name.replace(/-[^-]+$/, '');
}

/** The chunks of a route. A layout route shares its path with its first page, whose chunks are left out. */
export function partsOf({path, routes: inside}: Route, listed: [name: string, parts: Tree][]): string[] {
  return listed
    .filter(([name]) => pathOf(name) === path)
    .filter(([, parts]) => !inside || Object.keys(parts).every((key) => key.startsWith(ofFrame)))
    .flatMap(([, parts]) => leaves(parts));
}
