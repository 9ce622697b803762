import { useGetSystemState, useListFailedJobs, useListWaitingJobs } from '@yayan/console-client';
import { formatPast, Link } from '@yayan/ui';
import type { ReactNode } from 'react';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import { retryAll } from './job-acts.ts';
import { JobList } from './JobList.tsx';
import { Checks, Seals, Servers } from './StateTables.tsx';
import { WaitingJobTable } from './WaitingJobTable.tsx';
import classes from './StatePage.module.css';

const rows = <SkeletonRows count={3} />;

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <h2 id={id} className={classes['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Failed jobs by name, and one by one. */
function Jobs() {
  const query = useListFailedJobs({ limit: 1 });
  return (
    <LoadedQuery query={query} skeleton={rows}>
      {({ names }) =>
        names.length === 0 ? (
          <p className={classes['text']}>没有失败的后台任务。</p>
        ) : (
          <>
            <ul className={classes['names']}>
              {names.map(({ name, jobs, since }) => (
                <li key={name} className={classes['name']}>
                  <b>{name}</b>
                  <span>
                    {jobs} 个，最早的{formatPast(since)}
                  </span>
                  <ActButton act={retryAll} id={name} />
                </li>
              ))}
            </ul>
            <JobList />
          </>
        )
      }
    </LoadedQuery>
  );
}

/** The jobs that wait or run, by name. */
function WaitingJobs() {
  const query = useListWaitingJobs();
  return (
    <LoadedQuery query={query} skeleton={rows}>
      {({ items }) => <WaitingJobTable items={items} />}
    </LoadedQuery>
  );
}

/** The state of the system: jobs that failed or wait, reconcile, seals and servers. */
export default function StatePage() {
  const query = useGetSystemState();
  return (
    <>
      <PageHead
        title="系统"
        lead="失败和等着的后台任务、对账、封条和正在运行的服务器。"
        actions={
          <>
            <Link href="/system/maintenance">网站维护</Link>
            <Link href="/system/networks">封锁的网络</Link>
            <Link href="/system/rule-numbers">规则数字</Link>
          </>
        }
      />
      <div className={classes['root']}>
        <Card id="jobs" title="失败的后台任务">
          <Jobs />
        </Card>
        <Card id="waiting-jobs" title="等着的后台任务">
          <WaitingJobs />
        </Card>
        <LoadedQuery query={query} skeleton={rows}>
          {(state) => (
            <div className={classes['root']}>
              <Card id="checks" title="最近一次对账">
                <Checks checks={state.checks} />
              </Card>
              <Card id="seals" title="封条">
                <Seals ledgerSeal={state.ledgerSeal} auditSeal={state.auditSeal} />
              </Card>
              <Card id="servers" title="服务器">
                <Servers state={state} />
              </Card>
            </div>
          )}
        </LoadedQuery>
      </div>
    </>
  );
}
