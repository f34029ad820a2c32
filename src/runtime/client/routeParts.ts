// The framework lists the names of the parts that make a page, as a tree, under the path of a route and a short hash.
type Tree = string | {[key: string]: Tree} | Tree[];
type Route = {path?: string | string[]; routes?: readonly unknown[]};

/** What a route has beside its own page: the framework gives it names like this. */
const ofFrame = '__';

function leaves(tree: Tree): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);
}

function pathOf(name: string): string {
  return name.replace(/-[^-]+$/, '');
}

/** A frame of pages shares its path with the first of them, and that one is not wanted with the others. */
export function partsOf({path, routes: inside}: Route, listed: [name: string, parts: Tree][]): string[] {
  return listed
    .filter(([name]) => pathOf(name) === path)
    .filter(([, parts]) => !inside || Object.keys(parts).every((key) => key.startsWith(ofFrame)))
    .flatMap(([, parts]) => leaves(parts));
}
