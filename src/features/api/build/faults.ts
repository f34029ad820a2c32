import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';
import type {Joi} from '@docusaurus/utils-validation';
import {nearestWord} from '../../notFound/model/nearest';

/** Our keys, which the comment at the top of the description explains. */
const extensions = [
  'x-evidence',
  'x-evidence-note',
  'x-seen',
  'x-remark',
  'x-kind',
  'x-held-by',
  'x-shows-change',
  'x-what-to-do',
  'x-retry',
  'x-summary',
  'x-groups',
  'x-group',
  'x-unit',
  'x-values-note',
];

type Path = readonly (string | number)[];

function parse(yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  return {document, lineOf: (offset: number) => lines.linePos(offset).line};
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** The pair or item with this key. Keys of numbers are found as text as well. */
function partOf(node: unknown, key: string | number): {start: number; value: unknown} | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? undefined : {start: startOf(item), value: item};
  }
  const pair = isMap(node) ? node.items.find((one) => String(one.key) === String(key)) : undefined;
  return pair && {start: startOf(pair.key), value: pair.value};
}

type Place = {value: unknown; name: Path; offset: number};

function step(place: Place, key: string | number, root: unknown): Place {
  const reference = isMap(place.value) && !partOf(place.value, key) ? place.value.get('$ref') : undefined;
  const {value, name, offset} =
    typeof reference === 'string' ? placeOfPart(reference.replace('#/', '').split('/'), root) : place;
  const part = partOf(value, key);
  return {value: part?.value, name: [...name, key], offset: part?.start ?? offset};
}

/** Where a part with resolved references is written, or would be. A shared part has one place, however often it is used. */
function placeOfPart(path: Path, root: unknown): Place {
  return path.reduce<Place>((place, key) => step(place, key, root), {value: root, name: [], offset: 0});
}

function didYouMean(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Where one of several words is right. */
function wordMeant({context}: Joi.ValidationErrorItem): string {
  const {value, valids, types = valids} = (context ?? {}) as {value?: unknown; valids?: unknown[]; types?: unknown[]};
  return typeof value === 'string' && types ? didYouMean(value, types.map(String)) : '';
}

/** What a check of the form found, with the line and the name of each part, and each once. */
export function tellFaults(file: string, yaml: string, faults: Joi.ValidationErrorItem[]): string {
  const {document, lineOf} = parse(yaml);
  const told = faults.map((fault) => {
    const {name, offset} = placeOfPart(fault.path, document.contents);
    return `${file}:${lineOf(offset)}: "${name.join('.')}" ${fault.message}.${wordMeant(fault)}`;
  });
  return [...new Set(told)].join('\n');
}

/** Throws at keys that begin as ours do and that nothing reads. */
export function refuseUnknownExtensions(file: string, yaml: string): void {
  const {document, lineOf} = parse(yaml);
  const faults: string[] = [];
  visit(document, {
    Pair(_, {key}) {
      if (isScalar(key) && String(key).startsWith('x-') && !extensions.includes(String(key))) {
        const remedy = didYouMean(String(key), extensions) || ` Use one of ${extensions.join(', ')}, or remove it.`;
        faults.push(`${file}:${lineOf(startOf(key))}: nothing reads "${String(key)}".${remedy}`);
      }
    },
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
