import { LoadingRegion } from '@yayan/ui';
import type { ReactNode } from 'react';
import { FailedQuery } from '../failures/FailedQuery.tsx';
import { noteShown } from '../failures/failure-toasts.ts';
import { isNotFound } from './is-not-found.ts';

/** The part of a query that `QueryView` needs. Loaded data stay on screen during a refetch. */
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
  /** Whether other data of the same view are still loading. */
  waiting?: boolean | undefined;
  skeleton: ReactNode;
  /** Shown when the addressed thing doesn't exist. Without it, this is shown as a failure. */
  notFound?: ReactNode;
  /** Shown when loading failed, instead of the usual message and retry button. */
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
  if (notFound !== undefined && isNotFound(query.error)) {
    noteShown(query.error);
    return notFound;
  }
  if (query.isError && query.data === undefined) return failed ?? <FailedQuery query={query} />;
  return (
    <LoadingRegion loading={query.isPending || waiting} skeleton={skeleton}>
      {query.data === undefined ? null : children(query.data)}
    </LoadingRegion>
  );
}
