import type {AtRule, Declaration, Root, Rule} from 'postcss';
import {propertiesIn} from './usedNames';

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

/**
 * Writes the values of custom properties that have only one, such as most of the framework's, into the declarations
 * that use them. What is set outside of layers replaces what the framework sets in its layer.
 */
export function writeConstants(sheet: Root): Root {
  const definitions = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (one) => {
    const found = definitions.get(one.prop) ?? [];
    const isOurs = placeOf(one) === 'always' && !isInLayer(one);
    definitions.set(one.prop, [...(isOurs ? found.filter((other) => placeOf(other) === 'element') : found), one]);
  });

  const constants = new Map<string, string | undefined>();
  function constant(name: string): string | undefined {
    const [one, other] = definitions.get(name) ?? [];
    if (!constants.has(name) && one && !other && placeOf(one) === 'always') {
      const isSame = propertiesIn(one.value).every((used) =>
        definitions.get(used)?.every((definition) => placeOf(definition) !== 'element'),
      );
      constants.set(name, isSame ? fill(one.value) : undefined);
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
