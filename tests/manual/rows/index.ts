import {blog} from './blog';
import {docs} from './docs';
import {markdown} from './markdown';
import {parts} from './parts';
import {places} from './places';
import type {Row} from './row';
import {theme} from './theme';

/** Every feature of the manual, with what a reader does with it. */
export const rows: Row[] = [...markdown, ...parts, ...places, ...docs, ...blog, ...theme];
