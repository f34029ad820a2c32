// Fills the pages of the reference with what the description says.
import {posixPath} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor, Transformer} from 'unified';
import type {VFile} from 'vfile';
import {fillElements, readBlocks, type Blocks, type Part} from '../../build/fillElements';
import {attributeOf, flowElement} from '../../build/mdast';
import {textsOf} from '../../build/texts';
import {isKeyOf} from '../../site/isKeyOf';
import {aboutRepeating, answer, callBar, errorTable, otherAnswers, parameterTable, request} from './callParts';
import {descriptionOfVersion, loadDescription, type Description, type Operation} from './description';
import {evidenceTable} from './evidence';
import {errorCatalogue, fieldsBySubject, fieldTables, operationTable, pagesRead} from './guideParts';
import {blocks, heading} from './markdown';
import {headingsIn} from './texts';

/** What an author can write on every page of the reference, besides `<Call />`. */
function partsOf(description: Description, operation: Operation | undefined, file: VFile): Record<string, Part> {
  return {
    Operations: () => operationTable(description),
    PagesRead: () => pagesRead(description),
    ErrorCatalogue: () => errorCatalogue(description),
    FieldsBySubject: () => fieldsBySubject(description),
    Fields(element) {
      const record = attributeOf(element, 'of');
      if (!isKeyOf(description.records, record)) {
        file.fail(`<Fields /> needs of="…" with one of ${Object.keys(description.records).join(', ')}.`, element);
      }
      return fieldTables(description, record);
    },
    OtherAnswers: () => (operation ? otherAnswers(operation) : ''),
    Evidence: () => evidenceTable(description, operation),
  };
}

/** The call, then two columns: the request with its answer, and beside it the rest of the page. */
function columnsOf(
  operation: Operation,
  description: Description,
  {children: moreAboutAnswer}: MdxJsxFlowElement,
  rest: Blocks,
  read: (...parts: string[]) => Blocks,
): MdxJsxFlowElement {
  const bar = read(callBar(operation));
  bar.forEach((paragraph) => {
    paragraph.data = {hProperties: {className: ['callBar']}};
  });
  const {response, parameters, errors} = textsOf(headingsIn);
  const answers = read(request(operation), heading(response, 'answer'), answer(operation, description));
  const facts = read(
    heading(parameters, 'parameters'),
    parameterTable(operation),
    heading(errors, 'errors'),
    errorTable(operation),
  );
  return flowElement('div', {className: 'callColumns'}, [
    flowElement('div', {}, [...bar, ...read(aboutRepeating(operation))]),
    flowElement('div', {className: 'callRequest'}, [...answers, ...moreAboutAnswer]),
    flowElement('div', {}, [...facts, ...rest]),
  ]);
}

function isCall(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Call';
}

/** The folder of the reference or of one of its versions or translations, and the page within it. */
const ofReference =
  /(?:^|\/)(?:docs\/api|(?:api_versioned_docs|docusaurus-plugin-content-docs-api)\/(?:version-([^/]+)|current))\/(.*)\.mdx?$/;

/** Puts what the description says in place of the elements that authors write for it. */
export default function fillApiPages(this: Processor): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    const [, version, page] = ofReference.exec(posixPath(file.path)) ?? [];
    if (page === undefined) {
      return;
    }
    const description = loadDescription(version && descriptionOfVersion(version));
    const operation = description.operations.find((one) => one.page === page);
    const call = tree.children.find(isCall);
    if (call && !operation) {
      file.fail(
        `<Call /> has nothing to show, because no call of the description has this page in externalDocs.`,
        call,
      );
    }
    if (call && operation) {
      // `<Call>` contains what else the answer shows.
      const rest = tree.children.splice(tree.children.indexOf(call)).slice(1) as Blocks;
      const read = (...parts: string[]) => readBlocks(blocks(...parts), this, call);
      tree.children.push(columnsOf(operation, description, call, rest, read));
    }
    fillElements(partsOf(description, operation, file), tree, file, this);
  };
}
