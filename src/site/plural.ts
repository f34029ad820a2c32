const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * The form of a text for a number, of those that stand in it in the order of the language's plurals with `|` between them:
 * "1 result|{count} results". The same as the framework's `usePluralForm`, for what is no component.
 */
export function selectPlural(forms: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const known = order.filter((name) => rules.resolvedOptions().pluralCategories.includes(name));
  const each = forms.split('|');
  const form = each[Math.min(known.indexOf(rules.select(count)), each.length - 1)] ?? '';
  return form.replace('{count}', String(count));
}
