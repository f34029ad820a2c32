// The rules for the API description: the public rules of OpenAPI, and that every part says how certain it is.
import {createConfig, lintFromString} from '@redocly/openapi-core';

const marks = ['documented', 'confirmed', 'observed', 'undocumented'];

/** @typedef {import('@redocly/openapi-core').UserContext} Context */

/** @param {unknown} part @param {string} name @param {Context} context */
function demandEvidence(part, name, context) {
  const mark = typeof part === 'object' && part !== null && 'x-evidence' in part ? part['x-evidence'] : undefined;
  if (typeof mark !== 'string' || !marks.includes(mark)) {
    context.report({
      message: `${name} does not say how sure it is. Give it "x-evidence": one of ${marks.join(', ')}.`,
      location: context.location.key(),
    });
  }
}

/** @param {Record<string, unknown>} parts @param {Context} context */
function demandEach(parts, context) {
  for (const [name, part] of Object.entries(parts)) {
    demandEvidence(part, name, {...context, location: context.location.child([name])});
  }
}

/** @param {{value?: unknown}} example */
function isRefusal({value}) {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/**
 * Works on the file as written, in which a reference and the keys next to it are one object.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const evidence = () => ({
  Operation(operation, context) {
    const name = operation.operationId ?? 'The operation';
    demandEvidence(operation, name, context);
    if ('x-remark' in operation) {
      demandEvidence(operation['x-remark'], `The remark on ${name}`, context);
    }
  },
  NamedParameters: demandEach,
  NamedSchemas: demandEach,
  SchemaProperties: demandEach,
  NamedResponses(responses, context) {
    demandEach(Object.fromEntries(Object.entries(responses).filter(([, {content}]) => !content)), context);
  },
  NamedExamples(examples, context) {
    demandEach(Object.fromEntries(Object.entries(examples).filter(([, example]) => isRefusal(example))), context);
  },
});

const house = {id: 'house', rules: {oas3: {evidence}}};

const config = await createConfig({
  plugins: [house],
  extends: ['recommended-strict'],
  rules: {
    'house/evidence': 'error',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-unused-components': 'error',
    'operation-operationId': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    // The keys are plain parameters in the description, because some calls need two of them.
    'security-defined': 'off',
    // No licence is known.
    'info-license': 'off',
    'info-license-strict': 'off',
  },
});

/** @param {string} source */
export async function findProblems(source) {
  const problems = await lintFromString({source, absoluteRef: 'docs/api/openapi.yaml', config});
  return problems.map(({message, location, ruleId}) => `${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}
