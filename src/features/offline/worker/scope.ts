import type {Copy} from '../model/names';

declare const self: ServiceWorkerGlobalScope;

/** Defined at build time. A changed list makes a new worker, and thereby a new copy. */
declare const COPY: Copy;

export const worker = self;
export const copy = COPY;
