import {devices, type PlaywrightTestConfig} from '@playwright/test';
import {findBrowser} from './browser';

/** What all browser tests have in common. */
export function shared(report: string) {
  return {
    outputDir: `test-results/${report}`,
    tsconfig: 'tests/tsconfig.json',
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    // A shared machine stalls now and then. What passed only the second time is told at the end of `npm test`.
    retries: 1,
    reporter: [['list'], ['json', {outputFile: `test-results/${report}.json`}]],
    // A trace of every test would cost a fifth of the time; `--trace on` makes one where it is wanted.
    use: {...devices['Desktop Chrome'], launchOptions: findBrowser(), trace: 'off'},
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
