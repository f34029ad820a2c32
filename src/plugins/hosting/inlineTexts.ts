// Names of the parser's events. cspell:ignore onopentag ontext onclosetag onattribute onopentagname
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {heldStyles} from '../../early/names';
import type {InlineHashes} from '../../site/policy';

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

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export type Inline = {script: string | undefined; hashes: InlineHashes; faults: string[]};

/** Reads the page once, from its beginning to its end: a tree of it would take most of the time and memory of a build. */
class InlineReader {
  readonly texts: InlineText[] = [];
  readonly faults: string[] = [];
  private open: InlineText | undefined;
  private unplaced: InlineText[] = [];
  private isInBody = false;
  private hasEarlyScript = false;

  onopentag(tag: string, attributes: Attributes): void {
    this.isInBody ||= tag === 'body';
    this.faults.push(...attributeFaults(tag, attributes));
    if (tag !== 'style') {
      this.place(tag === 'meta' && attributes.name === heldStyles);
    }
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
      if (tag === 'style') {
        this.unplaced.push(this.open);
      }
      this.open = undefined;
    }
  }

  /** The build puts the styles in front of the name of the whole sheet. */
  private place(isBeforeName: boolean): void {
    for (const style of this.unplaced) {
      style.isExpected = isBeforeName;
    }
    this.unplaced = [];
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

/** What runs and styles from within a page, and what of it nobody expects there. */
export function readInline(html: string): Inline {
  const reader = new InlineReader();
  new Parser(reader).end(html);
  const {texts, faults} = reader;
  const hashesOf = (wanted: string) => texts.filter(({tag}) => tag === wanted).map(({text}) => hashOf(text));
  return {
    script: texts.find(({tag, attributes}) => tag === 'script' && attributes.type !== rules)?.text,
    hashes: {scripts: hashesOf('script'), styles: hashesOf('style')},
    faults: [
      ...texts
        .filter(({isExpected}) => !isExpected)
        .map(
          ({tag, text}) =>
            `an inline ${tag}: ${start(text)}. Put it into a file of its own, or into src/early or src/css.`,
        ),
      ...faults,
    ],
  };
}
