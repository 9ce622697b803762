import { ErrorState, LoadingRegion, LoadMore } from '@yayan/ui';
import type { ReactNode } from 'react';
import type { useCursorPages } from './use-cursor-pages.ts';

interface CursorListProps {
  list: Pick<ReturnType<typeof useCursorPages>, 'items' | 'query'>;
  /** Whether other data that are shown with the items are still loading. */
  waiting?: boolean | undefined;
  skeleton: ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** For lists that don't show every loaded item: whether they show none. */
  isEmpty?: boolean | undefined;
  /** Shows only the first page, without the button for more. */
  brief?: boolean | undefined;
  /** Text under the last item. */
  end?: string | undefined;
  /** The items. */
  children: ReactNode;
}

/** Shows a list of `useCursorPages` in each of its states: loading, failed, empty, and with items. */
export function CursorList(props: CursorListProps) {
  const { query, items } = props.list;
  const { waiting = false, skeleton, empty, brief = false, end, children } = props;
  const { isEmpty = items.length === 0 } = props;
  if (query.isError && items.length === 0)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const isOver = brief || !query.hasNextPage;
  return (
    <LoadingRegion loading={query.isPending || waiting} skeleton={skeleton}>
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
