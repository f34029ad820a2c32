import type {Joi} from '@docusaurus/utils-validation';

export type JsonSchema = Record<string, unknown>;

/** The part of Joi's `describe()` that our checks use. */
type Described = {
  type: string;
  flags?: {presence?: string; only?: boolean; unknown?: boolean; id?: string};
  allow?: unknown[];
  rules?: {name: string; args?: {limit?: number; regex?: string}}[];
  keys?: Record<string, Described>;
  patterns?: {rule: Described}[];
  items?: Described[];
  matches?: {schema: Described}[];
  link?: {ref: {path: string[]}};
};

type Options = {
  /** Whether any object may be a `$ref`, which does not need the required keys. */
  mayRefer?: boolean;
};

type Rules = NonNullable<Described['rules']>;

function limitOf(rules: Rules, ...names: string[]): number | undefined {
  return rules.find(({name}) => names.includes(name))?.args?.limit;
}

/** Removes undefined values. */
function defined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

class Converter {
  readonly definitions: Record<string, JsonSchema> = {};

  constructor(private readonly options: Options) {}

  convert(described: Described): JsonSchema | boolean {
    const {flags = {}, allow = []} = described;
    if (flags.presence === 'forbidden') {
      return false;
    }
    if (flags.only) {
      return {enum: allow};
    }
    const schema = this.byType(described);
    const withNull = allow.includes(null) ? {anyOf: [schema, {type: 'null'}]} : schema;
    if (flags.id === undefined) {
      return withNull;
    }
    this.definitions[flags.id] = withNull;
    return {$ref: `#/definitions/${flags.id}`};
  }

  private byType({type, rules = [], ...described}: Described): JsonSchema {
    switch (type) {
      case 'object':
        return this.object(described);
      case 'array':
        return defined({
          type,
          items: described.items?.[0] && this.convert(described.items[0]),
          minItems: limitOf(rules, 'min', 'length'),
          maxItems: limitOf(rules, 'max', 'length'),
          uniqueItems: rules.some(({name}) => name === 'unique') || undefined,
        });
      case 'string':
        return defined({
          type,
          minLength: limitOf(rules, 'min') ?? 1,
          maxLength: limitOf(rules, 'max'),
          pattern: rules.find(({name}) => name === 'pattern')?.args?.regex?.replace(/^\/|\/\w*$/g, ''),
        });
      case 'boolean':
      case 'number':
        return {type};
      case 'alternatives':
        return {anyOf: described.matches?.map(({schema}) => this.convert(schema))};
      case 'link':
        return {$ref: `#/definitions/${described.link?.ref.path[0] ?? ''}`};
      default:
        return {};
    }
  }

  private object({keys, patterns, flags = {}}: Omit<Described, 'type' | 'rules'>): JsonSchema {
    const properties = Object.fromEntries(Object.entries(keys ?? {}).map(([key, inner]) => [key, this.convert(inner)]));
    const required = Object.entries(keys ?? {}).flatMap(([key, inner]) =>
      inner.flags?.presence === 'required' ? [key] : [],
    );
    const [pattern] = patterns ?? [];
    const isOpen = flags.unknown === true || (keys === undefined && pattern === undefined);
    const {mayRefer = false} = this.options;
    return defined({
      type: 'object',
      properties: mayRefer ? {$ref: {type: 'string'}, ...properties} : properties,
      additionalProperties: pattern ? this.convert(pattern.rule) : isOpen,
      ...(required.length > 0 && (mayRefer ? {if: {required: ['$ref']}, else: {required}} : {required})),
    });
  }
}

/** Converts a check to a JSON schema. Conditions between keys are left to the build. */
export function toJsonSchema(schema: Joi.ObjectSchema, options: Options = {}): JsonSchema {
  const converter = new Converter(options);
  const converted = converter.convert(schema.describe() as Described);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...(converted as JsonSchema),
    definitions: converter.definitions,
  };
}
