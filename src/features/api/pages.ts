// Fills the pages of the reference with what the description says.
import path from 'node:path';
import {answer, callBar, errorTable, otherAnswers, parameterTable} from './callParts';
import {loadDescription, recordNames, type Description, type Operation} from './description';
import {evidenceTable} from './evidence';
import {callMap, errorCatalogue, fieldsBySubject, fieldTables, operationTable} from './guideParts';
import type {Page} from './links';
import {blocks} from './markdown';
import {request} from './request';

type Part = (page: Page) => string;

const guideParts: Record<string, Part> = {
  CallMap: callMap,
  Operations: operationTable,
  ErrorCatalogue: errorCatalogue,
  FieldsBySubject: fieldsBySubject,
  ...Object.fromEntries(
    recordNames.map((record) => [`Fields of="${record}"`, (page: Page) => fieldTables(record, page)]),
  ),
};

/** `<Call />`, or `<Call>` with what else the answer shows. */
const call = /^<Call(?: \/>$|>\n([^]*?)^<\/Call>$)/m;

/** Two columns: the request with its answer, and beside it the rest of the page. */
function fillCall(content: string, page: Page, operation: Operation): string {
  const found = call.exec(content);
  if (!found) {
    return content;
  }
  const [placeholder, moreAboutAnswer = ''] = found;
  const rest = content.slice(found.index + placeholder.length);
  return blocks(
    content.slice(0, found.index).trimEnd(),
    callBar(page, operation),
    '<div className="callColumns">\n<div className="callRequest">',
    request(operation),
    '## Response {/* #answer */}',
    answer(page, operation),
    moreAboutAnswer.trim(),
    '</div>\n<div className="callText">',
    '## Parameters',
    parameterTable(page, operation),
    '## Errors',
    errorTable(page, operation),
    rest.trim(),
    '</div>\n</div>\n',
  );
}

function operationOf(content: string, file: string, {operations}: Description): Operation | undefined {
  const own = operations.find(({page}) => page === `/docs/api/${file.replace(/\.mdx$/, '')}`);
  const id = /^operation: (\w+)$/m.exec(content)?.[1];
  if (id !== own?.operationId) {
    const remedy = own ? `Write "operation: ${own.operationId}"` : 'Remove it';
    throw new Error(
      `docs/api/${file}: "operation: ${id ?? ''}" is not the call of this page. ${remedy}, or fix externalDocs in the description.`,
    );
  }
  return own;
}

/** The folder of the reference or of one of its versions or translations, and the file within it. */
const ofReference =
  /(?:^|\/)(?:docs\/api|(?:api_versioned_docs|docusaurus-plugin-content-docs-api)\/(?:version-([^/]+)|current))\/([^_].*\.mdx)$/;

/** Replaces the placeholders of a page with what the description says. For `markdown.preprocessor`. */
export function fillApiPages({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const [, version, file] = ofReference.exec(filePath.replaceAll(path.sep, '/')) ?? [];
  if (file === undefined) {
    return fileContent;
  }
  const description = loadDescription(
    version === undefined ? undefined : `api_versioned_docs/version-${version}/openapi.yaml`,
  );
  const page = {description, toRoot: '../'.repeat(file.split('/').length - 1)};
  const operation = operationOf(fileContent, file, description);
  const filled = operation ? fillCall(fileContent, page, operation) : fileContent;
  return filled.replace(/^<([A-Z][\w ="]*) \/>$/gm, (placeholder, name: string) => {
    if (name === 'Evidence') {
      return evidenceTable(page, operation);
    }
    if (name === 'OtherAnswers' && operation) {
      return otherAnswers(operation);
    }
    return guideParts[name]?.(page) ?? placeholder;
  });
}
