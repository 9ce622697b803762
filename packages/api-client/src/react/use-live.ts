import { useEffect, useRef } from 'react';
import type { Client } from '../client/client.ts';
import type { LiveListener } from '../client/live.ts';
import type { LiveKind } from '../gen/model/index.ts';

/**
 * Listens to news of one kind, or of all kinds with `*`, while the component is shown and somebody is signed in.
 *
 * `onOpen` is told when news begins to arrive, once after the component is shown and after each sign-in: what was loaded
 * before may be older than the news. After a break the server tells what was missed by itself, or sends `reset`.
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
    const stop = live.on(kind, (data, told) => latest.current.listener(data, told));
    return () => {
      stop();
      stopStates();
    };
  }, [live, kind]);
};
