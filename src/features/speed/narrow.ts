import {AttributeAction, parse, SelectorType, type Selector} from 'css-what';
import postcss, {type ChildNode, type Rule} from 'postcss';
import {propertiesIn, writeConstants} from './constants';

/** Pseudo-classes for which one matching selector is enough. What `:not()` names need not exist. */
const alternatives = ['is', 'where', 'has'];

/** What an address may set on the root: `?docusaurus-data-navbar=false` for `html[data-navbar=false]`. */
const fromAddress = /(?<=^html)\[data-[^\]]+\]/;

/** Blocks that every page keeps as they are. */
const isWhole = /keyframes|font-face|property/;

function isMet(token: Selector, names: Set<string>): boolean {
  if (token.type === SelectorType.Tag) {
    return names.has(token.name);
  }
  if (token.type === SelectorType.Attribute) {
    const isWord = token.action === AttributeAction.Element || token.action === AttributeAction.Equals;
    const named: Record<string, string> = isWord ? {class: `.${token.value}`, id: token.value} : {};
    return names.has(named[token.name] ?? token.name);
  }
  if (token.type === SelectorType.Pseudo && alternatives.includes(token.name) && Array.isArray(token.data)) {
    return token.data.some((selector) => selector.every((inner) => isMet(inner, names)));
  }
  return true;
}

/** Whether a rule is nested in another, whose selectors decide, or in keyframes. Such blocks are kept as they are. */
function isPart(parent: Rule['parent']): boolean {
  return parent?.type === 'rule' || (parent?.type === 'atrule' && isWhole.test(parent.name));
}

/** A declaration, with its name if it is a custom property, and those that its value uses. */
type Line = {text: string; property?: string; uses: string[]};

function readRule(rule: Rule) {
  return {
    selectors: rule.selectors.map((text) => ({text, tokens: parse(text.replace(fromAddress, '')).flat()})),
    lines: rule.nodes.map((node): Line => {
      const text = String(node);
      const isProperty = node.type === 'decl' && node.prop.startsWith('--');
      return {text, property: isProperty ? node.prop : undefined, uses: propertiesIn(text)};
    }),
  };
}

/**
 * Parses a style sheet once. The result returns the rules that a page with these tags, classes, ids and attributes can
 * use, and the custom properties that they or the page need.
 */
export function narrow(css: string): (names: Set<string>) => string {
  const sheet = writeConstants(postcss.parse(css));
  const rules = new Map<ChildNode, ReturnType<typeof readRule>>();
  sheet.walkRules((rule) => {
    if (!isPart(rule.parent)) {
      rules.set(rule, readRule(rule));
    }
  });

  return (names) => {
    const selectors = new Map<ChildNode, string>();
    const lines: Line[] = [];
    for (const [node, rule] of rules) {
      const kept = rule.selectors.filter(({tokens}) => tokens.every((token) => isMet(token, names)));
      if (kept.length > 0) {
        selectors.set(node, kept.map(({text}) => text).join());
        lines.push(...rule.lines);
      }
    }

    const properties = new Set<string>();
    function needAll(found: Line[]): void {
      for (const property of found.flatMap(({uses}) => uses).filter((one) => !properties.has(one))) {
        properties.add(property);
        needAll(lines.filter((line) => line.property === property));
      }
    }
    const drawn = [...names].filter((name) => name.startsWith('--'));
    needAll([{uses: drawn, text: ''}, ...lines.filter(({property}) => property === undefined)]);

    function write(node: ChildNode): string {
      if (node.type === 'rule') {
        const kept = rules.get(node)?.lines.filter(({property}) => property === undefined || properties.has(property));
        const selector = selectors.get(node);
        return selector && kept?.length ? `${selector}{${kept.map(({text}) => text).join(';')}}` : '';
      }
      if (node.type === 'atrule' && node.nodes && !isWhole.test(node.name)) {
        const content = node.nodes.map(write).join('');
        return content && `@${node.name} ${node.params}{${content}}`;
      }
      return `${String(node)}${node.type === 'atrule' && !node.nodes ? ';' : ''}`;
    }
    return sheet.nodes.map(write).join('');
  };
}
