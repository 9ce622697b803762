import { IconCircleCheck, IconClock, IconTool } from '@tabler/icons-react';
import { siteLabels } from '@yayan/contract/console-labels';
import { type SiteMaintenance, type SiteState, useListSiteStates } from '@yayan/console-client';
import { formatMoment, Link, StateBadge } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import { end, plan } from './maintenance-acts.ts';
import classes from './MaintenancePage.module.css';

const endText = (expectedEnd: string | null): string =>
  expectedEnd === null ? '没有说' : formatMoment(expectedEnd);

/** Over before it began: the site never closed. */
const isCancelled = ({ startsAt, endedAt }: SiteMaintenance): boolean =>
  endedAt !== null && endedAt < startsAt;

const columns: readonly Column<SiteMaintenance>[] = [
  { key: 'site', title: '站点', render: ({ site }) => siteLabels[site] },
  { key: 'from', title: '开始', render: ({ startsAt }) => formatMoment(startsAt) },
  {
    key: 'to',
    title: '结束',
    render: (held) => {
      if (held.endedAt === null) return '';
      return isCancelled(held) ? `已取消，${formatMoment(held.endedAt)}` : formatMoment(held.endedAt);
    },
  },
  { key: 'expected', title: '原来预计', render: ({ expectedEnd }) => endText(expectedEnd) },
  { key: 'message', title: '说明', render: ({ message }) => message },
  { key: 'by', title: '谁安排、谁结束', render: ({ plannedBy, endedBy }) => `${plannedBy}、${endedBy}` },
];

function State({ isClosed, maintenance }: SiteState) {
  if (isClosed) return <StateBadge tone="red" icon={IconTool} label="维护中" />;
  return maintenance === null ? (
    <StateBadge tone="green" icon={IconCircleCheck} label="开放" />
  ) : (
    <StateBadge tone="gold" icon={IconClock} label="已安排" />
  );
}

/** One site: whether it is open, what people read, and the acts. */
function SiteCard({ state }: { state: SiteState }) {
  const { site, isClosed, online, maintenance } = state;
  const id = `site-${site}`;
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id} className={classes['heading']}>
          {siteLabels[site]}
        </h2>
        <State {...state} />
        <span className={classes['online']}>{online} 人在线</span>
      </div>
      {maintenance === null ? null : (
        <dl className={classes['facts']}>
          <dt>说明</dt>
          <dd>{maintenance.message}</dd>
          <dt>{isClosed ? '开始于' : '将开始于'}</dt>
          <dd>{formatMoment(maintenance.startsAt)}</dd>
          <dt>预计恢复</dt>
          <dd>{endText(maintenance.expectedEnd)}</dd>
          <dt>安排的人</dt>
          <dd>{maintenance.plannedBy}</dd>
        </dl>
      )}
      <div className={classes['acts']}>
        {maintenance === null ? null : <ActButton act={end(isClosed)} id={site} />}
        <ActButton act={plan(maintenance)} id={site} />
        <Link href={`/system/audit?subject=${site}`}>操作记录</Link>
      </div>
    </section>
  );
}

/** Both sites with their maintenance (rule 14.74). */
export default function MaintenancePage() {
  const query = useListSiteStates();
  return (
    <>
      <PageHead
        title="网站维护"
        lead="关掉一个站，大家看到说明和预计恢复的时间，什么都不会丢。到了预计的时间也不会自己恢复，要有人点。"
      />
      <LoadedQuery query={query} skeleton={<SkeletonRows count={3} />}>
        {({ sites, past }) => (
          <div className={classes['root']}>
            {sites.map((state) => (
              <SiteCard key={state.site} state={state} />
            ))}
            <div className={classes['past']}>
              <PartTable
                heading="以前的维护"
                columns={columns}
                items={past}
                rowKey={({ id }) => id}
                empty="还没有维护过。"
              />
            </div>
          </div>
        )}
      </LoadedQuery>
    </>
  );
}
