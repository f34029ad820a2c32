import type {highlight as Highlight} from './prism';

/**
 * Undefined in the browser. For the server build, src/features/code/build replaces this module with the highlighter.
 */
export const highlight: typeof Highlight | undefined = undefined;
