import postcss, {type Declaration, type Rule} from 'postcss';

const root = /^(?::root|html)(?:\[[^\]]*\])?$/;

function declarations(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
}

/** What rules outside of layers set, by selector. In a media query they do not always hold. */
function setOutsideLayers(sheet: postcss.Root): Map<string, Set<string>> {
  const ours = new Map<string, Set<string>>();
  for (const rule of sheet.nodes.filter((node) => node.type === 'rule')) {
    for (const selector of rule.selectors) {
      const known = ours.get(selector) ?? [];
      ours.set(selector, new Set([...known, ...declarations(rule).map(({prop}) => prop)]));
    }
  }
  return ours;
}

/** What the framework's styles call `alert--danger` stands beside `alert`, always. */
function withoutVariant(selector: string): string {
  return selector.replace(/--[\w-]+$/, '');
}

/** What sets all of these at once: `transition-duration` loses to `transition` as well. */
function allAtOnce(prop: string): string {
  return prop.startsWith('transition-') ? 'transition' : prop;
}

/**
 * The framework's styles stand in layers, ours outside of any, which win wherever both speak of the same thing. What can
 * never win is left out.
 */
export function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const ours = setOutsideLayers(sheet);
  const wins = (selector: string, {prop}: Declaration) =>
    [prop, allAtOnce(prop)].some(
      (name) => ours.get(selector)?.has(name) === true || ours.get(withoutVariant(selector))?.has(name) === true,
    ) ||
    (prop.startsWith('--') && root.test(selector) && ours.get(':root')?.has(prop) === true);
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      for (const declaration of declarations(rule)) {
        if (!declaration.important && rule.selectors.every((selector) => wins(selector, declaration))) {
          declaration.remove();
        }
      }
      if (rule.nodes.length === 0) {
        rule.remove();
      }
    });
  });
  return sheet.toString();
}
