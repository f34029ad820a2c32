import type {Area} from './section';
import type {Piece} from './snippet';

/** A result as it is shown. */
export type Result = {
  address: string;
  area: Area;
  title: Piece[];
  above: string[];
  snippet: Piece[];
  /** Answers too little of the question to be called a match. */
  isLoose: boolean;
};

export type Answer = {results: Result[]; suggestions: string[]};

/** To the worker: the file of sections first, then one question after another. */
export type Request = {data: ArrayBuffer} | {text: string};

/** From the worker. */
export type Reply = {text: string; answer: Answer};
