import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list, and where the next one begins; null behind the last. */
interface CursorPage {
  items: readonly unknown[];
  nextCursor: string | null;
}

/**
 * A list that the server hands out page by page: its query, and the items of all pages that have come. `key` is that of
 * the call without a cursor, so that what forgets the call forgets the list.
 *
 * @example
 * const friends = useCursorPages(getListInviteesQueryKey(filter), (cursor, signal) =>
 *   listInvitees({ ...filter, ...cursor }, undefined, signal),
 * );
 */
export const useCursorPages = <Page extends CursorPage>(
  key: QueryKey,
  ask: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) => {
  const query = useInfiniteQuery({
    // Another shape than a single page, which may be kept under the key itself.
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => ask(pageParam === '' ? {} : { cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items: Page['items'][number][] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { query, items };
};
