import { useInfiniteQuery } from '@tanstack/react-query';
import { getListOperatorActsQueryKey, listOperatorActs, type OperatorAct } from '@yayan/console-client';
import { Button, formatMoment, formatPast } from '@yayan/ui';
import { actName } from '../audit/act-names.ts';
import { AuditChanges } from '../audit/AuditChanges.tsx';
import { LoadedQuery } from '../state/LoadedQuery.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import classes from './Timeline.module.css';

const LIMIT = 10;

function Entry({ act }: { act: OperatorAct }) {
  return (
    <li className={classes['entry']}>
      <div>
        <b>{act.operator}</b> {actName(act.act)}
        {act.agreedBy ? `，${act.agreedBy} 同意` : ''}
      </div>
      <AuditChanges act={act} />
      {act.reason ? <div className={classes['reason']}>原因：{act.reason}</div> : null}
      <time className={classes['time']} dateTime={act.at} title={formatMoment(act.at)}>
        {formatPast(act.at)}
      </time>
    </li>
  );
}

/** What operators did with an object, newest first. */
export function Timeline({ subject }: { subject: string }) {
  const query = useInfiniteQuery({
    queryKey: [...getListOperatorActsQueryKey({ subject }), 'timeline'],
    queryFn: ({ pageParam, signal }) =>
      listOperatorActs({ subject, limit: LIMIT, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <LoadedQuery query={query} skeleton={<SkeletonRows count={3} />}>
      {({ pages }) => {
        const acts = pages.flatMap(({ items }) => items);
        if (acts.length === 0) return <p className={classes['none']}>还没有人操作过。</p>;
        return (
          <>
            <ol className={classes['list']}>
              {acts.map((act) => (
                <Entry key={act.id} act={act} />
              ))}
            </ol>
            {query.hasNextPage ? (
              <Button
                variant="subtle"
                size="xs"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                更早的记录
              </Button>
            ) : null}
          </>
        );
      }}
    </LoadedQuery>
  );
}
