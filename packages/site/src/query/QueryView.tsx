import { ErrorState, LoadingRegion } from '@yayan/ui';
import type { ReactNode } from 'react';
import { isNotFound } from './is-not-found.ts';

/** What is asked of a query to show it; what has been loaded once stays while it is asked for again. */
export interface LoadableQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: LoadableQuery<Data>;
  /** Whether something else it is shown with is still on its way. */
  waiting?: boolean | undefined;
  skeleton: ReactNode;
  /** Stands there when the address names nothing that is there; without it that is a failure like any other. */
  nowhere?: ReactNode;
  /** Stands there when nothing could be loaded, instead of the page's own words and retry. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What one query answers, in each of its states: on its way, not there, not loaded, and loaded. */
export function Loaded<Data>({
  query,
  waiting = false,
  skeleton,
  nowhere,
  failed,
  children,
}: LoadedProps<Data>) {
  if (nowhere !== undefined && isNotFound(query.error)) return nowhere;
  if (query.isError && query.data === undefined)
    return failed ?? <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <LoadingRegion loading={query.isPending || waiting} skeleton={skeleton}>
      {query.data === undefined ? null : children(query.data)}
    </LoadingRegion>
  );
}
