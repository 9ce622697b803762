import { type Overview, useGetOverview } from '@yayan/console-client';
import { waitingWorkLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, formatPast, Link, StateBadge } from '@yayan/ui';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../shell/state/SkeletonRows.tsx';
import { listOf } from './list-of.ts';
import classes from './TodayPage.module.css';

type Work = Overview['waiting'][number];

/** What waits, as a link to its list where the console has one. */
function Name({ what }: Pick<Work, 'what'>) {
  const list = listOf(what);
  const label = waitingWorkLabels[what];
  return list === undefined ? label : <Link href={list}>{label}</Link>;
}

/** Until when the first one was promised, and whether that is over. */
function Promised({ dueAt, at }: { dueAt: string | null; at: string }) {
  if (dueAt === null) return '–';
  return dueAt < at ? (
    <StateBadge tone="red" label={`超时，应在 ${formatMoment(dueAt)}`} />
  ) : (
    formatMoment(dueAt)
  );
}

/** What waits for us, with the one that waits longest. */
export function WaitingTable() {
  const query = useGetOverview();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={classes['heading']}>
        等着的
      </h2>
      <LoadedQuery query={query} skeleton={<SkeletonRows count={4} />}>
        {({ at, waiting, reconcile, failedJobs }) => (
          <>
            <table className={classes['table']}>
              <thead>
                <tr>
                  <th scope="col">什么</th>
                  <th scope="col">多少</th>
                  <th scope="col">最久的</th>
                  <th scope="col">答应在</th>
                </tr>
              </thead>
              <tbody>
                {waiting.map(({ what, count, countIsCapped, oldestAt, dueAt }) => (
                  <tr key={what}>
                    <th scope="row">
                      <Name what={what} />
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
            </table>
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
          </>
        )}
      </LoadedQuery>
    </section>
  );
}
