// What style sheets and attributes give to each thing, in words, because pictures differ from machine to machine.
import type {Page} from '@playwright/test';

/** The values of the properties of an element, and of what is generated before and after it. */
type Look = Map<string, string>;

type Looks = Record<string, Map<Element, Look> | undefined>;

/** Without style sheets. */
const bare = 'bare';

function tell({moment, since, withAttributes}: {moment: string; since: string; withAttributes: boolean}): string[] {
  /** What nobody sees, or what follows from another property. */
  const follows =
    /^(?:--|-webkit|block-|inline-|box-sizing|transition)|^(?:border|inset|margin|max|min|padding)-(?:block|inline)|caret|emphasis|rule-/;
  /** What other goldens tell, or what each thing has of its own. */
  const ofContent = /^(?:class|id|for|href|src|value|name|title|alt|datetime|(?:col|row)span|start)$/;
  /** Sizes of what is generated depend on the fonts of a machine. */
  const ofGenerated =
    'content color background border-width border-style border-color mask clip-path font opacity position display';

  type Rule = {style?: CSSStyleDeclaration; cssRules?: CSSRuleList};
  const namesIn = ({style, cssRules}: Rule): string[] => [
    ...(style ?? []),
    ...[...(cssRules ?? [])].flatMap((rule) => namesIn(rule as Rule)),
  ];
  const names = [...new Set([...document.styleSheets].flatMap(namesIn))];

  // Colours have the names of their tokens, in either mode, because what is on iron has those of the dark one.
  const tokens = new Map<string, string>();
  const probe = document.documentElement.appendChild(document.createElement('i'));
  for (const name of names.filter((each) => /^--(?!ifm)/.test(each))) {
    for (const scheme of ['light', 'dark']) {
      probe.style.cssText = `color-scheme: ${scheme}; background: var(${name})`;
      const color = getComputedStyle(probe).backgroundColor;
      // Other tokens give none.
      const isColor = color !== 'rgba(0, 0, 0, 0)';
      tokens.set(color, tokens.get(color) ?? (isColor ? name.slice(2) : 'none'));
    }
  }
  probe.remove();

  function lookOf(one: Element): Look {
    const values = one.computedStyleMap();
    const look = names.filter((name) => !follows.test(name)).map((name) => [name, values.getAll(name).join(', ')]);
    for (const part of ['::before', '::after']) {
      const [own, style] = [getComputedStyle(one), getComputedStyle(one, part)];
      const all = /^["a]/.test(style.content) ? ofGenerated.split(' ') : [];
      const different = all.filter((name) => style.getPropertyValue(name) !== own.getPropertyValue(name));
      look.push(...different.map((name) => [`${part} ${name}`, style.getPropertyValue(name)]));
    }
    return new Map(
      look.map(([name = '', value = '']) => [
        name,
        value.replaceAll(/rgba?\([^)]*\)/g, (color) => tokens.get(color) ?? color),
      ]),
    );
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

  /** What is not as it was, and does not come from what is around it; the four sides of a box together. */
  function changes(one: HTMLElement): string[] {
    const around = one.parentElement ?? one;
    const [look, lookAround] = [keptLookOf(one), keptLookOf(around)];
    const [old, oldAround] = [before?.get(one), before?.get(around)];
    const found = new Map<string, Set<string>>();
    for (const [name, value] of old ? look : []) {
      const isOfText = value === look.get('color') && /(?<!background)-color$/.test(name);
      const isInherited = value === lookAround.get(name) && old?.get(name) === oldAround?.get(name);
      if (value !== old?.get(name) && !isOfText && !isInherited) {
        const whole = name.replace(/\b-?(?:top|right|bottom|left)\b/, '') || 'inset';
        found.set(whole, (found.get(whole) ?? new Set()).add(value));
      }
    }
    return [...found].map(([name, values]) => `${name} ${[...values].join(' ')}`);
  }

  const attributes = (one: HTMLElement) =>
    [...one.attributes]
      .filter(({name}) => (one.closest('svg') ? /^(?:fill|stroke)$/.test(name) : !ofContent.test(name)))
      .map(
        ({name, value}) => `[${name}${/^(?:aria|data)-|^style/.test(name) || value.length > 30 ? '' : `=${value}`}]`,
      );

  const nameOf = (one?: Element | null) => [one?.tagName.toLowerCase(), ...(one?.classList ?? [])].join('.');
  const seen = new Map<string, number>();
  return [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')].flatMap((one) => {
    const around = one.parentElement?.closest('body, [class]:not([class=""])');
    const name = [...(one.classList.length > 0 ? [] : [around]), one].map(nameOf).join(' ');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    // Each drawing is one of its own.
    const most = one.closest('main svg') ? Infinity : 2;
    const given = withAttributes ? attributes(one) : [];
    return count > most ? [] : [...changes(one), ...given].map((each) => `${name} ${each}`);
  });
}

/** How two things of each name look other than at an earlier moment. */
export function changedSince(page: Page, since: string, moment: string): Promise<string[]> {
  return page.evaluate(tell, {moment, since, withAttributes: since === bare});
}

/** What style sheets and attributes give to two things of each name. */
export async function looksOf(page: Page, moment: string): Promise<string[]> {
  const setSheets = (areDisabled: boolean) =>
    page.evaluate((disabled) => {
      for (const sheet of document.styleSheets) {
        sheet.disabled = disabled;
      }
    }, areDisabled);
  await setSheets(true);
  await changedSince(page, '', bare);
  await setSheets(false);
  return changedSince(page, bare, moment);
}
