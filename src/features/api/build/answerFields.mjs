// The fields of an answer, with their lines and positions in the text of the description. Plain JavaScript, because the
// command that checks the service runs without a compiler.
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** @typedef {import('yaml').YAMLMap} YamlMap */
/** @typedef {[from: number, to: number]} Range */
/**
 * @typedef {{
 *   name: string,
 *   line: number,
 *   mark: string,
 *   markRange: Range,
 *   seenRange: Range | undefined,
 *   isInline: boolean,
 *   types: string[],
 *   values: number[] | undefined,
 *   range: {least: number, most: number} | undefined,
 *   children: Field[],
 *   isList: boolean,
 * }} Field
 */

/** @param {YamlMap} map @param {string} key @returns {unknown} */
function valueOf(map, key) {
  return map.get(key);
}

/** @param {YamlMap} map @param {string} key @returns {unknown[]} */
function itemsIn(map, key) {
  const list = valueOf(map, key);
  return isSeq(list) ? list.items : [];
}

/** @param {YamlMap} map @param {string} key @returns {YamlMap[]} */
function mapsIn(map, key) {
  return itemsIn(map, key).filter((item) => isMap(item));
}

/** One type, or a list of them. @param {YamlMap} map @returns {string[]} */
function typesIn(map) {
  const types = [valueOf(map, 'type'), ...itemsIn(map, 'type').map((item) => (isScalar(item) ? item.value : item))];
  return types.filter((type) => typeof type === 'string');
}

/** @param {YamlMap} map @param {string} key @returns {Range | undefined} */
function rangeOf(map, key) {
  const node = /** @type {import('yaml').Node | undefined} */ (map.get(key, true));
  return node?.range ? [node.range[0], node.range[1]] : undefined;
}

class Description {
  /** @param {string} text */
  constructor(text) {
    this.lines = new LineCounter();
    this.document = parseDocument(text, {lineCounter: this.lines});
  }

  /**
   * The schema itself and those it refers to. The first one that defines a key wins.
   * @param {YamlMap} map @returns {YamlMap[]}
   */
  withTargets(map) {
    const reference = valueOf(map, '$ref');
    const target = typeof reference === 'string' ? this.schema(reference.split('/').at(-1) ?? '') : undefined;
    return target ? [map, ...this.withTargets(target)] : [map];
  }

  /** @param {string} name @returns {YamlMap | undefined} */
  schema(name) {
    const found = this.document.getIn(['components', 'schemas', name]);
    return isMap(found) ? found : undefined;
  }

  /**
   * A field that may be null lists its other types.
   * @param {YamlMap} map @returns {YamlMap[]}
   */
  alternatives(map) {
    const parts = this.withTargets(map);
    const others = parts.flatMap((part) => mapsIn(part, 'anyOf')).filter((part) => !part.has('const'));
    return [...parts, ...others.flatMap((part) => this.withTargets(part))];
  }

  /** @param {YamlMap} schema @returns {Field[]} */
  fieldsOf(schema) {
    const properties = valueOf(schema, 'properties');
    return (isMap(properties) ? properties.items : []).flatMap(({key, value}) =>
      isScalar(key) && isMap(value) ? [this.field(key, value)] : [],
    );
  }

  /** @param {import('yaml').Scalar} key @param {YamlMap} map @returns {Field} */
  field(key, map) {
    const parts = this.alternatives(map);
    const items = parts.map((part) => valueOf(part, 'items')).find((part) => isMap(part));
    const withFields = (items ? this.alternatives(items) : parts).filter((part) => part.has('properties'));
    const listed = parts.flatMap((part) => mapsIn(part, 'anyOf')).map((part) => valueOf(part, 'const'));
    const values = listed.filter((value) => typeof value === 'number');
    const unit = parts.map((part) => valueOf(part, 'x-unit')).find((part) => typeof part === 'string');
    const [, least, most] = /^(\d+) (?:or|to) (\d+)$/.exec(unit ?? '') ?? [];
    return {
      name: String(key.value),
      line: this.lines.linePos(key.range?.[0] ?? 0).line,
      mark: String(valueOf(map, 'x-evidence')),
      markRange: rangeOf(map, 'x-evidence') ?? [0, 0],
      seenRange: rangeOf(map, 'x-seen'),
      isInline: map.flow === true,
      types: [...new Set(parts.flatMap((part) => typesIn(part)))],
      values: values.length > 0 ? values : undefined,
      range: least !== undefined && most !== undefined ? {least: Number(least), most: Number(most)} : undefined,
      children: withFields.flatMap((part) => this.fieldsOf(part)),
      isList: items !== undefined,
    };
  }
}

/**
 * The fields of a successful answer to /info, according to the description.
 * @param {string} text @returns {Field[]}
 */
export function readFields(text) {
  const description = new Description(text);
  const state = description.schema('State');
  return state ? description.fieldsOf(state) : [];
}
