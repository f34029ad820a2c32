import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {callOf, isRecord, lineOf, start, stop, textIn, type Engine, type Tab} from './engine';

type Answer = (message: Record<string, unknown>) => void;

/** A connection for WebDriver BiDi. Responses carry the number of their command, and events arrive in between. */
type Connection = {
  send: (method: string, params?: Record<string, unknown>) => Promise<unknown>;
  close: () => void;
};

async function connect(address: string, onEvent: (params: unknown) => void): Promise<Connection> {
  const socket = new WebSocket(address);
  const open = new Map<unknown, Answer>();
  socket.addEventListener('message', ({data}) => {
    const message: unknown = JSON.parse(String(data));
    if (isRecord(message)) {
      const answer = open.get(message.id);
      open.delete(message.id);
      if (answer) {
        answer(message);
      } else {
        onEvent(message.params);
      }
    }
  });
  await once(socket, 'open');

  let count = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        open.set(count, (message) => {
          if (message.type === 'success') {
            resolve(message.result);
          } else {
            reject(new Error(`${method}: ${JSON.stringify(message)}`));
          }
        });
        socket.send(JSON.stringify({id: count, method, params}));
      }),
    close: () => {
      socket.close();
    },
  };
}

/** A fresh profile that does not look for updates or networks. */
function makeProfile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const choices = {
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'ui.prefersReducedMotion': 1,
  };
  const lines = Object.entries(choices).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  return folder;
}

async function openTab({send}: Connection, told: string[]): Promise<Tab> {
  const userContext = textIn(await send('browser.createUserContext'), 'userContext');
  const context = textIn(await send('browsingContext.create', {type: 'tab', userContext}), 'context');
  told.length = 0;
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    read: async (look, ...args) => {
      const expression = `JSON.stringify(${callOf(look, args)} ?? null)`;
      // A sandbox, so that changes to the page's globals and its policy do not affect the tests.
      const target = {context, sandbox: 'tests'};
      const answer = await send('script.evaluate', {expression, target, awaitPromise: false});
      const json: unknown = JSON.parse(textIn(isRecord(answer) ? answer.result : answer, 'value'));
      return json;
    },
    input: async (input) => {
      await send('input.performActions', {context, actions: [input]});
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', {context, viewport: {width, height}});
    },
    faults: () => told,
    close: async () => {
      await send('browser.removeUserContext', {userContext});
    },
  };
}

/** Starts Firefox with WebDriver BiDi. */
export async function launchFirefox(file: string): Promise<Engine> {
  const profile = makeProfile();
  const browser = start(file, ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]);
  const address = await lineOf(browser.stderr, /ws:\/\/\S+/);
  const told: string[] = [];
  const connection = await connect(`${address}/session`, (params) => {
    if (isRecord(params) && params.level === 'error') {
      told.push(textIn(params, 'text'));
    }
  });
  await connection.send('session.new', {capabilities: {}});
  await connection.send('session.subscribe', {events: ['log.entryAdded']});
  return {
    open: () => openTab(connection, told),
    close: async () => {
      connection.close();
      await stop(browser);
      rmSync(profile, {recursive: true, force: true});
    },
  };
}
