import type {ScriptPart} from '../../../runtime/build/pageScript';

/** The part of the page script that copies code. */
export const copyCode: ScriptPart = {entry: 'src/features/code/ui/copyCode.ts'};
