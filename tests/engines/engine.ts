type PointerAction = {type: 'pointerMove'; x: number; y: number} | {type: 'pointerDown' | 'pointerUp'; button: number};

/** Input actions, in the form that both protocols share. */
type Input =
  | {type: 'pointer'; id: string; actions: PointerAction[]}
  | {type: 'key'; id: string; actions: {type: 'keyDown' | 'keyUp'; value: string}[]};

/** A tab that shares nothing with earlier ones. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** Evaluates a function in the page. The result is returned as JSON. */
  read: <Args extends string[]>(look: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
  input: (input: Input) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors, if the protocol reports them. */
  faults: () => string[];
  close: () => Promise<void>;
};

/** `hasScripts: false` also means a dark system. The tests can still evaluate functions. */
export type Reader = {hasScripts: boolean};

export type Engine = {
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};

/** The source of a call to the function with these arguments. */
export function callOf(look: (...args: never[]) => unknown, args: string[]): string {
  return `(${look.toString()})(...${JSON.stringify(args)})`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value in an answer that must be a string. */
export function textIn(answer: unknown, name: string): string {
  const text = isRecord(answer) ? answer[name] : undefined;
  if (typeof text !== 'string') {
    throw new Error(`The browser was asked for "${name}" and answered ${JSON.stringify(answer)}.`);
  }
  return text;
}
