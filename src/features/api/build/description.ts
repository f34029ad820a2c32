import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RequestParameter} from '../model/operation';
import type {CertaintyMark} from '../../../site/certainty';
import {leastSure, readEvidence, type Evidence} from './evidence';
import {refuseUnknownExtensions, tellFaults} from './faults';
import {readRecord, type FieldGroup} from './fields';
import {findSeenFault} from './seen.mjs';
import {descriptionShape, type DescriptionSource, type OperationSource, type ParameterSource} from './shape';
import {readRefusals, type Refusal} from './refusals';
import {descriptionFile as currentFile, parseSource, resolveReferences} from './source';

type Parameter = RequestParameter & {example: string; evidence: Evidence};

type AnswerSource = OperationSource['responses']['200']['content']['application/json']['examples'][string];

export type Operation = {
  id: string;
  title: string;
  group: string;
  base: string;
  path: string;
  /** The path of its page on this site. */
  page: string;
  parameters: Parameter[];
  refusals: Refusal[];
  /** The running session as the success answer contains it. */
  answer: AnswerSource['value'];
  /** Success answers in other forms. */
  otherAnswers: {title: string; body: object}[];
  showsChange: string[];
  evidence: Evidence;
  /** A further statement about the call, with its own mark. */
  remark: {text: string; mark: CertaintyMark} | undefined;
};

export type RecordName = 'user' | 'chastitysession' | 'verification';

export type Description = {operations: Operation[]; records: Record<RecordName, FieldGroup[]>};

function readParameter(source: ParameterSource, operation: OperationSource): Parameter {
  return {
    name: source.name,
    kind: source['x-kind'],
    required: source.required,
    heldBy: source['x-held-by'],
    description: source.description,
    example: String(source.example),
    evidence: readEvidence(source, leastSure(source['x-evidence'], operation['x-evidence'])),
  };
}

function readRemark({'x-remark': remark}: OperationSource): Operation['remark'] {
  return remark && {text: remark.text, mark: remark['x-evidence']};
}

function readOperation(address: string, source: OperationSource, base: string): Operation {
  const [answer, ...others] = Object.values(source.responses['200'].content['application/json'].examples);
  if (!answer) {
    throw new Error(`${source.operationId} has no example of a right answer. Add one to its response 200.`);
  }
  return {
    id: source.operationId,
    title: source.summary,
    group: source.tags[0],
    base,
    path: address,
    page: new URL(source.externalDocs.url).pathname,
    parameters: source.parameters.map((parameter) => readParameter(parameter, source)),
    refusals: readRefusals(source),
    answer: answer.value,
    otherAnswers: others.map(({summary, value}) => ({title: summary, body: value})),
    showsChange: source['x-shows-change'] ?? [],
    evidence: readEvidence(source),
    remark: readRemark(source),
  };
}

function toDescription({servers: [{url}], paths, components: {schemas}}: DescriptionSource): Description {
  return {
    operations: Object.entries(paths).map(([address, {get}]) => readOperation(address, get, url)),
    records: {
      user: readRecord('user', schemas.User),
      chastitysession: readRecord('chastitysession', schemas.Session),
      verification: readRecord('verification', schemas.Verification),
    },
  };
}

const explained = 'The comment at the top of the file explains its extensions.';

function check(resolved: unknown, yaml: string, descriptionFile: string): DescriptionSource {
  const result = descriptionShape.validate(resolved, {abortEarly: false, errors: {label: false}});
  if (result.error) {
    throw new Error(`${tellFaults(descriptionFile, yaml, result.error.details)}\n${explained}`);
  }
  return result.value;
}

function checkSeen(yaml: string, descriptionFile: string): void {
  const fault = findSeenFault(yaml);
  if (fault) {
    throw new Error(`${descriptionFile}:${fault.line}: ${fault.message}`);
  }
}

/** Adds the file to what is wrong in all of it. */
function inFile<T>(descriptionFile: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${descriptionFile}: ${reason}\n${explained}`, {cause: error});
  }
}

/** The typed accessor for the description. Each version of the docs has its own file. */
export function readDescription(yaml: string, descriptionFile = currentFile): Description {
  const source = parseSource(yaml, descriptionFile);
  checkSeen(yaml, descriptionFile);
  refuseUnknownExtensions(descriptionFile, yaml);
  const resolved = inFile(descriptionFile, () => resolveReferences(source));
  const checked = check(resolved, yaml, descriptionFile);
  return inFile(descriptionFile, () => toDescription(checked));
}

const known = new Map<string, {yaml: string; description: Description}>();

/** The description as the file contains it now, because it may change while the development server runs. */
export function loadDescription(file = currentFile): Description {
  const yaml = readFileSync(path.resolve(file), 'utf8');
  const last = known.get(file);
  if (last?.yaml === yaml) {
    return last.description;
  }
  const description = readDescription(yaml, file);
  known.set(file, {yaml, description});
  return description;
}
