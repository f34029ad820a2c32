import type {ScriptPart} from '../../../runtime/build/pageScript';

/** The part of the page script that handles copy buttons of code blocks. */
export const copyCode: ScriptPart = {entry: 'src/features/code/ui/copyCode.ts'};
