import {useEffect, useState} from 'react';

type Outcome = 'none' | 'copied' | 'failed';

const shownFor = 4000;

/** Copies a text and reports the outcome; success only for a few seconds. */
export function useCopy(): {outcome: Outcome; copy: (text: string) => Promise<void>} {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome('none');
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  async function copy(text: string): Promise<void> {
    try {
      // On insecure origins `navigator.clipboard` is undefined, which is caught as well.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return {outcome, copy};
}
