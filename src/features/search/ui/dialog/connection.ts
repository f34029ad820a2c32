import {translate} from '@docusaurus/Translate';
import {connect, NothingToSearch, type SearchClient} from '../client';
import type {Answer} from '../../model/messages';

const faults = {
  nothing: translate({
    id: 'search.nothingBuilt',
    message: 'There is nothing to search yet. Run npm run build once; the development server uses its index.',
    description: 'Only seen by people who work on the site',
  }),
  loading: translate({id: 'search.fault', message: 'The search could not be loaded. You may be offline.'}),
};

type Listener = {
  onLoading: () => void;
  onReady: () => void;
  onAnswer: (query: string, answer: Answer) => void;
  onFault: (text: string) => void;
};

/** To the worker and its text: made when it is needed, and anew after it failed. */
export class Connection {
  private client: Promise<SearchClient> | undefined;

  constructor(
    private readonly folder: string,
    private readonly listener: Listener,
  ) {}

  /** What is asked for is looked up when the answer can be had: by then the reader may have typed more. */
  ask(question: () => string): void {
    this.open().then(
      ({ask}) => {
        ask(question());
      },
      () => undefined,
    );
  }

  open(): Promise<SearchClient> {
    return (this.client ??= this.begin());
  }

  private begin(): Promise<SearchClient> {
    const {onLoading, onReady, onAnswer} = this.listener;
    onLoading();
    const client = connect(this.folder, {
      onAnswer,
      onError: () => {
        this.fail(faults.loading);
      },
    });
    client.then(onReady, (error: unknown) => {
      this.fail(error instanceof NothingToSearch ? faults.nothing : faults.loading);
    });
    return client;
  }

  private fail(text: string): void {
    this.client = undefined;
    this.listener.onFault(text);
  }
}
