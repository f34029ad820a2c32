// Runs in the tested page: compares the computed styles under the page's own styles with those under the whole sheet.
import {
  areInOrder,
  differingProperties,
  haveSameLayerOrder,
  otherRules,
  selectorRules,
  type SelectorRule,
} from './rules';

export type Texts = {own: string; whole: string};
type Sheets = {own: CSSStyleSheet; whole: CSSStyleSheet};
type ParsedSheet = {sheet: CSSStyleSheet; rules: SelectorRule[]};

/** The properties to read of an element or of one of its pseudo-elements. */
type Reading = {element: Element; pseudo: string; properties: string[]};

/** Matches every element, with the specificity of a pseudo-class. */
const matchAll = ':not(.never)';

const interaction = /:(?:hover|active|focus-visible|focus-within|focus|target|visited)(?![\w-])/g;
const preference = /\((?:scripting|forced-colors|prefers-[\w-]+):\s*[\w-]+\)/g;

/** States that cannot be emulated for all elements at once. In both sheets, their selectors are rewritten to match. */
const variants: [string, (css: string) => string][] = [
  ['hovered, focused, pressed', (css) => css.replace(interaction, matchAll)],
  ['all preferences, no script', (css) => css.replace(preference, '(min-width: 0)')],
];

const states = [
  {isOpen: false, theme: 'light'},
  {isOpen: false, theme: 'dark'},
  {isOpen: true, theme: 'light'},
  {isOpen: true, theme: 'dark'},
];

/** Without boxes there are no layout and no transitions, and lengths are read as computed instead of used values. */
const noBoxes = 'html { display: none !important; }';

function parse(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}${noBoxes}`);
  return sheet;
}

/** The parts of a selector that depend on theme and variant, and its pseudo-element. */
const dependent = `(?:${interaction.source}|\\[data-theme[^\\]]*\\])`;
const ignored = new RegExp(`:not\\(${dependent}\\)|${dependent}|::[\\w-]+`, 'g');

/** Returns all elements that the selector matches, itself or with its pseudo-element, in some theme and variant. */
function matchingElements(selector: string): Element[] {
  const widened = selector.replace(ignored, matchAll);
  // Inside another `:not()`, it would match less instead of more.
  const isNegated = /:not\([^)]*:not\(\.never/.test(widened);
  return [...document.querySelectorAll(isNegated ? '*' : widened)];
}

function matchesOf(rules: SelectorRule[]): Map<SelectorRule, Element[]> {
  const matches = rules.map((rule) => [rule, matchingElements(rule.selector)] as const);
  return new Map(matches.filter(([, elements]) => elements.length > 0));
}

function isCustom(property: string): boolean {
  return property.startsWith('--');
}

function customPropertiesIn(text: string): string[] {
  // Most texts have none, and running the pattern takes several times as long.
  return text.includes('var(')
    ? [...text.matchAll(/var\(\s*(?<name>--[\w-]+)/g)].flatMap(({groups}) => groups?.name ?? [])
    : [];
}

/** Adds the custom properties that are defined by one of the differing properties, directly or not. */
function withDependents(differing: Set<string>, rules: SelectorRule[]): Set<string> {
  const properties = new Set(differing);
  const definitions = rules
    .flatMap(({declarations}) => [...declarations()])
    .filter(([name]) => isCustom(name))
    .map(([name, value]) => ({name, uses: customPropertiesIn(value)}));
  // The loop also reaches properties that are added meanwhile.
  for (const property of properties) {
    for (const {name} of definitions.filter(({uses}) => uses.includes(property))) {
      properties.add(name);
    }
  }
  return properties;
}

/** The custom properties that a rule declares for another element than the root. */
function declaredBelowRoot(matches: Iterable<[SelectorRule, Element[]]>): Set<string> {
  const rules = [...matches].filter(([, elements]) => elements.some((one) => one !== document.documentElement));
  return new Set(rules.flatMap(([{declarations}]) => [...declarations().keys()].filter(isCustom)));
}

class Readings {
  readonly #properties = new Map<Element, Map<string, Set<string>>>();

  add(elements: Iterable<Element>, pseudo: string, properties: string[]): void {
    for (const element of properties.length > 0 ? elements : []) {
      const ofElement = this.#properties.get(element) ?? new Map<string, Set<string>>();
      const known = ofElement.get(pseudo) ?? new Set<string>();
      properties.forEach((property) => known.add(property));
      this.#properties.set(element, ofElement.set(pseudo, known));
    }
  }

  list(): Reading[] {
    return [...this.#properties].flatMap(([element, ofElement]) =>
      [...ofElement].map(([pseudo, properties]) => ({element, pseudo, properties: [...properties]})),
    );
  }
}

/** An XPath query takes a tenth of the time of a loop over all attributes. */
function attributesWith(text: string): Attr[] {
  const found = document.evaluate(
    `//@*[contains(., '${text}')]`,
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  return Array.from({length: found.snapshotLength}, (_, index) => found.snapshotItem(index)).filter(
    (node) => node instanceof Attr,
  );
}

