import {addressKey} from '../../../site/addressKey';
import type {NamedPath} from './nearest';

/**
 * The page whose address differs in capitals or the last slash alone. Hosts tell these apart, but React's router does not:
 * it would put that page over the one that says that there is none.
 */
export function meantPage(asked: string, pages: readonly NamedPath[]): string | undefined {
  return pages.find(({path}) => path !== asked && addressKey(path) === addressKey(asked))?.path;
}
