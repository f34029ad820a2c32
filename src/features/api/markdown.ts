import {existsSync} from 'node:fs';
import path from 'node:path';
import {sections} from '../../site/sections';
import type {Refusal} from './calls';
import type {Operation} from './description';
import type {Field} from './fields';

/** Text of the description, in which only backticks mean something. Nothing else in it is read as Markdown or MDX. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<>|*_[\]\\]/g, '\\$&')))
    .join('');
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function codeBlock(language: string, text: string, title?: string): string {
  return `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${text.trimEnd()}\n\`\`\``;
}

export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A heading of the second level. Its anchor is the same in every language. */
export function heading(text: string, anchor: string): string {
  return `## ${text} {/* #${anchor} */}`;
}

/** A table that has name and type on one line and the meaning below, see ui/api.css. */
export function fieldTable(head: string[], rows: string[][]): string {
  return `<div className="fields">\n\n${table(head, rows)}\n\n</div>`;
}

/** Parts of a page with an empty line between them. Those that are empty are left out. */
export function blocks(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

// Links to files, which the framework resolves within the reference or a version of it.

export function linkToPage({page}: Operation, text: string): string {
  const isPlain = existsSync(path.join(sections.api.path, `${page}.md`));
  return `[${text}](/${page}${isPlain ? '.md' : '.mdx'})`;
}

export function linkToRefusal({id, value, summary}: Refusal): string {
  return `[${value ? code(value.error) : summary}](/index.mdx#error-${id.toLowerCase()})`;
}

export function linkToField({name, anchor}: Field): string {
  return `[${code(name)}](/info.mdx#${anchor})`;
}
