import {addressKey} from '../../../site/addressKey';
import type {NamedPath} from './nearest';

/**
 * The page whose address differs only in case or trailing slash. Hosts tell such addresses apart but React's router
 * does not, so after hydration it would show that page instead of the not-found page.
 */
export function meantPage(asked: string, pages: readonly NamedPath[]): string | undefined {
  return pages.find(({path}) => path !== asked && addressKey(path) === addressKey(asked))?.path;
}
