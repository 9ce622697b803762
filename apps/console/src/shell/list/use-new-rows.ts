import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { countNewRows, type NewRowCount } from './count-new-rows.ts';
import type { ListPage } from './list-types.ts';

const LOOK_MS = 60_000;

interface Watched<Item> {
  queryKey: QueryKey;
  /** The rows that are shown; undefined while none are loaded. */
  data: InfiniteData<ListPage<Item>> | undefined;
  /** Loads the first page as it is now. */
  loadFirst: (signal: AbortSignal) => Promise<ListPage<Item>>;
  rowKey: (item: Item) => string;
}

interface Found<Item> extends NewRowCount {
  first: ListPage<Item>;
  /** The rows that were shown when they were counted. */
  seen: unknown;
}

/**
 * Looks for new rows of a list, which are shown when somebody asks for them, so that no row moves away under the pointer. It
 * looks once a minute while somebody works on the page, and when they come back to it: a call by itself would keep an idle
 * session alive.
 */
export const useNewRows = <Item>({ queryKey, data, loadFirst, rowKey }: Watched<Item>) => {
  const queries = useQueryClient();
  const [found, setFound] = useState<Found<Item>>();

  const look = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!data || document.visibilityState === 'hidden') return;
    try {
      const first = await loadFirst(signal);
      if (!signal.aborted) setFound({ ...countNewRows(data.pages, first, rowKey), first, seen: data });
    } catch {
      // The list itself tells what is wrong, when somebody loads more of it.
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let hasWorked = false;
    const work = (): void => {
      hasWorked = true;
    };
    const timer = setInterval(() => {
      if (hasWorked) void look(signal);
      hasWorked = false;
    }, LOOK_MS);
    for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
      globalThis.addEventListener(name, work, { signal, passive: true });
    document.addEventListener('visibilitychange', () => void look(signal), { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);

  const isCurrent = found !== undefined && found.seen === data;
  return {
    count: isCurrent ? found.count : 0,
    isMore: isCurrent && found.isMore,
    /** Shows them: the list starts again with the page that holds them. */
    show: (): void => {
      if (!found) return;
      queries.setQueryData<InfiniteData<ListPage<Item>>>(queryKey, {
        pages: [found.first],
        pageParams: [''],
      });
      setFound(undefined);
    },
  };
};
