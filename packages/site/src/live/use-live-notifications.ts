import type { Transport } from '@yayan/auth';
import { useEffect, useEffectEvent } from 'react';

/** One piece of news: what kind, and its data as the document's LiveEvent gives it. */
export interface LiveNotification {
  event: string;
  data: unknown;
}

export interface LiveListener {
  onNotification: (news: LiveNotification) => void;
  /** The first connection is open: what was fetched long before it (`mayHaveMissedNotifications`) is to be fetched anew. */
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
 * Hears live news while `enabled`, over one connection that mends itself. News carries no content: the page fetches
 * anew what it shows. At the first connection, or after a break, the server may say `reset`: then everything shown is to
 * be fetched anew.
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
