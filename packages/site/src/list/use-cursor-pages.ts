import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list, and the cursor of the next one; null after the last. */
interface CursorPage {
  items: readonly unknown[];
  nextCursor: string | null;
}

/**
 * The key under which `useCursorPages` keeps the pages of a call. A single page, which has another shape, may be cached
 * under `key` itself.
 */
export const pagesKey = (key: QueryKey): QueryKey => [...key, 'pages'];

/**
 * Loads a list page by page (rule 1.8). Returns its query and the items of all loaded pages. `key` is the key of the
 * call without a cursor, so that invalidating the call invalidates the list.
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
    queryKey: pagesKey(key),
    queryFn: ({ pageParam, signal }) => ask(pageParam === '' ? {} : { cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items: Page['items'][number][] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { query, items };
};
