import {Joi} from '@docusaurus/utils-validation';
import type {Holder, ParameterKind} from '../model/operation';
import type {Seen} from './evidence';
import {certainties, type CertaintyMark} from '../../../site/certainty';

type Sure = {'x-evidence': CertaintyMark; 'x-evidence-note'?: string; 'x-seen'?: Seen};

export type ParameterSource = Sure & {
  name: string;
  required: boolean;
  description: string;
  example: string | number;
  'x-kind': ParameterKind;
  'x-held-by': Holder;
};

type Remedy = {'x-what-to-do': string; 'x-retry': string};

type RefusalSource = Sure & Remedy & {summary: string; description: string; value: {error: string}};

type BareRefusalSource = Sure & Remedy & {'x-summary': string; description: string};

type Examples<T> = {content: {'application/json': {examples: Record<string, T>}}};

export type RefusalsSource = Examples<RefusalSource> & {'x-evidence': CertaintyMark};

type StateSource = {
  summary: string;
  value: {user: Record<string, unknown>; chastitysession?: Record<string, unknown> | null};
};

export type OperationSource = Sure & {
  operationId: string;
  tags: [string];
  summary: string;
  externalDocs: {url: string};
  'x-remark'?: {text: string; 'x-evidence': CertaintyMark};
  'x-shows-change'?: string[];
  parameters: ParameterSource[];
  responses: {
    '200': Examples<StateSource>;
    '400': RefusalsSource;
    '4XX': RefusalsSource;
    '429': BareRefusalSource;
  };
};

export type FieldSource = Sure & {
  type: string | string[];
  description: string;
  anyOf?: {const?: number; title?: string}[];
  items?: {properties?: Record<string, FieldSource>};
  properties?: Record<string, FieldSource>;
  'x-unit'?: string;
  'x-values-note'?: string;
  'x-group'?: string;
};

export type RecordSource = {'x-groups'?: Record<string, string>; properties: Record<string, FieldSource>};

export type DescriptionSource = {
  servers: [{url: string}];
  tags: {name: string; description: string}[];
  paths: Record<string, {get: OperationSource}>;
  components: {schemas: {User: RecordSource; Session: RecordSource; Verification: RecordSource}};
};

const text = Joi.string().required();
const sure = {
  'x-evidence': Joi.valid(...Object.keys(certainties)).required(),
  'x-evidence-note': Joi.string(),
  'x-seen': Joi.object(),
};
const remedy = {'x-what-to-do': text, 'x-retry': text};

const typeName = Joi.valid('string', 'integer', 'number', 'boolean', 'object', 'array', 'null');
const type = Joi.alternatives(typeName, Joi.array().items(typeName));

const parameter = Joi.object({
  ...sure,
  name: text,
  required: Joi.boolean().required(),
  description: text,
  schema: Joi.object({type}).unknown(),
  example: Joi.alternatives(Joi.string(), Joi.number()).required(),
  'x-kind': Joi.valid('id', 'key', 'duration', 'count', 'note').required(),
  'x-held-by': Joi.valid('wearer', 'holder', 'caller').required(),
}).unknown();

function examples(example: Joi.ObjectSchema) {
  const media = Joi.object({examples: Joi.object().pattern(Joi.string(), example.unknown()).required()}).unknown();
  return {content: Joi.object({'application/json': media.required()}).required()};
}

const refusal = Joi.object({
  ...sure,
  ...remedy,
  summary: text,
  description: text,
  value: Joi.object({error: text}).unknown(),
});
const refusals = Joi.object({...examples(refusal), 'x-evidence': sure['x-evidence']})
  .unknown()
  .required();
const record = Joi.object();
const state = Joi.object({
  summary: text,
  value: Joi.object({user: record.required(), chastitysession: record.allow(null)}).unknown(),
});

const operation = Joi.object({
  ...sure,
  operationId: text,
  tags: Joi.array().items(Joi.string()).length(1).required(),
  summary: text,
  externalDocs: Joi.object({url: text}).required(),
  'x-remark': Joi.object({text, 'x-evidence': sure['x-evidence']}),
  'x-shows-change': Joi.array().items(Joi.string()),
  parameters: Joi.array().items(parameter).required(),
  responses: Joi.object({
    200: Joi.object(examples(state)).unknown().required(),
    400: refusals,
    '4XX': refusals,
    429: Joi.object({...sure, ...remedy, 'x-summary': text, description: text}).required(),
  }).required(),
}).unknown();

const nested = Joi.object().pattern(Joi.string(), Joi.link('#field'));

const field = Joi.object({
  ...sure,
  type: type.required(),
  description: text,
  properties: nested,
  items: Joi.object({type, properties: nested}).unknown(),
})
  .id('field')
  .unknown();

const fields = Joi.object({properties: Joi.object().pattern(Joi.string(), field).required()})
  .unknown()
  .required();
const schemas = Joi.object({User: fields, Session: fields, Verification: fields}).unknown().required();

/** What the reference needs in addition to what the OpenAPI linter checks. */
export const descriptionShape = Joi.object<DescriptionSource>({
  servers: Joi.array()
    .items(Joi.object({url: text}))
    .length(1)
    .required(),
  tags: Joi.array()
    .items(Joi.object({name: text, description: text}))
    .required(),
  paths: Joi.object()
    .pattern(Joi.string(), Joi.object({get: operation.required()}))
    .required(),
  components: Joi.object({schemas, parameters: Joi.object().pattern(Joi.string(), parameter)})
    .unknown()
    .required(),
}).unknown();
