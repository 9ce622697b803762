import { ConsoleError, failureText, isRefusal } from '@yayan/console-client';
import { type LoadableQuery, QueryView } from '@yayan/site';
import { ErrorState, StatePanel } from '@yayan/ui';
import type { ReactNode } from 'react';
import { SkeletonRows } from './SkeletonRows.tsx';

interface LoadedQueryProps<Data> {
  query: LoadableQuery<Data>;
  skeleton?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A failed call: no right, nothing there, or a failure with a button to try again. */
function FailedCall({ query: { error, isFetching, refetch } }: { query: LoadableQuery<unknown> }) {
  if (isRefusal(error, 'OPERATOR_FORBIDDEN'))
    return (
      <StatePanel stage="umbrella" title="你的角色不能看这里" role="alert">
        需要时请找管理员调整角色。
      </StatePanel>
    );
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'FIELD_WRONG'))
    return (
      <StatePanel stage="withered" title="没有找到" role="alert">
        编号可能写错了，或者已经删除。
      </StatePanel>
    );
  const requestId = error instanceof ConsoleError ? error.requestId : undefined;
  return (
    <ErrorState
      message={failureText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      requestId={requestId}
    />
  );
}

const rows = <SkeletonRows />;

/** One query in each of its states: loading, forbidden, not found, failed, and loaded. */
export function LoadedQuery<Data>({ query, skeleton = rows, children }: LoadedQueryProps<Data>) {
  return (
    <QueryView query={query} skeleton={skeleton} failed={<FailedCall query={query} />}>
      {(data) => (data === null || data === undefined ? null : children(data))}
    </QueryView>
  );
}
