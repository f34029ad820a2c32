import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

type WithAxe = Window & {axe: typeof axe};

/** The minified build, which a browser reads in half the time. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** One cause is often on a hundred elements, so more lines than these tell nothing new. */
const mostLines = 5;

/** An element by its name and classes, which its siblings share. */
function kindOf(html: string): string {
  const [, name = '', classes = ''] = /^<([\w-]+)(?:[^>]*? class="([^"]*)")?/.exec(html) ?? [];
  return [name, ...classes.split(' ').filter(Boolean)].join('.');
}

/** What is wrong with an element. Each pair of colours is told once, wherever it is. */
function faultOf(rule: string, {html, any, all, none}: axe.NodeResult): {cause: string; line: string} {
  const [problem] = [...any, ...all, ...none];
  const {fgColor, bgColor, contrastRatio} = (problem?.data ?? {}) as Record<string, string | undefined>;
  const about = fgColor ? `${fgColor} on ${bgColor} is ${contrastRatio}:1` : (problem?.message ?? '');
  const element = kindOf(html);
  return {cause: `${rule} ${fgColor ? about : element}`, line: `${rule}: ${element}: ${about}`};
}

/** A line for each cause: rule, element, problem. Checks all rules unless some are named, and the whole page or a part. */
export async function findViolations(page: Page, rules?: string[], part = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  // Controls half hidden behind the navbar would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const runOnly: axe.RunOnly = rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags};
  const violations = await page.evaluate(
    async ({context, options}) => {
      const results = await (window as unknown as WithAxe).axe.run(context, {
        runOnly: options,
        resultTypes: ['violations'],
        // Loads style sheets again, for a rule that is not among these.
        preload: false,
      });
      return results.violations;
    },
    {context: part, options: runOnly},
  );
  const faults = violations.flatMap(({id, nodes}) => nodes.map((node) => faultOf(id, node)));
  const lines = [...new Map(faults.reverse().map(({cause, line}) => [cause, line])).values()];
  return lines.slice(0, mostLines);
}
