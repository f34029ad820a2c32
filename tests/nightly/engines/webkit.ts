import {expect} from '@playwright/test';
import {freePort} from '../../support/servers';
import {callOf, isRecord, lineOf, start, stop, textIn, type Engine, type Tab} from './engine';

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

function asker(root: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(root + path, {method, ...(body !== undefined && {body: JSON.stringify(body)})});
    const answer: unknown = await response.json();
    const value = isRecord(answer) ? answer.value : undefined;
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    }
    return value;
  };
}

async function openTab(ask: Ask): Promise<Tab> {
  const alwaysMatch = {'webkitgtk:browserOptions': {args: ['--automation']}};
  const session = `/session/${textIn(await ask('POST', '/session', {capabilities: {alwaysMatch}}), 'sessionId')}`;
  return {
    goto: async (url) => {
      await ask('POST', `${session}/url`, {url});
    },
    read: (look, ...args) => ask('POST', `${session}/execute/sync`, {script: `return ${callOf(look, args)}`, args: []}),
    input: async (input) => {
      await ask('POST', `${session}/actions`, {actions: [input]});
    },
    resize: async (width, height) => {
      await ask('POST', `${session}/window/rect`, {width, height});
    },
    // Debian's driver has no BiDi, so console errors are unknown.
    faults: () => [],
    close: async () => {
      await ask('DELETE', session);
    },
  };
}

/** Starts WebKitGTK with WebDriver. Each tab is a session with a separate browser. */
export async function launchWebKit(files: {driver: string; screen: string}): Promise<Engine> {
  const screen = start(files.screen, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const display = `:${await lineOf(screen.stdio[3], /\d+/)}`;
  const port = await freePort();
  const driver = start(files.driver, [`--port=${port}`], {DISPLAY: display, GDK_BACKEND: 'x11'});
  const ask = asker(`http://127.0.0.1:${port}`);
  await expect(() => ask('GET', '/status'), 'the driver listens').toPass();
  return {
    open: () => openTab(ask),
    close: async () => {
      await stop(driver);
      await stop(screen);
    },
  };
}
