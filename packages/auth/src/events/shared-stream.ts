import type { Clock } from '../clock.ts';
import { readEventStream } from './event-stream.ts';
import type { EventStreamDeps } from './event-stream.ts';
import type { StreamEvent, StreamRequest, StreamState } from './stream-request.ts';

/** Messages between tabs that share a stream. */
type Message =
  /** A tab joins, or asks whether the leading tab is still alive. */
  | { readonly kind: 'ask' }
  /**
   * The state of the leading tab's connection, sent on each change and as the answer to `ask`. The answer also contains the age
   * of its last event.
   */
  | { readonly kind: 'state'; readonly state: StreamState; readonly lastEventAgo?: number | undefined }
  | { readonly kind: 'event'; readonly event: StreamEvent };

/** How often a tab asks whether the leading tab is still alive. */
const askEveryMilliseconds = 15_000;
/**
 * A tab that joins an open stream may have loaded its data before an event that is younger than this. The server uses the same
 * span for a new connection.
 */
const missedMilliseconds = 30_000;
/** The event that the server sends after a gap: the page refetches everything. */
const resetEvent = (at: number): StreamEvent => ({
  event: 'reset',
  data: JSON.stringify({ kind: 'reset', at: new Date(at).toISOString() }),
});

/** After this many unanswered questions a tab becomes the leader. */
const unansweredMost = 2;

/** A tab in the background never becomes the leader, because nobody looks at it. */
const isVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** One tab's side of a shared stream: it receives messages from the leading tab, and sends them when it leads. */
const joinChannel = (name: string, request: StreamRequest, clock: Clock) => {
  const channel = new BroadcastChannel(name);
  let leads = false;
  let state: StreamState | undefined;
  let unanswered = 0;
  let lastEventId: string | undefined;
  let lastEventAt: number | undefined;
  let hasJoined = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
  const post = (message: Message): void => channel.postMessage(message);
  const hear = (event: StreamEvent): void => {
    lastEventId = event.id ?? lastEventId;
    lastEventAt = clock.now();
    request.onEvent(event);
  };
  /**
   * The first message of the leading tab. An event shortly before may be newer than this page's data, so the page gets `reset`.
   */
  const join = (lastEventAgo: number | undefined): void => {
    if (hasJoined) return;
    hasJoined = true;
    if (lastEventAgo !== undefined && lastEventAgo < missedMilliseconds)
      request.onEvent(resetEvent(clock.now()));
  };
  const lastEventAgo = (): number | undefined =>
    lastEventAt === undefined ? undefined : clock.now() - lastEventAt;
  const notify = (next: StreamState): void => {
    if (next === state) return;
    state = next;
    request.onState?.(next);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (leads && state) post({ kind: 'state', state, lastEventAgo: lastEventAgo() });
      return;
    }
    if (leads) return;
    unanswered = 0;
    if (data.kind === 'event') return hear(data.event);
    notify(data.state);
    if (data.state === 'open') join(data.lastEventAgo);
  });
  return {
    notify,
    lastEventId: () => lastEventId,
    /** Asks the leading tab whether it is alive. Returns whether the previous questions got no answer. */
    ask: (): boolean => {
      const isSilent = unanswered >= unansweredMost;
      unanswered = isSilent ? 0 : unanswered + 1;
      post({ kind: 'ask' });
      return isSilent;
    },
    /** The request with which the leading tab reads the stream. Its callbacks forward everything to all tabs. */
    lead: (): StreamRequest => {
      leads = true;
      hasJoined = true;
      return {
        ...request,
        onEvent: (event) => {
          post({ kind: 'event', event });
          hear(event);
        },
        onState: (next, error) => {
          if (next !== 'closed') post({ kind: 'state', state: next });
          if (error) request.onState?.(next, error);
          else if (next !== 'closed') notify(next);
        },
      };
    },
    follow: (): void => {
      leads = false;
    },
    close: (): void => channel.close(),
  };
};

type SharedChannel = ReturnType<typeof joinChannel>;

/** Asks the leading tab until `signal` aborts. Resolves once it doesn't answer, because it is frozen. */
const leaderIsSilent = async (channel: SharedChannel, clock: Clock, signal: AbortSignal): Promise<void> => {
  for (;;) {
    await clock.wait(askEveryMilliseconds, signal);
    if (isVisible() && channel.ask()) return;
  }
};

/**
 * Reads one stream for all tabs of this browser: the tab with the lock connects and forwards the events. Over HTTP/1.1 a
 * browser opens six connections to a host, so with a stream in each tab the seventh tab could make no call. When the leading
 * tab closes or stops answering, the next tab connects and continues after the last event. Rejects when the browser refuses the
 * lock.
 */
export const readSharedStream = async (
  name: string,
  request: StreamRequest,
  signal: AbortSignal,
  deps: EventStreamDeps,
): Promise<void> => {
  const channel = joinChannel(name, request, deps.clock);
  const stream = {
    /** Whether the server refused the stream for good. */
    isOver: false,
  };

  /** Reads the stream while this tab holds the lock. */
  const lead = async (stolen: AbortSignal): Promise<void> => {
    const own = channel.lead();
    const onState: StreamRequest['onState'] = (state, error) => {
      stream.isOver ||= error !== undefined;
      own.onState?.(state, error);
    };
    const progress = { ...deps, lastEventId: channel.lastEventId() };
    await readEventStream({ ...own, onState }, AbortSignal.any([signal, stolen]), progress);
    channel.follow();
  };

  /** Waits for the lock, or steals it. Then leads until the stream ends or another tab steals the lock. */
  const leadWithLock = async (options: LockOptions, onGranted: () => void): Promise<void> => {
    const stolen = new AbortController();
    let reading: Promise<void> | undefined;
    try {
      await navigator.locks.request(name, options, () => {
        onGranted();
        reading = lead(stolen.signal);
        return reading;
      });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    } finally {
      stolen.abort();
      await reading;
    }
  };

  /** Leads when this tab gets the lock. If the leading tab stops answering, steals the lock. */
  const takeTurn = async (): Promise<void> => {
    const queue = new AbortController();
    const watch = new AbortController();
    const silent = leaderIsSilent(channel, deps.clock, AbortSignal.any([signal, watch.signal])).then(
      () => {
        queue.abort();
        return true;
      },
      () => false,
    );
    try {
      await leadWithLock({ signal: AbortSignal.any([signal, queue.signal]) }, () => watch.abort());
    } finally {
      watch.abort();
    }
    if (await silent) await leadWithLock({ steal: true }, () => undefined);
  };

  channel.notify('connecting');
  channel.ask();
  try {
    while (!signal.aborted && !stream.isOver) await takeTurn();
  } finally {
    channel.close();
  }
  if (!stream.isOver) request.onState?.('closed');
};
