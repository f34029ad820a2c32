import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {settle} from './fixtures';

type WithAxe = Window & {axe: typeof axe};

/** The minified build, which a browser reads in half the time. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A line for each fault: rule, element, problem. Checks all rules unless some are named, and the whole page or a part. */
export async function findViolations(page: Page, rules?: string[], part = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  await settle(page);
  // Controls half hidden behind the navbar would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const runOnly: axe.RunOnly = rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags};
  const {violations} = await page.evaluate(
    ({context, options}) =>
      (window as unknown as WithAxe).axe.run(context, {
        runOnly: options,
        resultTypes: ['violations'],
        // Loads style sheets again, for a rule that is not among these.
        preload: false,
        // A host that the policy lets in answers no test.
        iframes: false,
      }),
    {context: part, options: runOnly},
  );
  const lines = violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any, all, none}) => `${id}: ${html.slice(0, 100)}: ${[...any, ...all, ...none][0]?.message}`),
  );
  // One cause is often on a hundred elements.
  return lines.slice(0, 5);
}
