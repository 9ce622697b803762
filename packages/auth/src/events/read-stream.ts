import { readEventStream } from './event-stream.ts';
import type { EventStreamDeps, StreamRequest } from './event-stream.ts';
import { readSharedStream } from './shared-stream.ts';

/** Whether tabs of this browser can share anything: a page on plain http by network address has no Web Locks. */
const canShareStreams = (): boolean =>
  globalThis.navigator?.locks !== undefined && typeof BroadcastChannel !== 'undefined';

/** Reads a stream until the signal aborts, shared with the other tabs of the same session where that is wanted. */
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
      // A browser that blocks storage refuses locks too: this tab connects by itself.
    }
  }
  await readEventStream(request, signal, deps);
};
