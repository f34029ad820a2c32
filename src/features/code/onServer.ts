// In the browser this module is empty, see plugin.ts.
import {codeHtml} from './codeHtml';

export const onServer: typeof codeHtml | undefined = codeHtml;
