import { ErrorState, LoadingRegion, LoadMore } from '@yayan/ui';
import type { ReactNode } from 'react';
import type { useCursorPages } from './use-cursor-pages.ts';

interface CursorListProps {
  list: Pick<ReturnType<typeof useCursorPages>, 'items' | 'query'>;
  skeleton: ReactNode;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** For lists that don't show all that has come: whether nothing of it is shown. */
  isEmpty?: boolean | undefined;
  /** Only what came first, without the way to more. */
  brief?: boolean | undefined;
  /** Said under the last. */
  end?: string | undefined;
  /** The items. */
  children: ReactNode;
}

/** A list of `useCursorPages` in each of its states: on its way, not loaded, empty, and endless. */
export function CursorList(props: CursorListProps) {
  const { query, items } = props.list;
  const { skeleton, empty, isEmpty = items.length === 0, brief = false, end, children } = props;
  if (query.isError && items.length === 0)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const isOver = brief || !query.hasNextPage;
  return (
    <LoadingRegion loading={query.isPending} skeleton={skeleton}>
      {isEmpty ? null : children}
      {isEmpty && isOver ? empty : null}
      {brief || (isEmpty && isOver) ? null : (
        <LoadMore
          more={query.hasNextPage}
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
          end={end}
        />
      )}
    </LoadingRegion>
  );
}
