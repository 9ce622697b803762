import type { Transport } from '@yayan/auth';
import { useEffect, useEffectEvent } from 'react';

/** One piece of news: what kind, and its data as the document's LiveEvent gives it. */
export interface LiveNewsItem {
  event: string;
  data: unknown;
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
 * anew what it shows. After a break the server may say `reset`: then everything shown is to be fetched anew.
 */
export const useLive = (
  transport: Transport,
  enabled: boolean,
  onNews: (news: LiveNewsItem) => void,
): void => {
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    void transport.stream({
      url: '/v1/live',
      signal: stop.signal,
      onEvent: ({ event, data }) => hear({ event: event ?? 'message', data: parsed(data) }),
    });
    return () => stop.abort();
  }, [transport, enabled]);
};
