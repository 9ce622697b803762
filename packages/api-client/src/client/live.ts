import type { ApiError, Session, StreamEvent, StreamState, Transport } from '@yayan/auth';
import type { GroupLiveEvent, LiveKind, LiveNews } from '../gen/model/index.ts';

/** What a piece of news of a kind says. News has no content: ask again for what it changed. */
export type LiveData<Kind extends LiveKind> = Kind extends 'group' ? GroupLiveEvent : LiveNews;

type Listener<Kind extends LiveKind = LiveKind> = (data: LiveData<Kind>, kind: Kind) => void;

/** Server-sent news. It connects with the first listener, reconnects by itself and ends with the last. */
export interface Live {
  /**
   * Listens to news of one kind, or of all kinds with `*`. Returns a function that ends it. `reset` means that news was
   * lost: ask again for everything.
   *
   * @example
   * ```ts
   * const stop = client.live.on('balance', () => showBalance());
   * ```
   */
  readonly on: <Kind extends LiveKind | '*'>(
    kind: Kind,
    listener: Listener<Kind extends LiveKind ? Kind : LiveKind>,
  ) => () => void;
  /** Tells each change of the connection, and why the server refused it for good. Doesn't connect by itself. */
  readonly onState: (listener: (state: StreamState, error?: ApiError) => void) => () => void;
}

const parsed = ({ data }: StreamEvent): unknown => {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
};

/** Creates the news of one client. All tabs of a browser share one connection. */
export const createLive = (
  transport: Pick<Transport, 'stream'>,
  session: Pick<Session, 'token' | 'subscribe'>,
): Live => {
  const listeners = new Map<(data: never, kind: never) => void, string>();
  const states = new Set<(state: StreamState, error?: ApiError) => void>();
  let connection: AbortController | undefined;
  let unsubscribe: (() => void) | undefined;

  const hear = (event: StreamEvent): void => {
    const data = parsed(event);
    // Each listener was registered for this kind, so it takes this kind's data.
    for (const [listener, kind] of listeners)
      if (kind === '*' || kind === event.event) listener(data as never, event.event as never);
  };

  const connect = (): void => {
    if (connection || listeners.size === 0 || session.token() === undefined) return;
    const own = new AbortController();
    connection = own;
    const stream = transport.stream({
      url: '/v1/live',
      shared: true,
      signal: own.signal,
      onEvent: hear,
      onState: (state, error) => {
        for (const listener of states) listener(state, error);
      },
    });
    const end = (): void => {
      if (connection === own) connection = undefined;
    };
    void stream.then(end, end);
  };

  const leave = (): void => {
    if (listeners.size > 0) return;
    connection?.abort();
    connection = undefined;
    unsubscribe?.();
    unsubscribe = undefined;
  };

  return {
    on: (kind, listener) => {
      listeners.set(listener, kind);
      // Signing in, in whichever tab, connects again.
      unsubscribe ??= session.subscribe(() => queueMicrotask(connect));
      connect();
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    onState: (listener) => {
      states.add(listener);
      return () => void states.delete(listener);
    },
  };
};
