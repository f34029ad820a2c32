const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Picks the plural form for a number from a text such as "1 result|{count} results", with the forms in the order of the
 * language's plural categories. The same as the framework's `usePluralForm`, for code outside components.
 */
export function selectPlural(forms: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const known = order.filter((name) => rules.resolvedOptions().pluralCategories.includes(name));
  const each = forms.split('|');
  const form = each[Math.min(known.indexOf(rules.select(count)), each.length - 1)] ?? '';
  return form.replace('{count}', String(count));
}
