import { useEffect, useRef } from 'react';
import type { Client } from '../client/client.ts';
import type { LiveData } from '../client/live.ts';
import type { LiveKind } from '../gen/model/index.ts';

/**
 * Listens to news of one kind while the component is shown.
 *
 * @example
 * ```tsx
 * useLive(client, 'balance', () => void queryClient.invalidateQueries({ queryKey: getGetAccountQueryKey() }));
 * ```
 */
export const useLive = <Kind extends LiveKind>(
  { live }: Pick<Client, 'live'>,
  kind: Kind,
  listener: (data: LiveData<Kind>) => void,
): void => {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => live.on<LiveKind>(kind, (data) => latest.current(data as LiveData<Kind>)), [live, kind]);
};
