import type {highlight as Highlight} from './prism';

/** In a browser there is nothing to highlight with yet. For the build, src/features/code/build puts the highlighter here. */
export const highlight: typeof Highlight | undefined = undefined;
