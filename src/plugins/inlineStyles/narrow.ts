import {AttributeAction, parse, SelectorType, type Selector} from 'css-what';
import postcss, {type AtRule, type ChildNode, type Root, type Rule} from 'postcss';
import type {Used} from './used';

/** A part of a style sheet, as far as a page with these names can use it. */
type Part = (used: Used) => string;

/** Lists of which one is enough. What `:not()` names need not be there. */
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

function narrowRule(rule: Rule): Part {
  // All it set may have been purged.
  if (rule.nodes.length === 0) {
    return () => '';
  }
  const selectors = rule.selectors.map((text) => ({text, tokens: parse(text).flat()}));
  const body = rule.nodes.map(String).join(';');
  return (used) => {
    const met = selectors.filter(({tokens}) => tokens.every((token) => isMet(token, used)));
    return met.length === 0 ? '' : `${met.map(({text}) => text).join(',')}{${body}}`;
  };
}

function narrowAll(nodes: ChildNode[]): Part {
  const parts = nodes.map(narrowNode);
  return (used) => parts.map((part) => part(used)).join('');
}

function narrowNode(node: ChildNode): Part {
  if (node.type === 'rule') {
    return narrowRule(node);
  }
  if (node.type !== 'atrule' || !node.nodes || /keyframes|font-face|property/.test(node.name)) {
    const whole = node.type === 'atrule' && !node.nodes ? `${String(node)};` : String(node);
    return () => whole;
  }
  const inner = narrowAll(node.nodes);
  const open = `@${node.name} ${node.params}{`;
  return (used) => {
    const content = inner(used);
    return content && `${open}${content}}`;
  };
}

/** Behind the last layer that says something, an order of layers orders nothing. */
function dropIdleOrders(sheet: Root): void {
  const layers = sheet.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer');
  for (const order of layers.slice(layers.findLastIndex(({nodes}) => nodes) + 1)) {
    order.remove();
  }
}

/** Reads a style sheet once, to tell of any number of pages what each can use of it. */
export function narrow(css: string): Part {
  const sheet = postcss.parse(css);
  dropIdleOrders(sheet);
  return narrowAll(sheet.nodes);
}
