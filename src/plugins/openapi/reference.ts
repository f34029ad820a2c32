import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Description, Operation, RecordName} from './description';
import {importOf} from './mdast';
import {answer} from './parts/answer';
import {errorCatalogue} from './parts/errorCatalogue';
import {errorTable} from './parts/errors';
import {fieldIndex, fieldTables} from './parts/fields';
import {operationTable} from './parts/operations';
import {parameterTable} from './parts/parameters';
import {requestLine} from './parts/requestLine';
import {sampleTabs} from './parts/samples';

type OperationPart = (operation: Operation, description: Description) => RootContent[];

const operationParts: Record<string, OperationPart> = {
  RequestLine: requestLine,
  Parameters: parameterTable,
  Samples: sampleTabs,
  Builder: () => [],
  Answer: answer,
  Errors: errorTable,
};

type SharedPart = (description: Description, element: MdxJsxFlowElement) => RootContent[];

function isRecord(name: unknown, {records}: Description): name is RecordName {
  return typeof name === 'string' && Object.hasOwn(records, name);
}

function fields(description: Description, {attributes}: MdxJsxFlowElement): RootContent[] {
  const [of] = attributes.flatMap((one) => ('name' in one && one.name === 'of' ? [one.value] : []));
  if (!isRecord(of, description)) {
    throw new Error(`names no record. Write <Fields of="…" /> with ${Object.keys(description.records).join(', ')}`);
  }
  return fieldTables(of, description);
}

const sharedParts: Record<string, SharedPart> = {
  Operations: operationTable,
  ErrorCatalogue: errorCatalogue,
  FieldIndex: fieldIndex,
  Fields: fields,
};

/** Components that a page of the reference may hold beside the parts that come from the description. */
const components = new Set(['TimeConverter']);

/** The address of a content file, as Docusaurus makes it. */
function addressOf(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}

function operationOf(frontMatter: unknown, {operations}: Description, file: string): Operation | undefined {
  if (typeof frontMatter !== 'object' || frontMatter === null || !('operation' in frontMatter)) {
    return undefined;
  }
  const operation = operations.find(({id}) => id === frontMatter.operation);
  if (operation && operation.page !== addressOf(file)) {
    throw new Error(
      `${file}: "operation: ${operation.id}" belongs to the page ${operation.page}. Name the operation of this page, or mend its externalDocs in the description.`,
    );
  }
  return operation;
}

function partFor(
  element: MdxJsxFlowElement,
  operation: Operation | undefined,
  description: Description,
): RootContent[] {
  const name = element.name ?? '';
  const ofOperation = operationParts[name];
  if (ofOperation) {
    if (!operation) {
      throw new Error('needs an operation. Add "operation: …" to the front matter');
    }
    return ofOperation(operation, description);
  }
  const shared = sharedParts[name];
  if (!shared) {
    const known = [...Object.keys(operationParts), ...Object.keys(sharedParts), ...components];
    throw new Error(`is nothing that a page of the reference knows. Use one of ${known.join(', ')}`);
  }
  return shared(description, element);
}

function isPlaceholder({name, children}: MdxJsxFlowElement): boolean {
  return name !== null && /^[A-Z]/.test(name) && children.length === 0 && !components.has(name);
}

/** Puts what the description says in the place of each placeholder, when the page is built. */
export default function apiReference({description}: {description: Description}): Transformer<Root> {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(process.cwd(), vfile.path).split(path.sep).join('/');
    const operation = operationOf(vfile.data.frontMatter, description, file);
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (!parent || index === undefined || !isPlaceholder(element)) {
        return undefined;
      }
      try {
        const nodes = partFor(element, operation, description);
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const line = element.position?.start.line ?? 0;
        throw new Error(`${file}:${line}: <${element.name} /> ${reason}.`, {cause: error});
      }
    });
    if (operation) {
      tree.children.unshift(
        importOf('SampleTabs', '@site/src/components/SampleTabs'),
        importOf('TabItem', '@theme/TabItem'),
      );
    }
  };
}
