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

/** Connects to the worker on first use, and again after a failure. */
export class Connection {
  private client: Promise<SearchClient> | undefined;

  constructor(
    private readonly folder: string,
    private readonly listener: Listener,
  ) {}

  /** The query is read when the worker is ready, because the reader may have typed more by then. */
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
