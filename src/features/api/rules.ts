// The rules for the API description: the public rules of OpenAPI, and configurable rules for our own keys.
import {bundleFromString, createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import {certainties} from '../../site/certainty';
import {marks} from './does';

/** How a value is typed in, and who has it. */
export const kinds = ['id', 'key', 'duration', 'links', 'note'] as const;
export const holders = ['wearer', 'holder', 'caller'] as const;

/** Our keys after `x-`. The comment at the top of the description explains them. */
const ownKeys =
  'evidence, evidence-note, page-read, does, displayName, remark, kind, held-by, shows-change, summary, what-to-do, group, unit, values-note';

/** What a part needs, as a JSON schema. The keys of OpenAPI have rules of their own. */
function needs(required: string[], properties: object = {}) {
  return {required, properties: {'x-evidence': {enum: certainties}, ...properties}, unevaluatedProperties: true};
}

/** A configurable rule of the linter. `allowed` is told after what is wrong. */
function rule(type: string, property: string, schema: object, allowed: string) {
  const message = `{{problems}}. ${allowed} "x-evidence" is one of ${certainties.join(', ')}.`;
  return {subject: {type, property}, assertions: {schema}, message, severity: 'error' as const};
}

/** The same for each part of a list, in which the keys beside a reference count as those of the part. */
function ruleForEach(type: string, property: string, schema: object, allowed: string) {
  return rule(type, property, {additionalProperties: schema}, allowed);
}

const ownRules = {
  'rule/own-keys': {
    subject: {type: 'any'},
    assertions: {notPattern: `/^x-(?!(${ownKeys.replaceAll(', ', '|')})$)/`},
    message: `Nothing reads this key. Use x- with one of ${ownKeys}.`,
    severity: 'error' as const,
  },
  'rule/call': rule(
    'PathItem',
    'get',
    {
      ...needs(['x-evidence', 'x-does'], {
        'x-remark': needs(['text', 'x-evidence']),
        'x-does': {
          required: ['what'],
          properties: {what: {enum: Object.keys(marks)}, amount: {enum: ['fixed', 'random']}},
          additionalProperties: false,
        },
      }),
      if: needs([], {'x-evidence': {const: 'documented'}}),
      then: needs(['x-page-read'], {'x-page-read': {enum: ['full', 'part']}}),
      else: {not: needs(['x-page-read'])},
    },
    'A documented call, and no other, needs "x-page-read": full or part. A call and its remark need "x-evidence". "x-does" has "what": reads, adds or removes, and "amount": fixed or random.',
  ),
  'rule/parameter': ruleForEach(
    'Components',
    'parameters',
    needs(['x-evidence', 'x-kind', 'x-held-by'], {'x-kind': {enum: kinds}, 'x-held-by': {enum: holders}}),
    `"x-kind" is one of ${kinds.join(', ')}. "x-held-by" is one of ${holders.join(', ')}.`,
  ),
  'rule/error': ruleForEach(
    'Components',
    'examples',
    {
      if: needs(['value'], {value: needs(['error'])}),
      then: needs(['x-evidence', 'x-what-to-do']),
      unevaluatedProperties: true,
    },
    'An error needs "x-what-to-do", which says how to react.',
  ),
  'rule/schema': ruleForEach('Components', 'schemas', needs(['x-evidence']), 'Each schema needs "x-evidence".'),
  'rule/field': ruleForEach('Schema', 'properties', needs(['x-evidence']), 'Each field needs "x-evidence".'),
};

const rules = {
  ...ownRules,
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
} as const;

const configuration = createConfig({extends: ['recommended-strict'], rules});

/** What is wrong in a description, each with file and line. */
export async function findProblems(source: string, file: string): Promise<string[]> {
  const problems = await lintFromString({source, absoluteRef: file, config: await configuration});
  return problems.map(({message, location: [place], ruleId}) => {
    const line = place ? `:${getLineColLocation(place).start.line}` : '';
    return `${file}${line}: ${message} (${ruleId})`;
  });
}

/** The description with its target in place of each reference. Keys beside a reference take precedence. */
export async function dereference(source: string, file: string): Promise<unknown> {
  const options = {source, absoluteRef: file, config: await configuration, dereference: true};
  return (await bundleFromString(options)).bundle.parsed;
}
