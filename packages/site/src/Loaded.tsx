import { ErrorState, LoadingRegion } from '@yayan/ui';
import type { ReactNode } from 'react';
import { leadsNowhere } from './leads-nowhere.ts';

interface LoadedProps<Data> {
  /** What has been loaded once stays while it is asked for again. */
  query: {
    data: Data | undefined;
    error: unknown;
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  skeleton: ReactNode;
  /** Stands there when the address names nothing that is there; without it that is a failure like any other. */
  nowhere?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What one query answers, in each of its states: on its way, not there, not loaded, and loaded. */
export function Loaded<Data>({ query, skeleton, nowhere, children }: LoadedProps<Data>) {
  if (nowhere !== undefined && leadsNowhere(query.error)) return nowhere;
  if (query.isError && query.data === undefined)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <LoadingRegion loading={query.isPending} skeleton={skeleton}>
      {query.data === undefined ? null : children(query.data)}
    </LoadingRegion>
  );
}
