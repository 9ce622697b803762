import { useEffect, useRef } from 'react';
import type { Client } from '../client/client.ts';
import type { LiveListener } from '../client/live.ts';
import type { LiveKind } from '../gen/model/index.ts';

/**
 * Listens to live events of one kind, or of all kinds with `*`, while the component is mounted and somebody is signed in.
 *
 * `onOpen` is called when events begin to arrive: once after mounting, and after each sign-in. Data loaded before that may be
 * stale. After a lost connection the server sends the missed events itself, or `reset`.
 *
 * @example
 * ```tsx
 * const queryClient = useQueryClient();
 * useLive(client, '*', (_, kind) =>
 *   void queryClient.invalidateQueries({
 *     predicate: ({ queryKey }) => kind === 'reset' || isStaleAfter(kind, queryKey),
 *   }),
 * );
 * ```
 */
export const useLive = <Kind extends LiveKind | '*'>(
  { live }: Pick<Client, 'live'>,
  kind: Kind,
  listener: LiveListener<Kind extends LiveKind ? Kind : LiveKind>,
  onOpen?: () => void,
): void => {
  const latest = useRef({ listener, onOpen });
  useEffect(() => {
    latest.current = { listener, onOpen };
  });
  useEffect(() => {
    let isNew = true;
    const stopStates = live.onState((state) => {
      if (state === 'closed') isNew = true;
      if (state !== 'open' || !isNew) return;
      isNew = false;
      latest.current.onOpen?.();
    });
    const stop = live.on(kind, (data, eventKind) => latest.current.listener(data, eventKind));
    return () => {
      stop();
      stopStates();
    };
  }, [live, kind]);
};
