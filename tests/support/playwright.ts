import {devices, type PlaywrightTestConfig} from '@playwright/test';
import {folderOf, sites} from '../../scripts/sites.mjs';
import {findBrowser} from './browser';

export function shared(report: string) {
  return {
    outputDir: `test-results/${report}`,
    tsconfig: 'tests/playwright.tsconfig.json',
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    reporter: [['list'], ['json', {outputFile: `test-results/${report}.json`}]],
    // A control that is not there is named at once. A step takes a tenth of this, also on a busy machine.
    expect: {timeout: 10_000},
    // Tracing every test would take a fifth of the time; use `--trace on` where it is needed.
    use: {...devices['Desktop Chrome'], launchOptions: findBrowser(), actionTimeout: 10_000, trace: 'off'},
  } satisfies PlaywrightTestConfig;
}

type Site = {dir: string; port: number; environment?: Record<string, string>};

export function server({dir, port, environment = {}}: Site) {
  return {
    command: `npm run serve -- --dir ${dir} --host 127.0.0.1 --port ${port}`,
    url: `http://127.0.0.1:${port}${environment.BASE_URL ?? '/'}`,
    env: environment,
    stdout: 'ignore',
  } as const;
}

/** A project for each site of a suite, with the specs whose names begin with its own. */
export function sitesOf(suite: string, testDir: string, report: string) {
  const own = sites.filter((site) => site.suite === suite);
  return {
    ...shared(report),
    testDir,
    projects: own.map(({name, port}) => ({
      name,
      testMatch: `${name}*.spec.ts`,
      use: {baseURL: `http://127.0.0.1:${port}`},
    })),
    webServer: own.map(({name, port, environment}) => server({dir: folderOf(name), port, environment})),
  } satisfies PlaywrightTestConfig;
}
