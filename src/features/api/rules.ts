// The rules for the API description: the public rules of OpenAPI, and what our own keys must say.
import {createConfig, getLineColLocation, lintFromString, type Oas3Rule, type UserContext} from '@redocly/openapi-core';
import {certaintyMarks} from '../../site/certainty';
import {holders, kinds} from './description';

/** Our keys, which the comment at the top of the description explains, and the values that some are limited to. */
const ownKeys: Record<string, readonly string[] | undefined> = {
  'x-evidence': certaintyMarks,
  'x-evidence-note': undefined,
  'x-page-read': ['full', 'part'],
  'x-remark': undefined,
  'x-kind': kinds,
  'x-held-by': holders,
  'x-shows-change': undefined,
  'x-summary': undefined,
  'x-what-to-do': undefined,
  'x-groups': undefined,
  'x-group': undefined,
  'x-unit': undefined,
  'x-values-note': undefined,
};

/** What each part of a list needs, by the kind of the list. In a list, the keys next to a reference are visible. */
const neededKeys: Record<string, string[]> = {
  PathItem: ['x-evidence'],
  NamedParameters: ['x-evidence', 'x-kind', 'x-held-by'],
  NamedSchemas: ['x-evidence'],
  SchemaProperties: ['x-evidence'],
  NamedExamples: ['x-evidence', 'x-what-to-do'],
};

function isRightAnswer(name: string, part: object): boolean {
  return name === 'NamedExamples' && 'value' in part && !Object.hasOwn(asObject(part.value), 'error');
}

/** The value, or an empty object in place of a text, a number or nothing. */
function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Reports a fault with the line of a key. */
function report(message: string, key: string, context: UserContext): void {
  const {location} = context;
  context.report({message, location: location.child([key]).key() as UserContext['location']});
}

/** Reports a part that lacks a key, or has a value that the key cannot have. */
function demand(key: string, name: string, part: object, context: UserContext, allowed = ownKeys[key]): void {
  const value: unknown = Reflect.get(part, key);
  if (typeof value !== 'string' || allowed?.includes(value) === false) {
    report(`${name} needs "${key}"${allowed ? `: one of ${allowed.join(', ')}` : ''}.`, name, context);
  }
}

const ownKeysRule: Oas3Rule = () => ({
  any: {
    enter(node: unknown, context) {
      const keys = Object.keys(asObject(node));
      for (const key of keys.filter((one) => one.startsWith('x-') && !(one in ownKeys))) {
        report(`Nothing reads "${key}". Use one of ${Object.keys(ownKeys).join(', ')}.`, key, context);
      }
      for (const name of keys) {
        const part = asObject(Reflect.get(asObject(node), name));
        const needed = isRightAnswer(context.type.name, part) ? [] : (neededKeys[context.type.name] ?? []);
        for (const key of needed) {
          demand(key, name, part, context);
        }
      }
    },
  },
  Operation(operation, context) {
    if ('x-remark' in operation) {
      demand('x-evidence', 'x-remark', asObject(operation['x-remark']), context);
    }
    const wasRead = ownKeys['x-page-read']?.includes(String(Reflect.get(operation, 'x-page-read')));
    if (wasRead !== (Reflect.get(operation, 'x-evidence') === 'documented')) {
      report('A documented call, and no other, needs "x-page-read": full or part.', 'x-evidence', context);
    }
  },
  Schema(schema, context) {
    if ('x-groups' in schema) {
      const place = {...context, location: context.location.child(['properties'])};
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        demand('x-group', name, asObject(property), place, Object.keys(asObject(schema['x-groups'])));
      }
    }
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
  const plugins = [{id: 'house', rules: {oas3: {'own-keys': ownKeysRule}}}];
  const config = await createConfig({plugins, extends: ['recommended-strict'], rules});
  const problems = await lintFromString({source, absoluteRef: file, config});
  return problems.map(({message, location: [place], ruleId}) => {
    const line = place ? `:${getLineColLocation(place).start.line}` : '';
    return `${file}${line}: ${message} (${ruleId})`;
  });
}
