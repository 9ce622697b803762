import { useOnline } from '@yayan/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isWithoutNetwork } from '../client/without-network.ts';
import { waitingForNetwork } from './waiting-for-network.ts';
import type { PressNote } from './use-send-once-uploaded.ts';

interface Sending {
  /** All that the author sends, as a text. A change of it ends the press. */
  content: string;
  /** The label of the button. */
  label: string;
  /** Whether the text survives a reload. */
  isKept: boolean;
  /** Sends the form as it is now. It calls `end`. */
  send: () => Promise<void>;
}

/**
 * Sends a form by itself when the network is back, if the button was pressed without one (rule 6.66). It sends nothing by itself
 * after a change of the content, and once the form has left the page.
 */
export const useSendOnceOnline = ({ content, label, isKept, send }: Sending) => {
  /** What was to be sent when there was no network. */
  const [pressed, setPressed] = useState<string>();
  const isOnline = useOnline();
  const isWaiting = pressed === content;
  if (pressed !== undefined && !isWaiting) setPressed(undefined);

  const isReady = isWaiting && isOnline;
  const go = useEffectEvent((): void => void send());
  useEffect(() => {
    if (isReady) go();
  }, [isReady]);

  return {
    note: isWaiting
      ? ({ text: waitingForNetwork(label, isKept), isProblem: false } satisfies PressNote)
      : undefined,
    /** Notes a press that failed with this error, and returns whether the form waits for the network. */
    waits: (error: unknown): boolean => {
      const isOffline = isWithoutNetwork(error);
      if (isOffline) setPressed(content);
      return isOffline;
    },
    end: (): void => setPressed(undefined),
  };
};