function attributeReadings(): Reading[] {
  return attributesWith('var(').flatMap(({ownerElement, name, value}) =>
    ownerElement ? {element: ownerElement, pseudo: '', properties: [name, ...customPropertiesIn(value)]} : [],
  );
}

/** The custom properties in use are always read, even if both sheets declare them alike. */
function rootReadings(rules: SelectorRule[]): Reading[] {
  const used = rules
    .flatMap(({declarations}) => [...declarations()])
    .flatMap(([property, value]) => (isCustom(property) ? [] : customPropertiesIn(value)));
  const properties = [...new Set(used)];
  return [document.documentElement, document.body].map((element) => ({element, pseudo: '', properties}));
}

/**
 * Returns what has to be read to find every difference. A computed value depends on the declarations of the matching
 * rules, the custom properties in them, and inherited values. So a property with the same declarations in both sheets
 * has the same value in every mode, and only the others have to be read. Custom properties of the root alone are read
 * there: what is the same at the root is inherited as the same.
 */
function findReadings(own: ParsedSheet, whole: ParsedSheet): Reading[] {
  const inOwn = matchesOf(own.rules);
  const inWhole = matchesOf(whole.rules);
  const [ownRules, wholeRules] = [[...inOwn.keys()], [...inWhole.keys()]];
  const belowRoot = declaredBelowRoot([...inOwn, ...inWhole]);
  const declared = [...differingProperties(ownRules, wholeRules)].filter(
    (property) => !isCustom(property) || belowRoot.has(property),
  );
  const differing = withDependents(new Set(declared), [...ownRules, ...wholeRules]);
  const isOrdered = haveSameLayerOrder(own.sheet, whole.sheet) && areInOrder(ownRules, wholeRules);
  const mayDiffer = (property: string, value: string) =>
    !isOrdered || [property, ...customPropertiesIn(value)].some((one) => differing.has(one));

  const readings = new Readings();
  for (const [{selector, declarations}, elements] of [...inOwn, ...inWhole]) {
    const properties = [...declarations()].filter(([name, value]) => !isCustom(name) && mayDiffer(name, value));
    readings.add(
      elements,
      /::[\w-]+/.exec(selector)?.[0] ?? '',
      properties.map(([name]) => name),
    );
  }
  return [...readings.list(), ...attributeReadings(), ...rootReadings(wholeRules)];
}

function read(readings: Reading[], sheet: CSSStyleSheet): string[][] {
  document.adoptedStyleSheets = [sheet];
  return readings.map(({element, pseudo, properties}) => {
    const style = getComputedStyle(element, pseudo);
    return properties.map((property) => style.getPropertyValue(property));
  });
}

function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const position = [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
  return position > 0 ? `${element.localName}${classes}:nth-child(${position})` : element.localName;
}

