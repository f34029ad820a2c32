// New: a component of src/islands in a page that is HTML. src/light/islands brings it to life when a reader touches it.
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

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

type Props = {
  name: string;
  /** The component. Its own children are HTML that stays as it is. */
  children: ReactNode;
};

export default function Island({name, children}: Props): ReactNode {
  const island = Children.toArray(children).find((child) => isValidElement(child)) as ReactElement<Data>;
  const {children: slot, ...data} = island.props as Data & {children?: ReactNode};
  for (const [key, value] of Object.entries(data)) {
    if (!isPlain(value)) {
      throw new Error(
        `<${name}> is an island, so its properties must be plain data: "${key}" is not. Give it a text, a number, or a list or object of these.`,
      );
    }
  }
  return (
    <div data-light-island={name} data-light-props={JSON.stringify(data)}>
      {cloneElement(island, undefined, slot === undefined ? undefined : <div data-light-slot="">{slot}</div>)}
    </div>
  );
}
