// Fills the pages of the reference with what the description says.
import {posixPath} from '@docusaurus/utils';
import {textsOf} from '../../build/texts';
import {answer, callBar, errorTable, otherAnswers, parameterTable, request} from './callParts';
import {descriptionOfVersion, loadDescription, type Description, type Operation} from './description';
import {evidenceTable} from './evidence';
import {errorCatalogue, fieldsBySubject, fieldTables, operationTable, pagesRead} from './guideParts';
import {blocks, heading} from './markdown';
import {headingsIn} from './texts';

/** What an author can write on every page of the reference. */
const parts: Record<string, (description: Description, operation: Operation | undefined) => string> = {
  '<Operations />': operationTable,
  '<PagesRead />': pagesRead,
  '<ErrorCatalogue />': errorCatalogue,
  '<FieldsBySubject />': fieldsBySubject,
  '<Fields of="user" />': (description) => fieldTables(description, 'user'),
  '<Fields of="chastitysession" />': (description) => fieldTables(description, 'chastitysession'),
  '<Fields of="verification" />': (description) => fieldTables(description, 'verification'),
  '<OtherAnswers />': (_, operation) => (operation ? otherAnswers(operation) : ''),
  '<Evidence />': evidenceTable,
};

/** `<Call />`, or `<Call>` with what else the answer shows, and the rest of the page. */
const call = /^<Call(?: \/>$|>\n([^]*?)^<\/Call>$)([^]*)/m;

/** The call, then two columns: the request with its answer, and beside it the rest of the page. */
function fillCall(content: string, operation: Operation, description: Description): string {
  const {response, parameters, errors} = textsOf(headingsIn);
  return content.replace(call, (_, moreAboutAnswer: string | undefined, rest: string) =>
    blocks(
      '<div className="callColumns">\n<div>',
      callBar(operation),
      '</div>\n<div className="callRequest">',
      request(operation),
      heading(response, 'answer'),
      answer(operation, description),
      moreAboutAnswer?.trim(),
      '</div>\n<div>',
      heading(parameters, 'parameters'),
      parameterTable(operation),
      heading(errors, 'errors'),
      errorTable(operation),
      rest.trim(),
      '</div>\n</div>\n',
    ),
  );
}

/** The folder of the reference or of one of its versions or translations, and the page within it. */
const ofReference =
  /(?:^|\/)(?:docs\/api|(?:api_versioned_docs|docusaurus-plugin-content-docs-api)\/(?:version-([^/]+)|current))\/(.*)\.mdx?$/;

/**
 * Replaces the placeholders of a page with what the description says. For `markdown.preprocessor`. MDX refuses what is
 * left, such as `<Call />` on a page that is not the one of a call.
 */
export function fillApiPages({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const [, version, page] = ofReference.exec(posixPath(filePath)) ?? [];
  if (page === undefined) {
    return fileContent;
  }
  const description = loadDescription(version && descriptionOfVersion(version));
  const operation = description.operations.find((one) => one.page === page);
  const filled = operation ? fillCall(fileContent, operation, description) : fileContent;
  return filled.replace(/^<.* \/>$/gm, (placeholder) => parts[placeholder]?.(description, operation) ?? placeholder);
}
