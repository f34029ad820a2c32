import {useState, type ComponentType} from 'react';
import type {RequestShape} from '@site/src/features/api/model/operation';

type State = {phase: 'closed' | 'loading' | 'failed'} | {phase: 'open'; Form: ComponentType<{shape: RequestShape}>};

/** Loads the form as a separate chunk. Unlike `React.lazy`, it retries after a failure. */
export function useRequestForm(): {state: State; toggle: () => void} {
  const [state, setState] = useState<State>({phase: 'closed'});

  async function open(): Promise<void> {
    setState({phase: 'loading'});
    try {
      const {default: Form} = await import('./RequestForm');
      setState({phase: 'open', Form});
    } catch {
      setState({phase: 'failed'});
    }
  }

  function toggle(): void {
    if (state.phase === 'open') {
      setState({phase: 'closed'});
    } else if (state.phase !== 'loading') {
      void open();
    }
  }

  return {state, toggle};
}
