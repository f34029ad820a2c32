import {useCallback, useEffect, useState} from 'react';
import {
  canKeep,
  CopyFailed,
  findCopy,
  isCopying,
  keepCopy,
  onChange,
  removeCopy,
  type Failure,
} from '@site/src/features/offline/ui/copy';
import type {Size} from '@site/src/features/offline/model/names';

export type State =
  | {phase: 'unknown' | 'absent' | 'removed' | 'unsupported'}
  | {phase: 'keeping'; done: Size; all: Size}
  | {phase: 'ready'; size: Size}
  | {phase: 'failed'; failure: Failure};

const none: Size = {files: 0, bytes: 0};

type OfflineCopy = {state: State; keep: () => Promise<void>; remove: () => Promise<void>};

export function useOfflineCopy(base: string): OfflineCopy {
  const [state, setState] = useState<State>({phase: 'unknown'});

  const keep = useCallback(async () => {
    if (!canKeep()) {
      setState({phase: 'unsupported'});
      return;
    }
    setState({phase: 'keeping', done: none, all: none});
    try {
      const size = await keepCopy(base, (done, all) => {
        setState((last) => (last.phase === 'keeping' ? {phase: 'keeping', done, all} : last));
      });
      if (size) {
        setState({phase: 'ready', size});
      }
    } catch (error) {
      const failure = error instanceof CopyFailed ? error.failure : 'incomplete';
      setState((last) => (last.phase === 'keeping' ? {phase: 'failed', failure} : last));
    }
  }, [base]);

  useEffect(() => {
    const look = async () => {
      const size = canKeep() ? await findCopy(base) : null;
      if (canKeep() && (await isCopying(base))) {
        await keep();
      }
      // If the reader has pressed the switch meanwhile, that state is newer.
      setState((last) => (last.phase === 'unknown' ? (size ? {phase: 'ready', size} : {phase: 'absent'}) : last));
    };
    const follow = async (isKept: boolean) => {
      const size = isKept ? await findCopy(base) : null;
      setState((last) => (size ? {phase: 'ready', size} : last.phase === 'ready' ? {phase: 'removed'} : last));
    };
    look().catch(() => {
      setState({phase: 'unsupported'});
    });
    return onChange(base, ({isKept}) => {
      void follow(isKept);
    });
  }, [base, keep]);

  async function remove(): Promise<void> {
    setState({phase: 'removed'});
    await removeCopy(base);
  }

  return {state, keep, remove};
}
