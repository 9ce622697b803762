import type { ApiError } from '../http/api-error.ts';
import type { Query } from '../http/query.ts';
import type { WebAbortSignal } from '../web-types.ts';

/** One server-sent event. */
export interface StreamEvent {
  /** The `event` field; `message` when the server sent none. */
  readonly event: string;
  /** Its id, when it has one. */
  readonly id?: string;
  /** Its text; usually JSON. */
  readonly data: string;
}

/**
 * - `connecting`: a connection is being made;
 * - `open`: events arrive;
 * - `waiting`: the connection was lost, and the next attempt will follow;
 * - `closed`: the stream is over, because it was aborted, signed out, or refused for good.
 */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface StreamRequest {
  /** Path below the base path. */
  readonly url: string;
  readonly params?: Query;
  /** Ends the stream. */
  readonly signal?: WebAbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
  /** Called on each change. `error` says why the server refused the stream for good. */
  readonly onState?: (state: StreamState, error?: ApiError) => void;
  /**
   * Uses one connection for all tabs of this browser: one tab connects and passes the events on, and another takes over
   * when it closes. Without Web Locks each tab opens its own connection.
   *
   * @default false
   */
  readonly shared?: boolean;
  /**
   * A connection on which nothing arrives for this long, not even a comment, counts as lost.
   *
   * @default 60_000
   */
  readonly idleMilliseconds?: number;
}
