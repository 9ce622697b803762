import type { SentCall } from '../http/answer-body.ts';
import type { ApiError, FailureKind } from '../http/api-error.ts';
import type { Clock } from '../clock.ts';
import type { Session } from '../session/session.ts';
import { signedOutSignal } from '../session/signed-out-signal.ts';
import { readEventStream } from './event-stream.ts';
import type { EventStreamDeps } from './event-stream.ts';
import type { StreamRequest } from './stream-request.ts';
import { readSharedStream } from './shared-stream.ts';

export interface ReadStreamDeps extends Pick<EventStreamDeps, 'isFinal'> {
  readonly session: Session;
  readonly unsent: (kind: FailureKind, cause: unknown) => ApiError;
  readonly request: (call: SentCall) => Promise<unknown>;
  readonly clock: Clock;
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** Whether tabs can share a stream. A page on plain http at a network address has no Web Locks. */
const canShareStreams = (): boolean =>
  globalThis.navigator?.locks !== undefined && typeof BroadcastChannel !== 'undefined';

const readUntil = async (
  prefix: string,
  request: StreamRequest,
  signal: AbortSignal,
  deps: EventStreamDeps,
): Promise<void> => {
  if (request.shared && canShareStreams()) {
    const name = `${prefix}yayan-stream ${request.url} ${JSON.stringify(request.params ?? {})}`;
    try {
      return await readSharedStream(name, request, signal, deps);
    } catch {
      // A browser that blocks storage also refuses locks, so this tab opens its own connection.
    }
  }
  await readEventStream(request, signal, deps);
};

const isEventStream = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/**
 * Reads a stream until the request's signal aborts or the member signs out. With `shared` all tabs of the same session
 * share one connection.
 */
export const readStream = async (stream: StreamRequest, deps: ReadStreamDeps): Promise<void> => {
  const { session, request, unsent, ...rest } = deps;
  const { url, params } = stream;
  const over = signedOutSignal(session, stream.signal);
  const connect = async (lastEventId: string | undefined): Promise<Response | ApiError> => {
    const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) };
    const { signal } = over;
    over.look();
    signal.throwIfAborted();
    const call = { url, method: 'GET', params, headers, signal, quiet: true } as const;
    const answer = await request({ ...call, isOpen: isEventStream });
    return answer instanceof Response
      ? answer
      : unsent('silent', new Error(`${url} answered with no stream`));
  };
  try {
    await readUntil(session.prefix, stream, over.signal, { ...rest, connect });
  } finally {
    over.release();
  }
};
