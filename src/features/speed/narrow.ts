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
    return names.has(isWord && /^(?:class|id)$/.test(token.name) ? token.value : token.name);
  }
  if (token.type === SelectorType.Pseudo && alternatives.includes(token.name) && Array.isArray(token.data)) {
    return token.data.some((selector) => selector.every((inner) => isMet(inner, names)));
  }
  return true;
}

function readRule(rule: Rule) {
  return {
    selectors: rule.selectors.map((text) => ({text, tokens: parse(text.replace(fromAddress, '')).flat()})),
    lines: rule.nodes.map((node) => {
      const property = node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined;
      return {text: String(node), property};
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
  const usesOf = new Map<string, string[]>();
  const always: string[] = [];
  sheet.walk((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--')) {
      usesOf.set(node.prop, [...(usesOf.get(node.prop) ?? []), ...propertiesIn(node.value)]);
    } else if (node.type === 'rule' && !(node.parent?.type === 'atrule' && isWhole.test(node.parent.name))) {
      rules.set(node, readRule(node));
    } else if (node.type === 'atrule' && isWhole.test(node.name)) {
      always.push(...propertiesIn(String(node)));
    }
  });

  return (names) => {
    const selectorsOf = ({selectors}: ReturnType<typeof readRule>) =>
      selectors.filter(({tokens}) => tokens.every((token) => isMet(token, names))).map(({text}) => text);
    const kept = new Map([...rules].map(([node, rule]) => [node, selectorsOf(rule).join()]));

    const properties = new Set<string>();
    function need(property: string): void {
      if (!properties.has(property)) {
        properties.add(property);
        usesOf.get(property)?.forEach(need);
      }
    }
    const linesOf = [...rules].flatMap(([node, {lines}]) => (kept.get(node) ? lines : []));
    const used = linesOf.filter(({property}) => property === undefined).flatMap(({text}) => propertiesIn(text));
    [...always, ...used, ...names].forEach(need);

    function write(node: ChildNode): string {
      const rule = rules.get(node);
      if (rule) {
        const lines = rule.lines.filter(({property}) => property === undefined || properties.has(property));
        const selectors = kept.get(node);
        return selectors && lines.length > 0 ? `${selectors}{${lines.map(({text}) => text).join(';')}}` : '';
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
