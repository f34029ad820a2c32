import {AttributeAction, parse, SelectorType, type Selector} from 'css-what';
import postcss, {type AtRule, type ChildNode, type Root, type Rule} from 'postcss';
import {propertiesIn, reachable, type Declared} from './customProperties';
import type {Used} from './used';

/**
 * Pseudo-classes for which one matching selector is enough. `:not()` is ignored, because what it names need not exist.
 */
const alternatives = ['is', 'where', 'matches', 'has'];

function isMet(token: Selector, used: Used): boolean {
  if (token.type === SelectorType.Tag) {
    return used.tags.has(token.name);
  }
  if (token.type === SelectorType.Attribute) {
    const isName = token.action === AttributeAction.Element || token.action === AttributeAction.Equals;
    const names = {class: used.classes, id: used.ids}[token.name];
    return isName && names ? names.has(token.value) : used.attributes.has(token.name);
  }
  if (token.type === SelectorType.Pseudo && alternatives.includes(token.name) && Array.isArray(token.data)) {
    return token.data.some((selector) => selector.every((inner) => isMet(inner, used)));
  }
  return true;
}

/** A part of the sheet. It is prepared once and then evaluated for each page. */
type Part = (used: Used) => Kept | undefined;

/** What a page keeps of a part. Written only after it is known which custom properties are used. */
type Kept = {declarations: readonly Declared[]; write: (used: Set<string>) => string};

function verbatim(node: ChildNode, text = String(node)): Part {
  const kept = {declarations: [{text, property: undefined, uses: propertiesIn(text)}], write: () => text};
  return () => kept;
}

function toDeclared(node: ChildNode): Declared {
  const text = String(node);
  const property = node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined;
  return {text, property, uses: propertiesIn(text)};
}

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({text, tokens: parse(text).flat()}));
  const declarations = rule.nodes.map(toDeclared);
  return (used) => {
    const met = selectors.filter(({tokens}) => tokens.every((token) => isMet(token, used)));
    if (met.length === 0) {
      return undefined;
    }
    const start = met.map(({text}) => text).join(',');
    return {
      declarations,
      write: (properties) => {
        const body = declarations.filter(({property}) => property === undefined || properties.has(property));
        return body.length === 0 ? '' : `${start}{${body.map(({text}) => text).join(';')}}`;
      },
    };
  };
}

function listPart(nodes: ChildNode[]): (used: Used) => Kept {
  const parts = nodes.map(nodePart);
  return (used) => {
    const kept = parts.flatMap((part) => part(used) ?? []);
    return {
      declarations: kept.flatMap(({declarations}) => declarations),
      write: (properties) => kept.map(({write}) => write(properties)).join(''),
    };
  };
}

function nodePart(node: ChildNode): Part {
  if (node.type === 'rule') {
    return rulePart(node);
  }
  if (node.type !== 'atrule' || !node.nodes || /keyframes|font-face|property/.test(node.name)) {
    return verbatim(node, node.type === 'atrule' && !node.nodes ? `${String(node)};` : String(node));
  }
  const inner = listPart(node.nodes);
  const start = `@${node.name} ${node.params}{`;
  return (used) => {
    const {declarations, write} = inner(used);
    return {
      declarations,
      write: (properties) => {
        const content = write(properties);
        return content && `${start}${content}}`;
      },
    };
  };
}

/** Drops `@layer` statements after the last layer block, because they order nothing. */
function dropIdleOrders(sheet: Root): void {
  const layers = sheet.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer');
  for (const order of layers.slice(layers.findLastIndex(({nodes}) => nodes) + 1)) {
    order.remove();
  }
}

/** Drops tokens of layers that a `:root` outside of layers overrides, in whatever state of the root element. */
function dropOverriddenTokens(sheet: Root): void {
  const roots = sheet.nodes.filter((node): node is Rule => node.type === 'rule' && node.selector === ':root');
  const overridden = new Set(roots.flatMap(({nodes}) => nodes.map((one) => (one.type === 'decl' ? one.prop : ''))));
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?::root|html\[data-theme=[^\]]+\])$/, (rule) => {
      rule.walkDecls(/^--/, (one) => {
        if (overridden.has(one.prop) && !one.important) {
          one.remove();
        }
      });
    });
  });
}

/** Parses a style sheet once. The result returns the rules and custom properties that a page can use. */
export function narrow(css: string): (used: Used) => string {
  const sheet = postcss.parse(css);
  dropIdleOrders(sheet);
  dropOverriddenTokens(sheet);
  const part = listPart(sheet.nodes);
  return (used) => {
    const {declarations, write} = part(used);
    return write(reachable(declarations, used.properties));
  };
}
