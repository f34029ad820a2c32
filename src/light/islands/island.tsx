// What stands for a component of the islands in a page: HTML, which wake.tsx brings to life when a reader touches it.
import {createContext, createElement, use, type ComponentType} from 'react';

type Data = Record<string, unknown>;

/** Whether a value is the same after a way through JSON, which carries it to the browser. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) {
    return true;
  }
  if (Array.isArray(value)) {
    return value.every(isPlain);
  }
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value as Data).every(isPlain);
}

function check(name: string, data: Data, outer: string | undefined): void {
  if (outer !== undefined) {
    throw new Error(`<${name}> is in <${outer}>, and an island cannot be in another one. Put it beside.`);
  }
  const key = Object.keys(data).find((one) => !isPlain(data[one]));
  if (key !== undefined) {
    throw new Error(
      `<${name}> is an island, so its properties must be plain data: "${key}" is not. Give it a text, a number, or a list or object of these.`,
    );
  }
}

/** The island around a part. */
const Outer = createContext<string | undefined>(undefined);

/** The component as an island. */
export default function island(name: string, Component: ComponentType<Data>): ComponentType<Data> {
  return function Island(data) {
    check(name, data, use(Outer));
    return createElement(
      'light-island',
      {'data-light-island': name, 'data-light-props': JSON.stringify(data)},
      <Outer value={name}>
        <Component {...data} />
      </Outer>,
    );
  };
}
