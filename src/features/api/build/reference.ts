import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isKeyOf} from '../../../site/isKeyOf';
import {originOf} from '../../../build/docsVersions';
import {importOf} from '../../../build/mdast';
import {addressOfContent, originalOf} from '../../../build/contentFile';
import type {Description, Operation} from './description';
import {answer, otherAnswers} from './parts/answer';
import {callBar} from './parts/bar';
import {requestBuilder} from './parts/builder';
import {errorCatalogue} from './parts/errorCatalogue';
import {errorTable} from './parts/errors';
import {evidenceTable} from './parts/evidence';
import {fieldTables, fieldsBySubject} from './parts/fields';
import {apiIndex} from './places';
import {descriptionFile} from './source';
import {callMap, operationTable} from './parts/operations';
import {parameterTable} from './parts/parameters';
import {requestLine} from './parts/requestLine';
import {sampleTabs} from './parts/samples';

type OperationPart = (operation: Operation, description: Description) => RootContent[];

const operationParts: Record<string, OperationPart> = {
  RequestLine: requestLine,
  Parameters: parameterTable,
  Samples: sampleTabs,
  Builder: requestBuilder,
  Answer: answer,
  OtherAnswers: otherAnswers,
  Errors: errorTable,
  Bar: callBar,
};

type SharedPart = (description: Description, element: MdxJsxFlowElement) => RootContent[];

/** The value of an attribute, which must be a key of the table. */
function choice<T extends object>(element: MdxJsxFlowElement, name: string, table: T): keyof T {
  const [value] = element.attributes.flatMap((one) => ('name' in one && one.name === name ? [one.value] : []));
  if (!isKeyOf(table, value)) {
    throw new Error(`needs ${name}="…" with one of ${Object.keys(table).join(', ')}`);
  }
  return value;
}

const sharedParts: Record<string, SharedPart> = {
  CallMap: callMap,
  Operations: operationTable,
  ErrorCatalogue: errorCatalogue,
  FieldsBySubject: fieldsBySubject,
  Fields: (description, element) => fieldTables(choice(element, 'of', description.records), description),
};

function operationOf(frontMatter: unknown, {operations}: Description, file: string): Operation | undefined {
  if (typeof frontMatter !== 'object' || frontMatter === null || !('operation' in frontMatter)) {
    return undefined;
  }
  const operation = operations.find(({id}) => id === frontMatter.operation);
  if (operation && operation.page !== addressOfContent(originOf(file).file)) {
    throw new Error(
      `${file}: "operation: ${operation.id}" belongs to the page ${operation.page}. Name the operation of this page, or fix its externalDocs in the description.`,
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
  if (name === 'Evidence') {
    return evidenceTable(operation, description);
  }
  const ofOperation = operationParts[name];
  if (ofOperation) {
    if (!operation) {
      throw new Error('needs an operation. Add "operation: …" to the front matter');
    }
    return ofOperation(operation, description);
  }
  const shared = sharedParts[name];
  if (!shared) {
    const known = [...Object.keys(operationParts), ...Object.keys(sharedParts), 'Evidence'];
    throw new Error(`is nothing that the page knows. Use one of ${known.join(', ')}, or import it`);
  }
  return shared(description, element);
}

function importedBy(tree: Root): Set<string> {
  const statements = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  const imports = statements.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers : [],
  );
  return new Set(imports.map(({local}) => local.name));
}

function isPlaceholder({name, children}: MdxJsxFlowElement, imported: Set<string>): boolean {
  return name !== null && /^[A-Z]/.test(name) && children.length === 0 && !imported.has(name);
}

/** Pages of an older version link to each other, not to the latest version. */
const leadsToReference = new RegExp(`^${apiIndex}(?=[/#]|$)`);

/**
 * Replaces each placeholder with the part of the description it stands for, at build time. The plugin loads the
 * description itself, because plugin options end up in the site configuration, which every page loads.
 */
export default function apiReference(load: (file: string) => Description): () => Transformer<Root> {
  return () => (tree: Root, vfile: VFile) => {
    const file = originalOf(posixPath(path.relative(process.cwd(), vfile.path)));
    const {base = apiIndex, versionFolder = path.posix.dirname(descriptionFile)} = originOf(file);
    const description = load(`${versionFolder}/${path.posix.basename(descriptionFile)}`);
    const operation = operationOf(vfile.data.frontMatter, description, file);
    const imported = importedBy(tree);
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (!parent || index === undefined || !isPlaceholder(element, imported)) {
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
    visit(tree, 'link', (link, index, parent) => {
      if (parent && index !== undefined) {
        // Pages may share a node, so it is copied.
        parent.children[index] = {...link, url: link.url.replace(leadsToReference, base)};
      }
    });
    if (operation) {
      tree.children.unshift(
        importOf('CallBar', '@site/src/features/api/ui/CallBar'),
        importOf('RequestPanel', '@site/src/features/api/ui/RequestPanel'),
        importOf('SampleTabs', '@site/src/features/api/ui/SampleTabs'),
        importOf('TabItem', '@theme/TabItem'),
        importOf('RequestBuilder', '@site/src/features/api/ui/RequestBuilder'),
      );
    }
  };
}
