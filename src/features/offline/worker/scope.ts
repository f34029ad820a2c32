import type {Copy} from '../model/names';

declare const self: ServiceWorkerGlobalScope;

/** Written into the worker when the site is built. A changed list makes another worker, and so a new copy. */
declare const COPY: Copy;

export const worker = self;
export const copy = COPY;
