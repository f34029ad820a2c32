import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** The custom properties in a value. */
export function propertiesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(?<name>--[\w-]+)/g)].map(({groups}) => groups?.name ?? '');
}

/** Where a custom property is set: for the whole page at all times, only in a mode or on a medium, or for elements. */
type Place = 'always' | 'page' | 'element';

const page = /^(?::root|(?:html)?\[data-theme=[^\]]+\])$/;

function placeOf({parent}: Declaration): Place {
  const rule = parent as Rule;
  if (!rule.selectors.every((selector) => page.test(selector))) {
    return 'element';
  }
  const outside = rule.parent as AtRule | Root;
  return rule.selector === ':root' && (outside.type === 'root' || outside.name === 'layer') ? 'always' : 'page';
}

function isInLayer({parent}: Declaration): boolean {
  return parent?.parent?.type === 'atrule';
}

/** The declarations of each custom property that count. What is set outside of layers replaces what a layer sets. */
function definitionsIn(sheet: Root): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (one) => {
    const found = definitions.get(one.prop) ?? [];
    const isOurs = placeOf(one) === 'always' && !isInLayer(one);
    const left = isOurs ? found.filter((other) => placeOf(other) === 'element') : found;
    definitions.set(one.prop, [...left, one]);
  });
  return definitions;
}

/**
 * Writes the values of custom properties that have only one, such as most of the framework's, into the declarations
 * that use them. That is a kilobyte less on each page.
 */
export function writeConstants(sheet: Root): Root {
  const definitions = definitionsIn(sheet);
  const constants = new Map<string, string | undefined>();

  /** A property whose value uses one that elements set has another value there than on the root. */
  function isFixed(value: string): boolean {
    return propertiesIn(value).every((used) => definitions.get(used)?.every((one) => placeOf(one) !== 'element'));
  }

  function constant(name: string): string | undefined {
    const [one, other] = definitions.get(name) ?? [];
    if (!constants.has(name) && one && !other && placeOf(one) === 'always') {
      constants.set(name, isFixed(one.value) ? fill(one.value) : undefined);
    }
    return constants.get(name);
  }

  /** Minified, a value may follow a closing parenthesis without a space. */
  function fill(value: string): string {
    return value
      .replace(/\)(?=[\w#.-])/g, ') ')
      .replace(/var\((?<name>--[\w-]+)(?:,[^()]*)?\)/g, (found, name: string) => constant(name) ?? found);
  }

  sheet.walkDecls((one) => {
    if (one.prop.startsWith('--') && !definitions.get(one.prop)?.includes(one)) {
      one.remove();
    } else {
      one.value = fill(one.value);
    }
  });
  return sheet;
}
