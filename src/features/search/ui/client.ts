import type {Answer, Reply, Request} from '../model/messages';

/** There is no build with searchable data. The network is fine. */
export class NothingToSearch extends Error {}

export type SearchClient = {ask: (text: string) => void};

type Listener = {
  onAnswer: (text: string, answer: Answer) => void;
  onError: () => void;
};

async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  const data = await response.arrayBuffer();
  if (data.byteLength === 0) {
    throw new NothingToSearch();
  }
  return data;
}

/** Sends one query at a time. While the worker is busy, only the newest query is kept. */
function questions(worker: Worker, {onAnswer}: Listener): SearchClient {
  let asked: string | undefined;
  let next: string | undefined;
  const send = (text: string) => {
    asked = text;
    next = undefined;
    worker.postMessage({text} satisfies Request);
  };
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    asked = undefined;
    if (next !== undefined) {
      send(next);
    } else {
      onAnswer(data.text, data.answer);
    }
  });
  return {
    ask: (text) => {
      if (asked === undefined) {
        send(text);
      } else {
        next = text;
      }
    },
  };
}

/** Loads the text and the worker in parallel. After a failure, the next call starts over. */
export async function connect(folder: string, listener: Listener): Promise<SearchClient> {
  const address = `${folder}worker.js`;
  const worker = new Worker(address);
  let isConnected = false;
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error(`${address} does not run`));
      if (isConnected) {
        listener.onError();
      }
    });
  });
  try {
    const data = await Promise.race([load(`${folder}sections.json`), failed]);
    worker.postMessage({data} satisfies Request, [data]);
    isConnected = true;
    return questions(worker, listener);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
