import type { ApiError, Session, StreamState, Transport } from '@yayan/auth';
import type { GroupLiveEvent, LiveKind, LiveNews } from '../gen/model/index.ts';

/** The data of a live event. It has no content: refetch what it is about. */
export type LiveData<Kind extends LiveKind> = Kind extends 'group' ? GroupLiveEvent : LiveNews;

/** Called for live events of one kind. */
export type LiveListener<Kind extends LiveKind = LiveKind> = (data: LiveData<Kind>, kind: Kind) => void;

/** Called on each change of the connection. */
export type LiveStateListener = (state: StreamState, error?: ApiError) => void;

/**
 * Live events from the server. The connection opens with the first listener, reconnects by itself and closes with the last
 * listener.
 */
export interface Live {
  /**
   * Listens to live events of one kind, or of all kinds with `*`. Returns a function that stops listening. `reset` means that
   * events were lost: refetch everything.
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
  /** Reports each change of the connection, and why the server refused it for good. It doesn't connect by itself. */
  readonly onState: (listener: LiveStateListener) => () => void;
}

/** The parts of a client that live events need. */
export interface LiveDeps {
  readonly transport: Pick<Transport, 'stream'>;
  readonly session: Pick<Session, 'token' | 'subscribe'>;
}
