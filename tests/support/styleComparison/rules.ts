/** One selector of a style rule, with the layers and conditions around it, and the declared value of each property. */
export type SelectorRule = {context: string; selector: string; declarations: () => Map<string, string>};

/** Splits a selector list at commas outside brackets. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (const {0: character, index} of list.matchAll(/[(),]/g)) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) {
      selectors.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...selectors, list.slice(start).trim()];
}

/** Browsers count style rules and `@page` as groups too, but those hold declarations. */
function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule) && !(rule instanceof CSSPageRule);
}

function layerOf(rule: CSSRule): string {
  return rule instanceof CSSLayerBlockRule ? rule.name : '';
}

function preludeOf(rule: CSSGroupingRule): string {
  return rule instanceof CSSConditionRule ? rule.conditionText : (rule.cssText.split('{', 1)[0] ?? '');
}

function contextOf(rule: CSSGroupingRule): string {
  return `${rule.constructor.name} ${layerOf(rule) || preludeOf(rule)}`;
}

/** The declarations as written, without custom properties. */
function standardText(style: CSSStyleDeclaration): string {
  return style.cssText
    .split(/;\s*(?=[\w-]+:|$)/)
    .filter((declaration) => !declaration.startsWith('--'))
    .join(';');
}

/** Longhands have no value if their shorthand uses a custom property. */
function declarationsOf(style: CSSStyleDeclaration): Map<string, string> {
  const text = standardText(style);
  return new Map(
    [...style].map((property) => {
      const value = style.getPropertyValue(property);
      return [property, value ? `${value} ${style.getPropertyPriority(property)}` : text];
    }),
  );
}

/** Evaluated lazily, because most rules match nothing in a page. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Returns the style rules of a sheet in their order, one for each selector. */
export function selectorRules(rules: CSSRuleList, context = ''): SelectorRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      if (rule.cssRules.length > 0) {
        throw new Error(`Nested rules cannot be compared: ${rule.selectorText}`);
      }
      const declarations = onDemand(() => declarationsOf(rule.style));
      return splitSelectors(rule.selectorText).map((selector) => ({context, selector, declarations}));
    }
    return isGroup(rule) ? selectorRules(rule.cssRules, `${context} ${contextOf(rule)}`) : [];
  });
}

/** Returns all rules that are neither style rules nor groups: `@page`, `@font-face`, `@keyframes`, `@property`. */
export function otherRules(rules: CSSRuleList, context = ''): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule || rule instanceof CSSLayerStatementRule) {
      return [];
    }
    return isGroup(rule)
      ? otherRules(rule.cssRules, `${context} ${contextOf(rule)}`)
      : [`${context} ${rule.cssText}`.trim()];
  });
}

/** Returns the names of the layers, weakest first. */
function layers(rules: CSSRuleList, parent = ''): string[] {
  const names = [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) {
      return rule.nameList.map((name) => `${parent}${name}`);
    }
    if (!isGroup(rule)) {
      return [];
    }
    const name = `${parent}${layerOf(rule)}`;
    return layerOf(rule) ? [name, ...layers(rule.cssRules, `${name}.`)] : layers(rule.cssRules, parent);
  });
  return [...new Set(names)];
}

function isSubsequence(some: string[], all: string[]): boolean {
  let found = 0;
  for (const one of all) {
    found += Number(one === some[found]);
  }
  return found === some.length;
}

/** Tells whether both sheets have their layers in the same order. */
export function haveSameLayerOrder(own: CSSStyleSheet, whole: CSSStyleSheet): boolean {
  return isSubsequence(layers(own.cssRules), layers(whole.cssRules));
}

/** Tells whether the rules in `own` are some of those in `whole`, in their order. */
export function areInOrder(own: SelectorRule[], whole: SelectorRule[]): boolean {
  const key = ({context, selector}: SelectorRule) => `${context} ${selector}`;
  return isSubsequence(own.map(key), whole.map(key));
}

/** Returns for each property all rules that declare it, as one text. */
function declarationsByProperty(rules: SelectorRule[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const {context, selector, declarations} of rules) {
    for (const [property, value] of declarations()) {
      texts.set(property, `${texts.get(property) ?? ''}${context} ${selector}{${value}}`);
    }
  }
  return texts;
}

/** Returns the properties that are not declared by the same rules with the same values. */
export function differingProperties(own: SelectorRule[], whole: SelectorRule[]): Set<string> {
  const inOwn = declarationsByProperty(own);
  const inWhole = declarationsByProperty(whole);
  const properties = new Set([...inOwn.keys(), ...inWhole.keys()]);
  return new Set([...properties].filter((property) => inOwn.get(property) !== inWhole.get(property)));
}
