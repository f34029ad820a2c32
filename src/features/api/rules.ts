// The rules for the API description: the public rules of OpenAPI, and what our own keys must say.
import {createConfig, getLineColLocation, lintFromString, type Oas3Rule, type UserContext} from '@redocly/openapi-core';
import {certainties} from '../../site/certainty';

const remedy = ['x-what-to-do', 'x-retry'];

/** Our keys, which the comment at the top of the description explains. */
const knownKeys = [
  'x-evidence',
  'x-evidence-note',
  'x-remark',
  'x-kind',
  'x-held-by',
  'x-shows-change',
  'x-summary',
  ...remedy,
  'x-groups',
  'x-group',
  'x-unit',
  'x-values-note',
];

const choices: Record<string, string[]> = {
  'x-evidence': Object.keys(certainties),
  'x-kind': ['id', 'key', 'duration', 'count', 'note'],
  'x-held-by': ['wearer', 'holder', 'caller'],
};

type Parts = Record<string, object>;
type Place = UserContext['location'];

/** Reports each key that a part lacks, or that has no value of its choices. */
function demand(keys: string[], part: object, name: string, context: UserContext): void {
  for (const key of keys) {
    const value: unknown = Reflect.get(part, key);
    const allowed = choices[key];
    if (typeof value !== 'string' || (allowed && !allowed.includes(value))) {
      const message = `${name} needs "${key}"${allowed ? `: one of ${allowed.join(', ')}` : ''}.`;
      context.report({message, location: context.location.key() as Place});
    }
  }
}

function demandEach(keys: string[], parts: Parts, context: UserContext): void {
  for (const [name, part] of Object.entries(parts)) {
    demand(keys, part, name, {...context, location: context.location.child([name])});
  }
}

function only(parts: Parts, is: (part: object) => boolean): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => is(part)));
}

function isRefusal(example: object): boolean {
  const value: unknown = Reflect.get(example, 'value');
  return typeof value === 'object' && value !== null && 'error' in value;
}

const demandEvidence = (parts: object, context: UserContext) => {
  demandEach(['x-evidence'], parts as Parts, context);
};

/** Works on the file as written, in which a reference and the keys next to it are one object. */
const ownKeys: Oas3Rule = () => ({
  any: {
    enter(node: unknown, context) {
      const keys = typeof node === 'object' && node !== null ? Object.keys(node) : [];
      for (const key of keys.filter((one) => one.startsWith('x-') && !knownKeys.includes(one))) {
        const message = `Nothing reads "${key}". Use one of ${knownKeys.join(', ')}.`;
        context.report({message, location: context.location.child([key]).key() as Place});
      }
    },
  },
  Operation(operation, context) {
    const name = operation.operationId ?? 'The operation';
    demand(['x-evidence'], operation, name, context);
    if ('x-remark' in operation) {
      demand(['x-evidence', 'text'], operation['x-remark'] as object, `The remark on ${name}`, context);
    }
  },
  NamedParameters(parameters, context) {
    demandEach(['x-evidence', 'x-kind', 'x-held-by'], parameters, context);
  },
  NamedSchemas: demandEvidence,
  SchemaProperties: demandEvidence,
  Schema(schema, context) {
    const groups: unknown = Reflect.get(schema, 'x-groups');
    if (groups) {
      choices['x-group'] = Object.keys(groups);
      demandEach(['x-group'], schema.properties ?? {}, context);
    }
  },
  NamedResponses(responses, context) {
    demandEach(
      ['x-evidence', 'x-summary', ...remedy],
      only(responses, (response) => !('content' in response)),
      context,
    );
  },
  NamedExamples(examples, context) {
    demandEach(['x-evidence', 'summary', 'description', ...remedy], only(examples, isRefusal), context);
  },
});

const rules = {
  'house/own-keys': 'error',
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

/** What is wrong in a description, each with file and line. */
export async function findProblems(source: string, file: string): Promise<string[]> {
  const plugins = [{id: 'house', rules: {oas3: {'own-keys': ownKeys}}}];
  const config = await createConfig({plugins, extends: ['recommended-strict'], rules});
  const problems = await lintFromString({source, absoluteRef: file, config});
  return problems.map(({message, location: [place], ruleId}) => {
    const line = place ? `:${getLineColLocation(place).start.line}` : '';
    return `${file}${line}: ${message} (${ruleId})`;
  });
}
