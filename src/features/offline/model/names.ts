// Names that the worker, the page and the build share.
import {storedCopy} from '../../storage/model/storedData';

/** The worker's address below the base. It must never change, because browsers look for updates there. */
export const workerFile = 'offline.js';

/** A file of the copy, with its size in bytes and the hash of its content. */
type CopiedFile = {bytes: number; hash: string};

export type Copy = {
  base: string;
  version: string;
  /** All files by address, relative to the base. */
  files: Record<string, CopiedFile>;
  /** Redirects, relative to the base. They are not files, because hosts answer them in different ways. */
  leads: Record<string, string>;
};

/** The size of a copy, or of the part stored so far. */
export type Size = {files: number; bytes: number};

/** Sent by the worker while it makes a copy. */
export type Report = {done: Size; all: Size} | {failed: 'full' | 'incomplete'};

/** Sent by a page when it has made the copy or begins to remove it, so that every switch in every tab shows it. */
export type Change = {isKept: boolean};

/** The prefix of cache names. It includes the base, because two sites on one host have separate copies. */
export function cacheStart(base: string): string {
  return `${storedCopy.name} ${base} `;
}

export function cacheName({base, version}: Copy): string {
  return cacheStart(base) + version;
}

/** The channel for the worker's reports. */
export function channelName(base: string): string {
  return `${storedCopy.name} ${base}`;
}

/** The address of the list that is stored in each copy. It is stored last, so a copy without it is incomplete. */
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
