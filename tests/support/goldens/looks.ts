// What style sheets and attributes give to each thing, in words, because pictures differ from machine to machine.
import type {Page} from '@playwright/test';

/** The values of the properties of an element, and of what is generated before and after it. */
type Look = Map<string, string>;

type Looks = Record<string, Map<Element, Look> | undefined>;

/** Without style sheets. */
const bare = 'bare';

function tell({moment, since, withAttributes}: {moment: string; since: string; withAttributes: boolean}): string[] {
  const root = document.documentElement;
  /** What nobody sees, or what follows from another property. */
  const follows =
    /^(?:--|-webkit|block-|inline-|box-sizing|transition)|^(?:border|inset|margin|max|min|padding)-(?:block|inline)|caret|emphasis|rule-/;
  /** What other goldens tell, or what each thing has of its own. */
  const ofContent = /^(?:class|id|for|href|src|value|name|title|alt|datetime|(?:col|row)span|start)$/;
  /** Sizes of what is generated depend on the fonts of a machine. */
  const ofGenerated =
    'content color background border-width border-style border-color mask clip-path font opacity position display';

  type Rule = {style?: CSSStyleDeclaration; selectorText?: string; cssRules?: CSSRuleList};
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap(({cssRules}) => [...cssRules]) as Rule[];
  const namesIn = ({style, cssRules}: Rule): string[] => [
    ...(style ?? []),
    ...[...(cssRules ?? [])].flatMap((rule) => namesIn(rule as Rule)),
  ];
  const names = [...new Set(rules.flatMap(namesIn))];

  /** Of what a rule is for, also where it is around another rule, two. */
  function chosenBy({selectorText, cssRules}: Rule, around: string): Element[] {
    const selector = selectorText ? selectorText.replaceAll('&', around).replaceAll(/::[\w-]+/g, ':is(*)') : around;
    const inner = [...(cssRules ?? [])].flatMap((rule) => chosenBy(rule as Rule, `:is(${selector})`));
    return [...inner, ...[...document.querySelectorAll(selector)].slice(0, 2)];
  }
  const chosen = new Set(rules.flatMap((rule) => chosenBy(rule, ':root')));

  // Colours have the names of their tokens, in either mode, because what is on iron has those of the dark one.
  const tokens = new Map<string, string>();
  const isToken = (name: string) => /^--(?!ifm)/.test(name);
  const probe = root.appendChild(document.createElement('i'));
  for (const name of names.filter(isToken)) {
    for (const scheme of ['light', 'dark']) {
      probe.style.cssText = `color-scheme: ${scheme}; background: var(${name})`;
      const color = getComputedStyle(probe).backgroundColor;
      // Other tokens give none.
      const isColor = color !== 'rgba(0, 0, 0, 0)';
      tokens.set(color, tokens.get(color) ?? (isColor ? name.slice(2) : 'none'));
    }
  }
  probe.remove();

  const seenOf = {root: names.filter(isToken), others: names.filter((name) => !follows.test(name))};
  const withTokens = (value: string) =>
    value.replaceAll(/rgba?\([^)]*\)/g, (color) => tokens.get(color) ?? color).replaceAll(/, */g, ', ');

  function lookOf(one: Element): Look {
    const values = one.computedStyleMap();
    const look: Look = new Map();
    for (const name of one === root ? seenOf.root : seenOf.others) {
      look.set(name, withTokens(values.getAll(name).join(', ')));
    }
    for (const part of ['::before', '::after']) {
      const [own, style] = [getComputedStyle(one), getComputedStyle(one, part)];
      const isGenerated = /^["a]/.test(style.content);
      for (const name of isGenerated ? ofGenerated.split(' ') : []) {
        const value = style.getPropertyValue(name);
        if (value !== own.getPropertyValue(name)) {
          look.set(`${part} ${name}`, withTokens(value));
        }
      }
      if (!isGenerated) {
        look.set(`${part} content`, 'none');
      }
    }
    return look;
  }

  const {looks = {}} = window as {looks?: Looks};
  const before = looks[since];
  const now = (looks[moment] = new Map<Element, Look>());
  Object.assign(window, {looks});
  function keptLookOf(one: Element): Look {
    const look = now.get(one) ?? lookOf(one);
    now.set(one, look);
    return look;
  }

  /** What is not as it was, and does not come from what is around it. */
  function changes(one: HTMLElement): string[] {
    const [look, lookAround] = [keptLookOf(one), keptLookOf(one.parentElement ?? root)];
    const [old, oldAround] = [before?.get(one), before?.get(one.parentElement ?? root)];
    const found = [...(old ? look : [])].filter(([name, value]) => {
      const isOfText = value === look.get('color') && /(?<!background)-color$/.test(name);
      const isInherited = one !== root && value === lookAround.get(name) && old?.get(name) === oldAround?.get(name);
      return value !== old?.get(name) && !isOfText && !isInherited;
    });
    // The four sides of a box together, if they are alike.
    const withoutSide = (name: string) => name.replace(/\b-?(?:top|right|bottom|left)\b/, '') || 'inset';
    const alike = new Map<string, string[]>();
    for (const [name, value] of found) {
      const whole = `${withoutSide(name)} ${value}`;
      alike.set(whole, [...(alike.get(whole) ?? []), `${name} ${value}`]);
    }
    return [...alike].flatMap(([whole, sides]) => (sides.length === 4 ? [whole] : sides));
  }

  const attributes = (one: HTMLElement) =>
    [...one.attributes]
      .filter(({name}) => (one.closest('svg') ? /^(?:fill|stroke)$/.test(name) : !ofContent.test(name)))
      .map(
        ({name, value}) => `[${name}${/^(?:aria|data)-|^style/.test(name) || value.length > 30 ? '' : `=${value}`}]`,
      );

  const nameOf = (one?: Element | null) => [one?.tagName.toLowerCase(), ...(one?.classList ?? [])].join('.');
  const seen = new Map<string, number>();
  const told = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')].flatMap((one) => {
    const around = one.parentElement?.closest('body, [class]:not([class=""])');
    const name = [...(one.classList.length > 0 ? [] : [around]), one].map(nameOf).join(' ');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    // Each drawing is one of its own.
    const most = one.closest('main svg') ? Infinity : 2;
    const given = withAttributes ? attributes(one) : [];
    return count > most && !chosen.has(one) ? [] : [...changes(one), ...given].map((each) => `${name}: ${each}`);
  });
  return [...changes(root).map((change) => `token ${change.replace(' ', ': ')}`), ...told];
}

/** How these things look other than at an earlier moment. */
export function changedSince(page: Page, since: string, moment: string): Promise<string[]> {
  return page.evaluate(tell, {moment, since, withAttributes: since === bare});
}

/** What style sheets and attributes give to two things of each name, and to two that each rule is for. */
export async function looksOf(page: Page, moment: string): Promise<string[]> {
  const setSheets = (areDisabled: boolean) =>
    page.evaluate((disabled) => {
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
        sheet.disabled = disabled;
      }
    }, areDisabled);
  await setSheets(true);
  await changedSince(page, '', bare);
  await setSheets(false);
  return changedSince(page, bare, moment);
}