/** Returns a selector with enough ancestors to find the element. */
function pathOf(element: Element, ancestors = 3): string {
  const {parentElement} = element;
  const path = parentElement && ancestors > 0 ? `${pathOf(parentElement, ancestors - 1)} > ` : '';
  return `${path}${nameOf(element)}`;
}

function findDifferences(readings: Reading[], {own, whole}: Sheets): string[] {
  const ownValues = read(readings, own);
  const wholeValues = read(readings, whole);
  return readings.flatMap(({element, pseudo, properties}, reading) =>
    properties.flatMap((property, index) => {
      const ownValue = ownValues[reading]?.[index] ?? '';
      const wholeValue = wholeValues[reading]?.[index] ?? '';
      return ownValue === wholeValue
        ? []
        : `${pathOf(element)}${pseudo} { ${property}: ${ownValue} }, with the whole sheet: ${wholeValue}`;
    }),
  );
}

function setOpen(isOpen: boolean): void {
  for (const details of document.querySelectorAll('details')) {
    details.open = isOpen;
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    // The inline script makes a dialog modal once it is visible.
    const isModal = popover instanceof HTMLDialogElement && popover.open;
    if (isModal && !isOpen) {
      popover.close();
    } else if (!isModal) {
      popover.togglePopover(isOpen);
    }
  }
}

/** Returns every property of every element, and of its `::before` and `::after`. */
function everyReading(): Reading[] {
  const properties = [...getComputedStyle(document.body)].filter((property) => !isCustom(property));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => ({element, pseudo, properties})),
  );
}

export class StyleComparison {
  readonly #own: ParsedSheet;
  readonly #whole: ParsedSheet;
  readonly #variants: {name: string; sheets: Sheets}[];
  readonly #readings = new Map<string, Reading[]>();

  constructor({own, whole}: Texts) {
    for (const style of document.querySelectorAll('style')) {
      style.disabled = true;
    }
    const plain = {own: parse(own), whole: parse(whole)};
    this.#own = {sheet: plain.own, rules: selectorRules(plain.own.cssRules)};
    this.#whole = {sheet: plain.whole, rules: selectorRules(plain.whole.cssRules)};
    const changed = variants.map(([name, change]) => ({
      name,
      sheets: {own: parse(change(own)), whole: parse(change(whole))},
    }));
    this.#variants = [{name: 'as it is', sheets: plain}, ...changed];
  }

  /** Scripts of the page may have added elements since the last time. */
  #readingsFor(isOpen: boolean): Reading[] {
    const key = `${isOpen} ${document.querySelectorAll('*').length}`;
    const readings = this.#readings.get(key) ?? findReadings(this.#own, this.#whole);
    this.#readings.set(key, readings);
    return readings;
  }

  /** Returns the differences of the first state that has any, in the current window and medium. */
  differences(): string[] {
    for (const {isOpen, theme} of states) {
      setOpen(isOpen);
      document.documentElement.dataset.theme = theme;
      for (const {name, sheets} of this.#variants) {
        const differences = findDifferences(this.#readingsFor(isOpen), sheets);
        if (differences.length > 0) {
          return differences.map((difference) => `${isOpen ? 'open' : 'closed'}, ${theme}, ${name}: ${difference}`);
        }
      }
    }
    return [];
  }

  /** Returns the differences in the current state when the values of all properties are read. */
  differencesInEverything(): string[] {
    return findDifferences(everyReading(), {own: this.#own.sheet, whole: this.#whole.sheet});
  }

  /** Returns the rules that the page's own styles lack, other than style rules. */
  missingRules(): string[] {
    const known = otherRules(this.#own.sheet.cssRules);
    return otherRules(this.#whole.sheet.cssRules).filter((rule) => !known.includes(rule));
  }
}

// Installed from the start, because nobody looks at the page.
document.adoptedStyleSheets = [parse('')];
Object.assign(window, {StyleComparison});
