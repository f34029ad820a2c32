import siteStorage from '@generated/site-storage';
import {deferredScripts} from '../../protocol';

/** The published type lacks "none", see src/features/storage. */
const {type}: {type: string} = siteStorage;
const key = `docs-reloaded${siteStorage.namespace}`;

/** Identifies the build by its script names, which contain hashes. */
export function currentBuild(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${deferredScripts}"]`)?.content ?? '';
}

/**
 * Reloads the page automatically, once per reason. Returns whether it does. If the reason cannot be stored, it does not
 * reload, because that might never end.
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
