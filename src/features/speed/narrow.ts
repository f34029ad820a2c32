import {AttributeAction, parse, SelectorType, type Selector} from 'css-what';
import postcss, {type ChildNode, type Rule} from 'postcss';
import {writeConstants} from './constants';
import {propertiesIn, type UsedNames} from './usedNames';

type Declaration = {text: string; property: string; uses: string[]};

/** A part of the sheet: a rule, a block of rules, or a text that every page keeps. */
type Part =
  | {selectors: {text: string; tokens: Selector[]}[]; declarations: Declaration[]}
  | {start: string; parts: Part[]}
  | {text: string};

/** Pseudo-classes for which one matching selector is enough. What `:not()` names need not exist. */
const alternatives = ['is', 'where', 'has'];

/** What an address may set on the root: `?docusaurus-data-navbar=false` for `html[data-navbar=false]`. */
const fromAddress = /(?<=^html)\[data-[^\]]+\]/;

function isMet(token: Selector, used: UsedNames): boolean {
  if (token.type === SelectorType.Tag) {
    return used.names.has(token.name);
  }
  if (token.type === SelectorType.Attribute) {
    const isWord = token.action === AttributeAction.Element || token.action === AttributeAction.Equals;
    return used.names.has(isWord && /^(?:class|id)$/.test(token.name) ? token.value : token.name);
  }
  if (token.type === SelectorType.Pseudo && alternatives.includes(token.name) && Array.isArray(token.data)) {
    return token.data.some((selector) => selector.every((inner) => isMet(inner, used)));
  }
  return true;
}

function toRule(rule: Rule): Part {
  return {
    selectors: rule.selectors.map((text) => ({text, tokens: parse(text.replace(fromAddress, '')).flat()})),
    declarations: rule.nodes.map((node) => {
      const text = String(node);
      return {text, property: node.type === 'decl' ? node.prop : '', uses: propertiesIn(text)};
    }),
  };
}

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') {
    return toRule(node);
  }
  if (node.type !== 'atrule' || !node.nodes || /keyframes|font-face|property/.test(node.name)) {
    return {text: `${String(node)}${node.type === 'atrule' && !node.nodes ? ';' : ''}`};
  }
  return {start: `@${node.name} ${node.params}`, parts: node.nodes.map(toPart)};
}

/** The parts that can match something in a page. */
function keep(parts: Part[], used: UsedNames): Part[] {
  return parts.flatMap((part): Part[] => {
    if ('selectors' in part) {
      const selectors = part.selectors.filter(({tokens}) => tokens.every((token) => isMet(token, used)));
      return selectors.length > 0 ? [{...part, selectors}] : [];
    }
    return 'parts' in part ? [{...part, parts: keep(part.parts, used)}] : [part];
  });
}

function declarationsOf(part: Part): Declaration[] {
  if ('parts' in part) {
    return part.parts.flatMap(declarationsOf);
  }
  return 'declarations' in part ? part.declarations : [{text: '', property: '', uses: propertiesIn(part.text)}];
}

/** The custom properties that are used, directly or by others. */
function reachable(declarations: Declaration[], start: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const open = [...start, ...declarations.flatMap(({property, uses}) => (property.startsWith('--') ? [] : uses))];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const property = name;
    if (!found.has(property)) {
      found.add(property);
      open.push(...declarations.filter((one) => one.property === property).flatMap(({uses}) => uses));
    }
  }
  return found;
}

function write(part: Part, properties: Set<string>): string {
  if ('text' in part) {
    return part.text;
  }
  if ('parts' in part) {
    const content = part.parts.map((one) => write(one, properties)).join('');
    return content && `${part.start}{${content}}`;
  }
  const body = part.declarations.filter(({property}) => !property.startsWith('--') || properties.has(property));
  const start = part.selectors.map(({text}) => text).join(',');
  return body.length > 0 ? `${start}{${body.map(({text}) => text).join(';')}}` : '';
}

/** Parses a style sheet once. The result returns the rules and custom properties that a page can use. */
export function narrow(css: string): (used: UsedNames) => string {
  const parts = writeConstants(postcss.parse(css)).nodes.map(toPart);
  const words = [...new Set(css.match(/(?:[\w-]|\\.|\P{ASCII})+/gu))].map((word) => word.replaceAll('\\', ''));
  // Many pages use the same.
  const sheets = new Map<string, string>();
  return ({names, properties: drawn}) => {
    const used = {names: new Set(words.filter((word) => names.has(word))), properties: drawn};
    const key = [...used.names, ...drawn].join();
    if (!sheets.has(key)) {
      const kept = keep(parts, used);
      const properties = reachable(kept.flatMap(declarationsOf), drawn);
      sheets.set(key, kept.map((part) => write(part, properties)).join(''));
    }
    return sheets.get(key) ?? '';
  };
}
