import type { GroupLiveEvent, LiveKind } from '@yayan/api-client';

interface Listener {
  readonly memberId: string;
  readonly write: (text: string) => void;
}

/** Live events for the open streams of a member. */
export interface LiveEvents {
  readonly publish: (memberId: string, kind: LiveKind) => void;
  readonly publishInGroup: (memberId: string, event: Omit<GroupLiveEvent, 'at'>) => void;
  /** A server-sent stream of all later events of the member. */
  readonly stream: (memberId: string, signal: AbortSignal) => ReadableStream<Uint8Array>;
}

export const createLiveEvents = (now: () => number): LiveEvents => {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  let lastId = 0;

  const send = (memberId: string, event: LiveKind, data: object): void => {
    lastId += 1;
    const text = `id: ${lastId}\nevent: ${event}\ndata: ${JSON.stringify({ ...data, at: new Date(now()).toISOString() })}\n\n`;
    for (const listener of listeners) if (listener.memberId === memberId) listener.write(text);
  };

  return {
    publish: (memberId, kind) => send(memberId, kind, { kind }),
    publishInGroup: (memberId, event) => send(memberId, 'group', event),
    stream: (memberId, signal) => {
      let leave = (): void => undefined;
      return new ReadableStream({
        start: (controller) => {
          const listener = {
            memberId,
            write: (text: string) => controller.enqueue(encoder.encode(text)),
          };
          leave = () => void listeners.delete(listener);
          listeners.add(listener);
          // The first bytes tell the client that the stream is open.
          listener.write(': open\n\n');
          signal.addEventListener('abort', () => {
            if (listeners.delete(listener)) controller.close();
          });
        },
        cancel: () => leave(),
      });
    },
  };
};
