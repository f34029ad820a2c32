type PointerAction = {type: 'pointerMove'; x: number; y: number} | {type: 'pointerDown' | 'pointerUp'; button: number};

/** What a hand does, in the form that both protocols share. */
type Input =
  | {type: 'pointer'; id: string; actions: PointerAction[]}
  | {type: 'key'; id: string; actions: {type: 'keyDown' | 'keyUp'; value: string}[]};

/** A page that shares nothing with the pages before it. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** Looks into the page. What is found comes back as JSON. */
  read: <Args extends string[]>(look: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
  input: (input: Input) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors on the console, as far as the protocol tells of them. */
  faults: () => string[];
  close: () => Promise<void>;
};

/** Without scripts the page runs none, and its system is dark; the tests look into it all the same. */
export type Reader = {hasScripts: boolean};

export type Engine = {
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};

/** The code of a function and of what it is called with. */
export function callOf(look: (...args: never[]) => unknown, args: string[]): string {
  return `(${look.toString()})(...${JSON.stringify(args)})`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What an answer holds under a name, where it must be a text. */
export function textIn(answer: unknown, name: string): string {
  const text = isRecord(answer) ? answer[name] : undefined;
  if (typeof text !== 'string') {
    throw new Error(`The browser was asked for "${name}" and answered ${JSON.stringify(answer)}.`);
  }
  return text;
}
