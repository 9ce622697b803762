import { useInfiniteQuery } from '@tanstack/react-query';
import type { FilterValues, ListPage } from './list-types.ts';
import { useNewRows } from './use-new-rows.ts';

interface ListPages<Item> {
  queryKey: readonly unknown[];
  load: (values: FilterValues, cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>;
  values: FilterValues;
  rowKey: (item: Item) => string;
  /** Whether a filter is needed first. */
  isAsking: boolean;
}

/** The pages of a list, loaded one after the other, and what is new since. */
export const useListPages = <Item>({ queryKey, load, values, rowKey, isAsking }: ListPages<Item>) => {
  const pagesKey = [...queryKey, values];
  const query = useInfiniteQuery({
    queryKey: pagesKey,
    queryFn: ({ pageParam, signal }) => load(values, pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: ListPage<Item>) => nextCursor,
    enabled: !isAsking,
    // No row moves by itself: `useNewRows` says what is new.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const newRows = useNewRows({
    queryKey: pagesKey,
    data: query.data,
    loadFirst: (signal) => load(values, undefined, signal),
    rowKey,
  });
  return { query, newRows };
};

export type PagesQuery<Item> = ReturnType<typeof useListPages<Item>>['query'];
