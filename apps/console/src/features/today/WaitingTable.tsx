import type { Overview } from '@yayan/console-client';
import { waitingWorkLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, formatPast, Link, StateBadge } from '@yayan/ui';
import { useSession } from '../../shell/session/session.ts';
import { listOf } from './list-of.ts';
import { type SplitQueues, splitQueues } from './queue-order.ts';
import classes from './TodayPage.module.css';

type Work = Overview['waiting'][number];

/** Until when the first one was promised, and whether that is over. */
function Promised({ dueAt, at }: { dueAt: string | null; at: string }) {
  if (dueAt === null) return '–';
  return dueAt < at ? (
    <StateBadge tone="red" label={`超时，应在 ${formatMoment(dueAt)}`} />
  ) : (
    formatMoment(dueAt)
  );
}

interface QueuesProps {
  heading: string;
  works: readonly Work[];
  at: string;
}

/** A group of queues; nothing without any. */
function Queues({ heading, works, at }: QueuesProps) {
  if (works.length === 0) return null;
  return (
    <tbody>
      <tr className={classes['group']}>
        <th scope="rowgroup" colSpan={4}>
          {heading}
        </th>
      </tr>
      {works.map(({ what, count, countIsCapped, oldestAt, dueAt }) => (
        <tr key={what}>
          <th scope="row">
            <Link href={listOf(what)}>{waitingWorkLabels[what]}</Link>
          </th>
          <td>
            {formatCount(count)}
            {countIsCapped ? '+' : ''}
          </td>
          <td>{oldestAt === null ? '–' : formatPast(oldestAt)}</td>
          <td>
            <Promised dueAt={dueAt} at={at} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The queues in which something waits, by whose they are. */
function QueueTable({ own, others, at }: Pick<SplitQueues, 'own' | 'others'> & { at: string }) {
  return (
    // Scrolls sideways by keyboard too where it is too narrow.
    <div className={classes['scroller']} tabIndex={-1}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">待办</th>
            <th scope="col">件数</th>
            <th scope="col">最早一件</th>
            <th scope="col">期限</th>
          </tr>
        </thead>
        <Queues heading="我的" works={own} at={at} />
        <Queues heading="同事的" works={others} at={at} />
      </table>
    </div>
  );
}

/** Folds the queues in which nothing waits into one line that opens to links. */
function EmptyQueues({ works, isAll }: { works: readonly Work[]; isAll: boolean }) {
  if (works.length === 0) return null;
  return (
    <details className={classes['empty']}>
      <summary>{isAll ? `全部 ${works.length} 项` : `其余 ${works.length} 项没有待办`}</summary>
      <ul className={classes['links']}>
        {works.map(({ what }) => (
          <li key={what}>
            <Link href={listOf(what)}>{waitingWorkLabels[what]}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What waits, with the one that waits longest: first the queues of the own roles, then those of colleagues, then the empty ones. */
export function WaitingTable({ overview }: { overview: Overview }) {
  const { at, waiting, reconcile, failedJobs } = overview;
  const { roles } = useSession();
  const { own, others, empty } = splitQueues(waiting, roles);
  const isAll = empty.length === waiting.length;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={classes['heading']}>
        等着的
      </h2>
      <div className={classes['frame']}>
        {isAll ? (
          <p className={classes['done']}>都处理完了，现在没有待办。</p>
        ) : (
          <QueueTable own={own} others={others} at={at} />
        )}
        <EmptyQueues works={empty} isAll={isAll} />
      </div>
      <p className={classes['label']}>
        对账：
        {reconcile.at === null
          ? '还没有跑过'
          : reconcile.findings.length === 0
            ? `一致，${formatMoment(reconcile.at)}`
            : `${reconcile.findings.length} 项对不上，${formatMoment(reconcile.at)}`}
        。失败的后台任务：{failedJobs.length === 0 ? '没有' : `${failedJobs.length} 种`}。
        <Link href="/system/state">看系统状态</Link>
      </p>
    </section>
  );
}
