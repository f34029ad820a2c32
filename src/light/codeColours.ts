// The colours of code for both modes in one page; the framework writes those of one, and changes them with React.

type Style = {color?: string; backgroundColor?: string};

/** A theme of prism-react-renderer. */
export type CodeTheme = {plain: Style; styles: {types: string[]; style: Style; languages?: string[]}[]};

/** The style of a kind of word. The last entry that names it counts. */
function styleOf({plain, styles}: CodeTheme, type: string): Style {
  const named = styles.filter(({types, languages}) => !languages && types.includes(type));
  return Object.assign({color: plain.color}, ...named.map(({style}) => style)) as Style;
}

function inBoth(light: Style, dark: Style): Style {
  const both = {...light};
  for (const name of ['color', 'backgroundColor'] as const) {
    if (light[name] && dark[name]) {
      both[name] = `light-dark(${light[name]}, ${dark[name]})`;
    }
  }
  return both;
}

export function codeColours(light: CodeTheme, dark: CodeTheme): CodeTheme {
  const types = new Set([...light.styles, ...dark.styles].flatMap((entry) => entry.types));
  return {
    plain: inBoth(light.plain, dark.plain),
    styles: [...types].map((type) => ({types: [type], style: inBoth(styleOf(light, type), styleOf(dark, type))})),
  };
}
