import { useInfiniteQuery } from '@tanstack/react-query';
import {
  getReadTimelineQueryKey,
  type ObjectEvent,
  type OperatorAct,
  readTimeline,
  type TimelineEntry,
  type TimelineKind,
} from '@yayan/console-client';
import { Button, formatMoment, formatPast } from '@yayan/ui';
import { actName } from '../audit/act-names.ts';
import { AuditChanges } from '../audit/AuditChanges.tsx';
import { ObjectLink } from '../audit/ObjectLink.tsx';
import { LoadedQuery } from '../state/LoadedQuery.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import classes from './Timeline.module.css';

const LIMIT = 10;

function Act({ act }: { act: OperatorAct }) {
  return (
    <>
      <div>
        <b>{act.operator}</b> {actName(act.act)}
        {act.agreedBy ? `，${act.agreedBy} 同意` : ''}
      </div>
      <AuditChanges act={act} />
      {act.reason ? <div className={classes['reason']}>原因：{act.reason}</div> : null}
      {act.agreedReason ? <div className={classes['reason']}>同意的原因：{act.agreedReason}</div> : null}
    </>
  );
}

function Event({ event: { text, note, object } }: { event: ObjectEvent }) {
  return (
    <>
      <div>
        {text}
        {object ? (
          <>
            {' '}
            <ObjectLink kind={object.kind} subject={object.id} title={object.title} />
          </>
        ) : null}
      </div>
      {note === null ? null : <div className={classes['reason']}>{note}</div>}
    </>
  );
}

function Entry({ entry: { at, act, event } }: { entry: TimelineEntry }) {
  return (
    <li className={classes['entry']} data-event={act === null || undefined}>
      {act ? <Act act={act} /> : null}
      {event ? <Event event={event} /> : null}
      <time className={classes['time']} dateTime={at} title={formatMoment(at)}>
        {formatPast(at)}
      </time>
    </li>
  );
}

interface TimelineProps {
  subject: string;
  /** Without one there are acts alone. */
  kind: TimelineKind | undefined;
}

/** What happened with an object and what operators did with it, newest first. */
export function Timeline({ subject, kind }: TimelineProps) {
  const params = { subject, ...(kind && { kind }), limit: LIMIT };
  const query = useInfiniteQuery({
    queryKey: [...getReadTimelineQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      readTimeline({ ...params, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <LoadedQuery query={query} skeleton={<SkeletonRows count={3} />}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        if (entries.length === 0)
          return <p className={classes['none']}>{kind ? '还没有发生什么。' : '还没有人操作过。'}</p>;
        return (
          <>
            <ol className={classes['list']}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
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
