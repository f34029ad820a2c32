import {hiddenPanel} from '../sections';

/** Tabs and panels are in the same order. */
function tabOf(panel: Element): HTMLElement | null {
  const place = [...(panel.parentElement?.children ?? [])].indexOf(panel) + 1;
  const container = panel.parentElement?.parentElement;
  return container?.querySelector<HTMLElement>(`:scope > [role=tablist] > :nth-child(${place})`) ?? null;
}

/**
 * Hydration may render tabs again after they were shown, and tabs keep their scroll position. So this waits until the
 * target is visible.
 */
function whenShown(id: string, show: (target: HTMLElement) => void): void {
  let isShown = false;
  new MutationObserver((_, observer) => {
    requestAnimationFrame(() => {
      const target = document.getElementById(id);
      if (!isShown && target?.checkVisibility()) {
        isShown = true;
        observer.disconnect();
        show(target);
      }
    });
  }).observe(document.body, {subtree: true, childList: true, attributeFilter: ['hidden']});
}

/** Opens the tab whose panel hides the target, then calls `show` with the target. */
export function showTab(target: Element, show: (target: HTMLElement) => void): void {
  const panel = target.closest(hiddenPanel);
  if (panel) {
    whenShown(target.id, show);
    tabOf(panel)?.click();
  }
}
