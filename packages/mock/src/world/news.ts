import type { GroupLiveEvent, LiveKind } from '@yayan/api-client';

interface Listener {
  readonly memberId: string;
  readonly tell: (text: string) => void;
}

/** Live events for the open streams of a member. */
export interface News {
  readonly publish: (memberId: string, kind: LiveKind) => void;
  readonly publishInGroup: (memberId: string, event: Omit<GroupLiveEvent, 'at'>) => void;
  /** A server-sent stream of all later events of the member. */
  readonly stream: (memberId: string, signal: AbortSignal) => ReadableStream<Uint8Array>;
}

export const createNews = (now: () => number): News => {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  let told = 0;

  const tell = (memberId: string, event: LiveKind, data: object): void => {
    told += 1;
    const text = `id: ${told}\nevent: ${event}\ndata: ${JSON.stringify({ ...data, at: new Date(now()).toISOString() })}\n\n`;
    for (const listener of listeners) if (listener.memberId === memberId) listener.tell(text);
  };

  return {
    publish: (memberId, kind) => tell(memberId, kind, { kind }),
    publishInGroup: (memberId, event) => tell(memberId, 'group', event),
    stream: (memberId, signal) => {
      let leave = (): void => undefined;
      return new ReadableStream({
        start: (controller) => {
          const listener = {
            memberId,
            tell: (text: string) => controller.enqueue(encoder.encode(text)),
          };
          leave = () => void listeners.delete(listener);
          listeners.add(listener);
          // The first bytes tell the client that the stream is open.
          listener.tell(': open\n\n');
          signal.addEventListener('abort', () => {
            if (listeners.delete(listener)) controller.close();
          });
        },
        cancel: () => leave(),
      });
    },
  };
};
