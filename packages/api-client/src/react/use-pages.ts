import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { CallOptions } from '../calls/call.ts';
import type { CursorPage } from '../calls/paginate.ts';

/** Options of a hook that loads page by page. */
export interface PagesOptions<Page, Failure> {
  readonly query?:
    | Partial<UseInfiniteQueryOptions<Page, Failure, InfiniteData<Page, string>, QueryKey, string>>
    | undefined;
  readonly request?: CallOptions | undefined;
}

/** A list that is loaded page by page. */
export interface Pages<Page extends CursorPage, Failure> {
  /** TanStack's own: `query.fetchNextPage()`, `query.hasNextPage`, `query.data.pages` and the rest. */
  readonly query: UseInfiniteQueryResult<InfiniteData<Page, string>, Failure>;
  /** The items of all loaded pages; none while the first is on its way. */
  readonly items: Page['items'][number][];
}

/**
 * The key under which a hook stores the pages of a call. It begins with the key of the call, so invalidating the call also
 * invalidates the pages.
 *
 * @example
 * ```ts
 * queryClient.removeQueries({ queryKey: pagesKey(getListPointsQueryKey({ limit: 50 })) });
 * ```
 */
export const pagesKey = (key: QueryKey): QueryKey => [...key, 'pages'];

/** Loads a list page by page. The client retries temporary failures, so the query doesn't retry by default. */
export const usePages = <Page extends CursorPage, Failure>(
  key: QueryKey,
  ask: (cursor: { cursor?: string }, request: CallOptions) => Promise<Page>,
  { query: options, request }: PagesOptions<Page, Failure> = {},
  queryClient?: QueryClient,
): Pages<Page, Failure> => {
  const query = useInfiniteQuery<Page, Failure, InfiniteData<Page, string>, QueryKey, string>(
    {
      queryKey: pagesKey(key),
      queryFn: ({ pageParam, signal }) =>
        ask(pageParam === '' ? {} : { cursor: pageParam }, { ...request, signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: false,
      ...options,
    },
    queryClient,
  );
  const items: Page['items'][number][] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { query, items };
};
