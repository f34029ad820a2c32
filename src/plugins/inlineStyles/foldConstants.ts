import postcss, {type Declaration} from 'postcss';

const root = /^(?::root|html)$/;

/** With what follows close upon it, which a closing bracket keeps apart and a value would not. */
const use = /var\((?<name>--[\w-]+)\)(?=(?<close>[\w.#%"'(-]?))/g;

/** `inherit` and its kin speak of the property they stand in: elsewhere they mean something else. */
const speaksOfItself = /^(?:inherit|initial|unset|revert|revert-layer)$/;

function definitions(sheet: postcss.Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/** Holds wherever the page is: not only in a medium, and not only where the browser knows something. */
function holdsEverywhere({parent}: Declaration): boolean {
  const around = parent?.parent;
  const unconditional = around?.type === 'root' || (around instanceof postcss.AtRule && around.name === 'layer');
  return parent instanceof postcss.Rule && root.test(parent.selector) && unconditional;
}

function isConstant(declaration: Declaration): boolean {
  return holdsEverywhere(declaration) && !declaration.value.includes('var(') && !speaksOfItself.test(declaration.value);
}

/** Writes the constants known so far in their places, and tells whether that made a new one. */
function foldOnce(sheet: postcss.Root): boolean {
  const constants = new Map(
    [...definitions(sheet)].flatMap(([name, [only, ...others]]) =>
      only && others.length === 0 && isConstant(only) ? [[name, only]] : [],
    ),
  );
  let defined = false;
  sheet.walkDecls((declaration) => {
    const folded = declaration.value.replace(use, (whole, name: string, close: string) => {
      const value = constants.get(name)?.value;
      return value === undefined ? whole : `${value}${close && ' '}`;
    });
    defined ||= folded !== declaration.value && declaration.prop.startsWith('--');
    declaration.value = folded;
  });
  return defined;
}

/**
 * Writes the value of a custom property that is set once, for the whole page, in the place of its name. What is no longer
 * asked for goes with what is purged. The framework sets more than a hundred such properties for sites to change.
 */
export function foldConstants(css: string): string {
  const sheet = postcss.parse(css);
  while (foldOnce(sheet));
  return sheet.toString();
}
