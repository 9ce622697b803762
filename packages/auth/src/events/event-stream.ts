import { createParser } from 'eventsource-parser';
import type { ApiError } from '../http/api-error.ts';
import type { Clock } from '../clock.ts';
import type { StreamRequest, StreamState } from './stream-request.ts';

export interface EventStreamDeps {
  /**
   * Opens one connection. Resolves to an `ApiError` when the answer is no stream. Rejects with an `ApiError` when the server
   * refuses or the network fails.
   */
  readonly connect: (lastEventId: string | undefined) => Promise<Response | ApiError>;
  /** Whether an error of `connect` is a final refusal. */
  readonly isFinal: (error: unknown) => error is ApiError;
  readonly clock: Clock;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** Id of the last event that another tab received. The first connection continues after it. */
  readonly lastEventId?: string | undefined;
}

const firstWaitMilliseconds = 1000;
const longestWaitMilliseconds = 30_000;

/** Position and waiting time of a stream, kept across connections. */
interface Progress {
  lastEventId: string | undefined;
  firstWait: number;
  failures: number;
}

const parserOf = (request: StreamRequest, progress: Progress) =>
  createParser({
    onId: (id) => (progress.lastEventId = id),
    onRetry: (milliseconds) => (progress.firstWait = milliseconds),
    onEvent: ({ event = 'message', id, data }) => {
      progress.failures = 0;
      try {
        request.onEvent({ event, data, ...(id === undefined ? {} : { id }) });
      } catch (error) {
        // The page's handler threw: report it as an uncaught error, and keep the connection.
        queueMicrotask(() => {
          throw error;
        });
      }
    },
  });

const readEvents = async (
  response: Response,
  request: StreamRequest,
  progress: Progress,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> => {
  const parser = parserOf(request, progress);
  const reader = response.body?.getReader();
  if (!reader) return;
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const watch = new AbortController();
      const silence = clock.wait(request.idleMilliseconds ?? 60_000, watch.signal).then(() => undefined);
      const chunk = await Promise.race([reader.read(), silence]).finally(() => watch.abort());
      if (!chunk) cancel();
      if (!chunk || chunk.done) break;
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/**
 * Waits 1, 2, 4 … 30 s, each shortened by a random part of up to a half, so that not all clients reach a restarted server at
 * once.
 */
const waitOf = ({ firstWait, failures }: Progress, random: () => number): number =>
  Math.min(firstWait * 2 ** Math.min(failures, 10), longestWaitMilliseconds) * (1 - random() / 2);

/**
 * Reads server-sent events until the signal aborts. It reconnects with growing waits and the last event's id. `EventSource`
 * can't be used, because it can't send the headers of our calls.
 */
export const readEventStream = async (
  request: StreamRequest,
  signal: AbortSignal,
  { connect, isFinal, clock, random, lastEventId }: EventStreamDeps,
): Promise<void> => {
  const progress: Progress = { lastEventId, firstWait: firstWaitMilliseconds, failures: 0 };
  const notify = (state: StreamState, error?: ApiError): void => request.onState?.(state, error);
  /** Reads one connection to its end. Returns the error if the answer is no stream, which ends the stream for good. */
  const connectOnce = async (): Promise<ApiError | undefined> => {
    notify('connecting');
    const response = await connect(progress.lastEventId);
    if (!(response instanceof Response)) return response;
    notify('open');
    const opened = clock.now();
    await readEvents(response, request, progress, clock, signal).finally(() => {
      // A connection that lasted this long was good, even without events.
      if (clock.now() - opened > longestWaitMilliseconds) progress.failures = 0;
    });
    return undefined;
  };
  while (!signal.aborted) {
    try {
      const refusal = await connectOnce();
      if (refusal) return notify('closed', refusal);
    } catch (error) {
      if (isFinal(error)) return notify('closed', error);
    }
    if (signal.aborted) break;
    notify('waiting');
    await clock.wait(waitOf(progress, random), signal).catch(() => undefined);
    progress.failures += 1;
  }
  notify('closed');
};
