// Names of the parser's events. cspell:ignore onopentag ontext onclosetag
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {blockedIn} from '../../outsideMedia/build/blocked';

type Attributes = Record<string, string>;

/** Data for programs. It is never run, so policies ignore it. */
const dataTypes = ['application/json', 'application/ld+json'];

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

/** The hash in the form that policies use. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The hashes of the inline texts of a page, and its faults. */
export type Inline = {scripts: string[]; styles: string[]; faults: string[]};

/**
 * Collects inline texts from parser events, because a DOM of every page would take most of the build's time and memory.
 */
class InlineReader {
  readonly found: Inline = {scripts: [], styles: [], faults: []};
  private open: {tag: string; text: string} | undefined;
  private isInHead = true;

  constructor(private readonly hosts: readonly string[]) {}

  onopentag(tag: string, attributes: Attributes): void {
    this.found.faults.push(...attributeFaults(tag, attributes), ...this.mediaFaults(tag, attributes));
    this.isInHead &&= tag !== 'body';
    const isScript = tag === 'script' && attributes.src === undefined && !dataTypes.includes(attributes.type ?? '');
    if (isScript || tag === 'style') {
      this.open = {tag, text: ''};
    }
  }

  ontext(text: string): void {
    if (this.open) {
      this.open.text += text;
    }
  }

  onclosetag(tag: string): void {
    if (this.open?.tag !== tag) {
      return;
    }
    const {text} = this.open;
    this.open = undefined;
    this.found[tag === 'script' ? 'scripts' : 'styles'].push(hashOf(text));
    if (tag === 'style' && !this.isInHead) {
      this.found.faults.push(`an inline style: ${start(text)}. Put it into src/css.`);
    }
  }

  /** A list of posts shows the beginning of each post, but has no front matter that could allow its hosts. */
  private mediaFaults(tag: string, attributes: Attributes): string[] {
    return blockedIn(tag, attributes, this.hosts).map(
      (fault) => `media: ${fault} On a list of posts, put it behind the mark {/* truncate */} of its post.`,
    );
  }
}

/** Reads a page whose front matter allows these hosts. */
export function readInline(html: string, hosts: readonly string[] = []): Inline {
  const reader = new InlineReader(hosts);
  new Parser({
    onopentag: (tag, attributes) => {
      reader.onopentag(tag, attributes);
    },
    ontext: (text) => {
      reader.ontext(text);
    },
    onclosetag: (tag) => {
      reader.onclosetag(tag);
    },
  }).end(html);
  return reader.found;
}
