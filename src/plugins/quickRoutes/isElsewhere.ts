type Route = {path?: string | readonly string[]; exact?: boolean; sensitive?: boolean};

/** What the router reads as more than letters. */
const pattern = /[:*?+()\\]/;

function bare(address: string): string {
  return address.replace(/\/+$/, '').toLowerCase();
}

/** Whether a route leads somewhere else for sure. Where its path is a pattern, or its end is left open, the router looks. */
export function isElsewhere(pathname: string, {path, exact}: Route): boolean {
  return exact === true && typeof path === 'string' && !pattern.test(path) && bare(path) !== bare(pathname);
}
