import type {Page} from '@playwright/test';
import axe from 'axe-core';

type WithAxe = Window & {axe: typeof axe};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function injectOnce(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

/** One line per violation: the rule, the element, what is wrong with it. */
export async function findViolations(page: Page): Promise<string[]> {
  await injectOnce(page);
  // What the bar at the top hides at the moment would count as too small to press.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const violations = await page.evaluate(async (values) => {
    const results = await (window as unknown as WithAxe).axe.run(document, {
      runOnly: {type: 'tag', values},
      resultTypes: ['violations'],
    });
    return results.violations;
  }, tags);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
