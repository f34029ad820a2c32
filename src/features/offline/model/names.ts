// What the worker, the page and the build have to agree on about the copy of the site on the reader's device.
import {storedCopy} from '../../storage/model/storedData';

/** The worker's address, below the base of the site. It stays: browsers look there whether a newer one is out. */
export const workerFile = 'offline.js';

/** A file of the copy: its size in bytes, and the hash of its content. */
type CopiedFile = {bytes: number; hash: string};

export type Copy = {
  base: string;
  version: string;
  /** All files by their addresses below the base. */
  files: Record<string, CopiedFile>;
  /** Addresses below the base that lead to another one. Hosts answer for them in different ways, so they are no files. */
  leads: Record<string, string>;
};

/** How much there is, or how much of it is there already. */
export type Size = {files: number; bytes: number};

/** From the worker, while it makes a copy. */
export type Report = {done: Size; all: Size} | {failed: 'full' | 'incomplete'};

/** Two sites on one host have copies of their own. */
export function cacheStart(base: string): string {
  return `${storedCopy.name} ${base} `;
}

export function cacheName({base, version}: Copy): string {
  return cacheStart(base) + version;
}

/** Where the worker reports to. */
export function channelName(base: string): string {
  return `${storedCopy.name} ${base}`;
}

/** The list of what is in a copy, kept with it. It is put there last: a copy without it is not complete. */
export function listAddress(base: string): string {
  return `${base}${storedCopy.name}.json`;
}

export function isCopy(value: unknown): value is Copy {
  return typeof value === 'object' && value !== null && 'files' in value && typeof value.files === 'object';
}

export function sizeOf({files}: Copy): Size {
  const all = Object.values(files);
  return {files: all.length, bytes: all.reduce((sum, {bytes}) => sum + bytes, 0)};
}
