import type { StreamEvent } from '@yayan/auth';
import type { Live, LiveDeps, LiveStateListener } from './live.ts';

const parsed = ({ data }: StreamEvent): unknown => {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
};

/** If the token can't be read, the session counts as signed in: the stream then reports the error. */
const isSignedOut = (session: LiveDeps['session']): boolean => {
  try {
    return session.token() === undefined;
  } catch {
    return false;
  }
};

/** The live events of one client. All tabs of a browser share one connection. */
export const connectLive = ({ transport, session }: LiveDeps): Live => {
  const listeners = new Set<{ readonly kind: string; readonly hear: (data: never, kind: never) => void }>();
  const states = new Set<LiveStateListener>();
  let connection: AbortController | undefined;
  let unsubscribe: (() => void) | undefined;

  const hear = (event: StreamEvent): void => {
    const data = parsed(event);
    // A listener is registered for a kind, so the data has that kind's type.
    for (const each of listeners)
      if (each.kind === '*' || each.kind === event.event) each.hear(data as never, event.event as never);
  };

  const notify: LiveStateListener = (state, error) => {
    for (const listener of states) listener(state, error);
  };

  const connect = (): void => {
    if (connection || listeners.size === 0 || isSignedOut(session)) return;
    const own = new AbortController();
    connection = own;
    void transport
      .stream({ url: '/v1/live', shared: true, signal: own.signal, onEvent: hear, onState: notify })
      .finally(() => {
        if (connection === own) connection = undefined;
      });
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
      const added = { kind, hear: listener };
      listeners.add(added);
      // A sign-in in any tab connects again.
      unsubscribe ??= session.subscribe(() => queueMicrotask(connect));
      connect();
      return () => {
        listeners.delete(added);
        leave();
      };
    },
    onState: (listener) => {
      states.add(listener);
      return () => void states.delete(listener);
    },
  };
};
