// What is wrong with a page for those who see it: cut off, covered, moving, or not fit for paper.
import type {Page} from '@playwright/test';

/** Text that is clipped by its own box, or extends beyond the window without a way to scroll there. */
export function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (one: Element) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(one);
      return (
        clipPath === 'none' &&
        // A field scrolls what is typed into it.
        !one.matches('input') &&
        one.clientWidth > 1 &&
        ((/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 1))
      );
    };
    const all = [...document.querySelectorAll('body *:not(svg *)')];
    const cut = all.filter((one) => one.checkVisibility({visibilityProperty: true}) && isCut(one));
    const {scrollWidth, clientWidth} = document.documentElement;
    return [
      ...cut.map((one) => one.outerHTML.slice(0, 100)),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : []),
    ];
  });
}

/** What moves or would move, with the reader's wish for less motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) =>
        ['', '::before', '::after'].some((pseudo) => {
          const {transitionDuration, animationName, animationDuration, scrollBehavior} = getComputedStyle(one, pseudo);
          const isAnimated = animationName !== 'none' && /[1-9]/.test(animationDuration);
          return isAnimated || /[1-9]/.test(transitionDuration) || scrollBehavior === 'smooth';
        }),
      )
      .map((one) => one.outerHTML.slice(0, 80)),
  );
}

/** Whether no bar covers the page, once it was scrolled. */
export function isMostlyPage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollTo({top: 600, behavior: 'instant'});
    return [100, window.innerHeight - 10].every(
      (y) => document.elementFromPoint(160, y)?.closest('nav, [role=region]') === null,
    );
  });
}

/** Dark surfaces, text that is not printed, small or cut off by the edge of the sheet, and what is closed although the text around it is printed. */
export function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (one: Element | null) => one?.checkVisibility({visibilityProperty: true}) === true;
    const isDark = (one: Element) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] = (
        getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return alpha > 0 && Math.min(red, green, blue) < 200;
    };
    const isSmall = (one: Element) => parseFloat(getComputedStyle(one).fontSize) < 10;
    const isCut = (one: Element) => one.getBoundingClientRect().right > document.body.clientWidth + 1;
    const isClosed = (one: Element) => isVisible(one.parentElement) && !isVisible(one);
    const find = (fault: string, selector: string, isFault: (one: Element) => boolean) =>
      [...document.querySelectorAll(selector)].filter(isFault).map((one) => `${fault}: ${one.outerHTML.slice(0, 80)}`);
    return [
      ...find('dark', 'body :not(hr, mark)', (one) => isVisible(one) && isDark(one)),
      // Of an emergency, what helps on paper is printed.
      ...find(
        'not printed',
        ':root:not([class*=emergency]) .markdown > :is(p, ul, ol, h2, h3)',
        (one) => !isVisible(one),
      ),
      ...find('letters below 7.5 points', 'main p', (one) => isVisible(one) && isSmall(one)),
      ...find('cut off', 'main *', (one) => isVisible(one) && isCut(one)),
      ...find('closed', 'details > :not(summary, .hash-link)', isClosed),
      ...find('closed', '[role=tabpanel]', isClosed),
    ];
  });
}
