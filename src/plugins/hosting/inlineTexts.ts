// Names of the parser's events. cspell:ignore onopentag ontext onclosetag onattribute onopentagname
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

type Attributes = Record<string, string>;

/** A script or the styles that stand in a page as text. */
type InlineText = {tag: string; attributes: Attributes; text: string; isExpected: boolean};

/** Read by programs and never run, so that no policy looks at them. */
const dataTypes = ['application/json', 'application/ld+json'];

/** What the browser may fetch ahead. It runs nothing, yet the policy speaks of it as of a script. */
const rules = 'speculationrules';

function start(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)} …` : text;
}

function attributeFaults(tag: string, attributes: Attributes): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'style') {
      return [`a style attribute: <${tag} style="${start(value)}">. Give the element a class.`];
    }
    if (name.startsWith('on')) {
      return [`an inline event handler: <${tag} ${name}="${start(value)}">. Listen in a script.`];
    }
    return /^\s*javascript:/i.test(value)
      ? [`an address that is a script: <${tag} ${name}="${start(value)}">. Use a button.`]
      : [];
  });
}

/** As a policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** What runs from within a page, and what of all that nobody expects there. Scripts go by their hashes. */
export type Inline = {script: string | undefined; scripts: string[]; faults: string[]};

/**
 * Takes note of inline texts as a page is read from its beginning to its end: a tree of it would take most of the time and
 * memory of a build. The styles of the build come later, so that any that are there now are of somebody else.
 */
export class InlineReader {
  private readonly texts: InlineText[] = [];
  private readonly faults: string[] = [];
  private open: InlineText | undefined;
  private isInBody = false;
  private hasEarlyScript = false;

  onopentag(tag: string, attributes: Attributes): void {
    this.isInBody ||= tag === 'body';
    this.faults.push(...attributeFaults(tag, attributes));
    const isScript = tag === 'script' && attributes.src === undefined && !dataTypes.includes(attributes.type ?? '');
    if (isScript || tag === 'style') {
      this.open = {tag, attributes, text: '', isExpected: isScript && this.isExpectedScript(attributes)};
    }
  }

  ontext(text: string): void {
    if (this.open) {
      this.open.text += text;
    }
  }

  onclosetag(tag: string): void {
    if (this.open?.tag === tag) {
      this.texts.push(this.open);
      this.open = undefined;
    }
  }

  /** Without the texts themselves: each keeps the page it comes from in memory. */
  get found(): Inline {
    const scripts = this.texts
      .filter(({tag}) => tag === 'script')
      .map(({attributes, text}) => ({attributes, hash: hashOf(text)}));
    const unexpected = this.texts.filter(({isExpected}) => !isExpected);
    return {
      script: scripts.find(({attributes}) => attributes.type !== rules)?.hash,
      scripts: scripts.map(({hash}) => hash),
      faults: [
        ...unexpected.map(
          ({tag, text}) =>
            `an inline ${tag}: ${start(text)}. Put it into a file of its own, or into src/early or src/css.`,
        ),
        ...this.faults,
      ],
    };
  }

  /** The build puts the rules into the head, and the early script first into the body. */
  private isExpectedScript({type}: Attributes): boolean {
    if (type === rules || !this.isInBody) {
      return type === rules && !this.isInBody;
    }
    const isFirst = !this.hasEarlyScript;
    this.hasEarlyScript = true;
    return isFirst;
  }
}

export function readInline(html: string): Inline {
  const reader = new InlineReader();
  new Parser(reader).end(html);
  return reader.found;
}
