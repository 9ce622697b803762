import { failureState, type LoadableQuery, QueryView } from '@yayan/site';
import { Button, Skeleton, useRetryOnline } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './SectionData.module.css';

interface SectionDataProps<T> {
  query: LoadableQuery<T>;
  /** How many placeholder rows to show. */
  rows: number;
  children: (data: T) => ReactNode;
}

function RowBones({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={classes['bone']}>
      <Skeleton height={18} width="38%" />
      <Skeleton height={14} width="62%" />
    </div>
  ));
}

/** The content of a section that loads by itself, with its own skeleton and retry button. */
export function SectionData<T>({ query, rows, children }: SectionDataProps<T>) {
  const failed = query.isError ? <Failed query={query} /> : undefined;
  return (
    <QueryView query={query} skeleton={<RowBones rows={rows} />} failed={failed}>
      {children}
    </QueryView>
  );
}

const RETRY_MS = 5000;

/** Why the section could not be loaded. It tries again by itself when the network is back. */
function Failed({ query }: { query: Pick<LoadableQuery<unknown>, 'error' | 'isFetching' | 'refetch'> }) {
  const { message, mayRetry, requestId } = failureState(query.error, '这部分没有加载出来');
  useRetryOnline(query.isFetching ? undefined : () => void query.refetch(), RETRY_MS);
  return (
    <div className={classes['failed']} role="alert">
      <span>
        {navigator.onLine ? message : '没有网络，恢复后自动加载'}
        {requestId ? `（编号 ${requestId}）` : ''}
      </span>
      {mayRetry ? (
        <Button variant="light" loading={query.isFetching} onClick={() => void query.refetch()}>
          重试
        </Button>
      ) : null}
    </div>
  );
}
