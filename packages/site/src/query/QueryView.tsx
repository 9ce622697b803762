import { ErrorState, LoadingRegion } from '@yayan/ui';
import type { ReactNode } from 'react';
import { isNotFound } from './is-not-found.ts';

/** The part of a query that showing it needs. Data that were loaded once stay on screen while they are fetched again. */
export interface LoadableQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: LoadableQuery<Data>;
  /** Whether something else that is shown with it is still loading. */
  waiting?: boolean | undefined;
  skeleton: ReactNode;
  /** Shown when what the address names does not exist. Without it that is a failure like any other. */
  notFound?: ReactNode;
  /** Shown when nothing could be loaded, in place of the usual message and retry button. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows one query in each of its states: loading, not found, failed, and loaded. */
export function QueryView<Data>({
  query,
  waiting = false,
  skeleton,
  notFound,
  failed,
  children,
}: QueryViewProps<Data>) {
  if (notFound !== undefined && isNotFound(query.error)) return notFound;
  if (query.isError && query.data === undefined)
    return failed ?? <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <LoadingRegion loading={query.isPending || waiting} skeleton={skeleton}>
      {query.data === undefined ? null : children(query.data)}
    </LoadingRegion>
  );
}
