import type { ApiError, Session, StreamState, Transport } from '@yayan/auth';
import type { GroupLiveEvent, LiveKind, LiveNews } from '../gen/model/index.ts';

/** What a piece of news of a kind says. News has no content: ask again for what it changed. */
export type LiveData<Kind extends LiveKind> = Kind extends 'group' ? GroupLiveEvent : LiveNews;

/** Hears news of one kind. */
export type LiveListener<Kind extends LiveKind = LiveKind> = (data: LiveData<Kind>, kind: Kind) => void;

/** Hears each change of the connection. */
export type LiveStateListener = (state: StreamState, error?: ApiError) => void;

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
    listener: LiveListener<Kind extends LiveKind ? Kind : LiveKind>,
  ) => () => void;
  /** Tells each change of the connection, and why the server refused it for good. Doesn't connect by itself. */
  readonly onState: (listener: LiveStateListener) => () => void;
}

/** What news needs of a client. */
export interface LiveDeps {
  readonly transport: Pick<Transport, 'stream'>;
  readonly session: Pick<Session, 'token' | 'subscribe'>;
}
