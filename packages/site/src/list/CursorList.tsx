import { LoadingRegion, LoadMore, type NextPage } from '@yayan/ui';
import type { ReactNode } from 'react';
import { FailedQuery } from '../failures/FailedQuery.tsx';

/** The part of a query that the list uses. */
interface PageQuery extends NextPage {
  isError: boolean;
  isFetching: boolean;
  isPending: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface CursorListProps {
  /** The result of an SDK hook that loads page by page, such as `useListOrdersInfinite`. */
  list: { items: readonly unknown[]; query: PageQuery };
  /** Whether other data of the same view are still loading. */
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

/** A list that is loaded page by page (rule 1.8), in each of its states: loading, failed, empty, and with items. */
export function CursorList(props: CursorListProps) {
  const { query, items } = props.list;
  const { waiting = false, skeleton, empty, brief = false, end, children } = props;
  const { isEmpty = items.length === 0 } = props;
  if (query.isError && items.length === 0) return <FailedQuery query={query} />;
  const isOver = brief || !query.hasNextPage;
  return (
    <LoadingRegion loading={query.isPending || waiting} skeleton={skeleton}>
      {isEmpty ? null : children}
      {isEmpty && isOver ? empty : null}
      {brief || (isEmpty && isOver) ? null : <LoadMore query={query} end={end} />}
    </LoadingRegion>
  );
}
