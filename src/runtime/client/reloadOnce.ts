import siteStorage from '@generated/site-storage';
import {deferredScripts} from '../../protocol';

/** Its published type does not know that storing can be switched off. */
const {type}: {type: string} = siteStorage;
const key = `docs-reloaded${siteStorage.namespace}`;

/** The scripts of another build have other names. */
export function currentBuild(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${deferredScripts}"]`)?.content ?? '';
}

/**
 * Reloads the page unasked, once for each reason, and returns whether it does. Where that cannot be stored it does nothing,
 * because it might reload for ever.
 */
export function reloadOnce(reason: string): boolean {
  try {
    if (type === 'none' || window.sessionStorage.getItem(key) === reason) {
      return false;
    }
    window.sessionStorage.setItem(key, reason);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
