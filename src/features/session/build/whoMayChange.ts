import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {certainty, prose, table, text} from '../../../build/mdast';
import {readYaml} from '../../../build/readYaml';

const file = 'wiki/session/who-may-change.yml';

/** The columns behind the first one, by their keys in the file. */
const columns = {wearer: 'Wearer', holder: 'Holder', voters: 'Voters', games: 'Games', api: 'API'} as const;
type Column = keyof typeof columns;
const keys = Object.keys(columns) as Column[];

type Row = Record<Column, string> & {id: string; what: string; observed?: Column[]};

const cell = Joi.string().required();
const schema = Joi.array().items(
  Joi.object({
    id: cell,
    what: cell,
    ...Object.fromEntries(keys.map((key) => [key, cell])),
    observed: Joi.array().items(Joi.valid(...keys)),
  }),
);

function readRows(): Row[] {
  const result: Joi.ValidationResult<Row[]> = schema.validate(readYaml(file, readFileSync(file, 'utf8')), {
    convert: false,
  });
  if (result.error) {
    throw new Error(
      `${file}: ${result.error.message}. A row has id, what, ${keys.join(', ')} and, if it needs it, observed.`,
    );
  }
  return result.value;
}

function cellsOf(row: Row): PhrasingContent[][] {
  return keys.map((key) => [
    ...prose(row[key]),
    ...(row.observed?.includes(key) ? [text(' '), certainty('observed')] : []),
  ]);
}

/** Replaces `<WhoMayChange />` with the table of who may change what in a session. */
export default function whoMayChange(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', ({name}, index, parent) => {
      if (name === 'WhoMayChange' && parent && index !== undefined) {
        const rows = readRows().map((row) => [[text(row.what)], ...cellsOf(row)]);
        parent.children.splice(index, 1, table([], ['What', ...Object.values(columns)], rows));
      }
    });
  };
}
