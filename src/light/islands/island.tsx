// What stands for a component of the islands in a page: HTML, which wake.tsx brings to life when a reader touches it.
import {createElement, type ComponentType} from 'react';

type Data = Record<string, unknown>;

/** Whether a value is the same after a way through JSON, which carries it to the browser. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) {
    return true;
  }
  const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isData && Object.values(value as Data).every(isPlain);
}

/** The component as an island. */
export default function island(name: string, Component: ComponentType<Data>): ComponentType<Data> {
  return function Island(data) {
    const key = Object.keys(data).find((one) => !isPlain(data[one]));
    if (key !== undefined) {
      throw new Error(
        `<${name}> is an island, so its properties must be plain data: "${key}" is not. Give it a text, a number, or a list or object of these.`,
      );
    }
    const attributes = {'data-light-island': name, 'data-light-props': JSON.stringify(data)};
    return createElement('light-island', attributes, <Component {...data} />);
  };
}
