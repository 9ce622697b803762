import type { Transport } from '@yayan/auth';
import { useEffect, useEffectEvent } from 'react';

/** One notification: its kind, and its data as the contract's LiveEvent describes them. */
export interface LiveNotification {
  event: string;
  data: unknown;
}

export interface LiveListener {
  onNotification: (news: LiveNotification) => void;
  /** The stream is open for the first time. Refetch what `mayHaveMissedNotifications`. */
  onFirstOpen: () => void;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/**
 * Listens to live notifications while `enabled`, over a stream that reconnects by itself. Notifications carry no content:
 * the page refetches what it shows. At the first connection, or after a break, the server may send `reset`: then the page
 * refetches everything.
 */
export const useLiveNotifications = (
  transport: Transport,
  enabled: boolean,
  { onNotification, onFirstOpen }: LiveListener,
): void => {
  const hear = useEffectEvent(onNotification);
  const open = useEffectEvent(onFirstOpen);
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    let hasOpened = false;
    void transport.stream({
      url: '/v1/live',
      // A stream in each tab would take all connections that a browser makes to one host.
      shared: true,
      signal: stop.signal,
      onState: (state) => {
        if (state !== 'open' || hasOpened) return;
        hasOpened = true;
        open();
      },
      onEvent: ({ event, data }) => hear({ event: event ?? 'message', data: parsed(data) }),
    });
    return () => stop.abort();
  }, [transport, enabled]);
};
