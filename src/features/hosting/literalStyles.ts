import type {PageChange} from '../../build/onPages';

/** A script or style, or the opening tag of an element. */
const scriptOrTag = /<(script|style)\b[^]*?<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/g;
const styleIn = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/;

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** A rule as strong as the attribute would be. */
function ruleFor(value: string): string {
  const style = value.replace(/&(?:quot|#39|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
  return `:is(#s#s#s,[data-site-style=${JSON.stringify(style)}]){${style}}`;
}

/**
 * The policy forbids style attributes, which authors and the framework write. Each becomes an attribute of ours with a
 * rule for it in the styles of the page. src/page/preload.ts turns them back, by script, when React comes.
 */
export const literalStyles: PageChange = () => (page) => {
  const rules = new Map<string, string>();
  const html = page.html.replace(scriptOrTag, (text, name?: string) =>
    name
      ? text
      : text.replace(styleIn, (_, ...values: (string | undefined)[]) => {
          const value = values.slice(0, 3).find((one) => one !== undefined) ?? '';
          rules.set(value, ruleFor(value));
          return ` data-site-style="${value.replaceAll('"', '&quot;')}"`;
        }),
  );
  const sheet = [...rules.values()].join('');
  if (sheet === '') {
    return html;
  }
  return html.includes('</style>')
    ? html.replace('</style>', () => `${sheet}</style>`)
    : html.replace('</head>', () => `<style>${sheet}</style></head>`);
};
