// Builds the index and answers queries off the main thread.
import {answer} from '../model/answer';
import {Engine} from '../model/engine';
import type {Reply, Request} from '../model/messages';
import {readData, unpack} from '../model/pack';

let engine: Engine | undefined;

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if ('data' in data) {
    const {pages, meanings} = readData(new TextDecoder().decode(data.data));
    engine = new Engine(unpack(pages), meanings);
  } else if (engine) {
    postMessage({text: data.text, answer: answer(engine, data.text)} satisfies Reply);
  }
});
