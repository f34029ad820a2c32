import {loadTypeScript} from '../loadTypeScript.mjs';

/** The rules of the build. @returns {Promise<typeof import('./rules')>} */
export async function loadRules() {
  return /** @type {typeof import('./rules')} */ (await loadTypeScript('scripts/new/rules.ts'));
}
