import {translate} from '@docusaurus/Translate';
import {encodeStrictly} from './characters';
import {checkField, type Checked} from './checkField';
import type {RequestParameter, RequestShape} from './operation';
import {parseDuration} from './timeNotation';

/** What was typed, by the name of the parameter. */
export type Values = Readonly<Record<string, string>>;
export type CheckedField = {parameter: RequestParameter; checked: Checked};
export type BuiltRequest = {url: string; maskedUrl: string} | {unfinished: string[]};

const mask = '••••••••';

function amountOf({kind}: RequestParameter, value: string): number {
  if (kind !== 'duration') {
    return Number(value);
  }
  const duration = parseDuration(value);
  return 'problem' in duration ? Number.NaN : duration.seconds;
}

function withRangeHint(fields: CheckedField[]): CheckedField[] {
  const [from, to] = ['from', 'to'].map((name) => fields.find(({parameter}) => parameter.name === name));
  if (!from || !to || 'problem' in from.checked || 'problem' in to.checked) {
    return fields;
  }
  if (amountOf(from.parameter, from.checked.value) <= amountOf(to.parameter, to.checked.value)) {
    return fields;
  }
  const hint = translate({
    id: 'api.check.range',
    message:
      'This is less than from. Clients send either of the two as the larger one, so try it in a test session first.',
  });
  const hinted = {...to, checked: {...to.checked, hint}};
  return fields.map((field) => (field === to ? hinted : field));
}

/** Every field of a request with the verdict on it. */
export function checkFields(shape: RequestShape, values: Values): CheckedField[] {
  return withRangeHint(
    shape.parameters.map((parameter) => ({parameter, checked: checkField(parameter, values[parameter.name] ?? '')})),
  );
}

/** The finished address, also with its keys masked; or the names of the fields that still need something. */
export function buildUrl({base, path}: RequestShape, fields: readonly CheckedField[]): BuiltRequest {
  const unfinished: string[] = [];
  const open: string[] = [];
  const masked: string[] = [];
  for (const {parameter, checked} of fields) {
    if ('problem' in checked) {
      unfinished.push(parameter.name);
    } else if (checked.value !== '') {
      const name = encodeStrictly(parameter.name);
      const pair = `${name}=${encodeStrictly(checked.value)}`;
      open.push(pair);
      masked.push(parameter.kind === 'key' ? `${name}=${mask}` : pair);
    }
  }
  if (unfinished.length > 0) {
    return {unfinished};
  }
  const address = `${base}${path}?`;
  return {url: address + open.join('&'), maskedUrl: address + masked.join('&')};
}

function draftPair({parameter: {name, kind}, checked}: CheckedField, areKeysShown: boolean): string[] {
  if ('problem' in checked) {
    return [`${name}=[${name.toUpperCase()}]`];
  }
  const shown = kind === 'key' && !areKeysShown ? mask : encodeStrictly(checked.value);
  return checked.value === '' ? [] : [`${name}=${shown}`];
}

/** The request line as far as it is filled in, with a place for each value that is missing or cannot be sent. */
export function draftLine({base, path}: RequestShape, fields: readonly CheckedField[], areKeysShown: boolean): string {
  return `GET ${base}${path}?${fields.flatMap((field) => draftPair(field, areKeysShown)).join('&')}`;
}
