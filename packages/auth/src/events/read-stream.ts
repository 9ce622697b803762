import { readEventStream } from './event-stream.ts';
import type { EventStreamDeps, StreamRequest } from './event-stream.ts';
import { readSharedStream } from './shared-stream.ts';

/** Whether tabs can share a stream. A page on plain http at a network address has no Web Locks. */
const canShareStreams = (): boolean =>
  globalThis.navigator?.locks !== undefined && typeof BroadcastChannel !== 'undefined';

/** Reads a stream until the signal aborts. With `shared` all tabs of the same session share one connection. */
export const readStream = async (
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
      // A browser that blocks storage refuses locks too, so this tab opens its own connection.
    }
  }
  await readEventStream(request, signal, deps);
};
