import {translate} from '@docusaurus/Translate';
import {encodeStrictly} from './characters';
import {checkField, type Checked} from './checkField';
import type {RequestParameter, RequestShape} from './operation';
import {parseDuration} from './timeNotation';

/** The typed texts by parameter name. */
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
    message: 'This is less than from. Try it in a test session first.',
  });
  const hinted = {...to, checked: {...to.checked, hint}};
  return fields.map((field) => (field === to ? hinted : field));
}

/** Checks all fields of a request. */
export function checkFields(shape: RequestShape, values: Values): CheckedField[] {
  return withRangeHint(
    shape.parameters.map((parameter) => ({parameter, checked: checkField(parameter, values[parameter.name] ?? '')})),
  );
}

/** The finished address, plain and with masked keys, or the names of the fields that still need a value. */
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

/** The request line filled in so far, with placeholders for missing or invalid values. */
export function draftLine({base, path}: RequestShape, fields: readonly CheckedField[], areKeysShown: boolean): string {
  return `GET ${base}${path}?${fields.flatMap((field) => draftPair(field, areKeysShown)).join('&')}`;
}
