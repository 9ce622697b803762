import { useEffect, useState } from 'react';
import { isWithoutNetwork } from './without-network.ts';

interface Failure {
  readonly text: string;
  readonly isOffline: boolean;
  /** Whether it says no more than that the button works again. */
  readonly isOver: boolean;
}

/**
 * The text of what failed last. One that says that there is no network changes when the network is back: nothing is sent by
 * itself (rule 10.28), so it says that the button works again.
 */
export const useFailure = () => {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (!failure?.isOffline) return undefined;
    const back = (): void => setFailure({ text: '网络恢复了，可以提交了', isOffline: false, isOver: true });
    globalThis.addEventListener('online', back);
    return () => globalThis.removeEventListener('online', back);
  }, [failure]);
  return {
    text: failure?.text,
    isOver: failure?.isOver ?? false,
    /** Shows a text; with the error that caused it, one that says so if the network was missing. */
    show: (text: string | undefined, error?: unknown): void =>
      setFailure(
        text === undefined ? undefined : { text, isOffline: isWithoutNetwork(error), isOver: false },
      ),
  };
};
