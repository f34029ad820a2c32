import {hiddenPanel} from '../sections';

/** A tab has the same position among the tabs as its panel among the panels. */
function tabOf(panel: Element): HTMLElement | null {
  const place = [...(panel.parentElement?.children ?? [])].indexOf(panel) + 1;
  const container = panel.parentElement?.parentElement;
  return container?.querySelector<HTMLElement>(`:scope > [role=tablist] > :nth-child(${place})`) ?? null;
}

/** Hydration renders tabs again, maybe after they were shown, and they keep their scroll position meanwhile. */
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

/** Shows the tab that hides a target, then hands the target over. */
export function showTab(target: Element, show: (target: HTMLElement) => void): void {
  const panel = target.closest(hiddenPanel);
  if (panel) {
    whenShown(target.id, show);
    tabOf(panel)?.click();
  }
}
