import type {Area} from './section';
import type {Piece} from './snippet';

/** A result for display. */
export type Result = {
  address: string;
  area: Area;
  title: Piece[];
  above: string[];
  snippet: Piece[];
  /** Whether it answers too little of the question to be called a match. */
  isLoose: boolean;
};

export type Answer = {results: Result[]; suggestions: string[]};

/** Messages to the worker: first the file of sections, then one question after another. */
export type Request = {data: ArrayBuffer} | {text: string};

/** Messages from the worker. */
export type Reply = {text: string; answer: Answer};
