import {
  type OperatorAct,
  type Overview,
  useGetDayFigures,
  useGetOverview,
  useListOperatorActs,
} from '@yayan/console-client';
import { ButtonLink, EmptyState, formatCount, formatMoment } from '@yayan/ui';
import { actName } from '../../shell/audit/act-names.ts';
import { AuditChanges } from '../../shell/audit/AuditChanges.tsx';
import { objectOfAct } from '../../shell/audit/object-of-act.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ListTable } from '../../shell/list/ListTable.tsx';
import { useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../shell/state/SkeletonRows.tsx';
import { DayFigures } from './DayFigures.tsx';
import { NewDevices } from './NewDevices.tsx';
import { useNewDevices } from './use-new-devices.ts';
import { WaitingTable } from './WaitingTable.tsx';
import classes from './TodayPage.module.css';

const columns: readonly Column<OperatorAct>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  { key: 'act', title: '操作', render: ({ act }) => actName(act) },
  {
    key: 'subject',
    title: '对象',
    render: (act) => <ObjectLink {...objectOfAct(act)} />,
  },
  { key: 'changes', title: '变化', render: (act) => <AuditChanges act={act} /> },
  { key: 'reason', title: '原因', render: ({ reason }) => reason ?? '–' },
];

/** Leads to the requests that I may decide; nothing without any. */
function ToDecide({ waiting }: Pick<Overview, 'waiting'>) {
  const count = waiting.find(({ what }) => what === 'requests')?.count ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes['decide']}>
      <span>
        <b className={classes['count']}>{formatCount(count)}</b> 个请求等你决定
      </span>
      <ButtonLink href="/system/requests?open=true" size="xs">
        去看
      </ButtonLink>
    </p>
  );
}

function OwnActs() {
  const { name } = useSession();
  const acts = useListOperatorActs({ operator: name, limit: 10 });
  return (
    <section aria-labelledby="own">
      <h2 id="own" className={classes['heading']}>
        我最近做的
      </h2>
      <LoadedQuery query={acts}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState content="操作记录" hint="你做的每件事都会记在这里。" />
          ) : (
            <ListTable label="操作记录" columns={columns} items={items} rowKey={({ id }) => id} />
          )
        }
      </LoadedQuery>
    </section>
  );
}

/** The first page: what waits for me and for all of us, and what I did last. */
export default function TodayPage() {
  const overview = useGetOverview();
  const figures = useGetDayFigures();
  const newDevices = useNewDevices();
  return (
    <>
      <PageHead title="今天" />
      <div className={classes['root']}>
        {/* No part is shown before those above it have their height, or it would jump down. */}
        {overview.isPending || newDevices.isPending ? (
          <SkeletonRows count={10} />
        ) : (
          <>
            <NewDevices />
            <LoadedQuery query={overview}>
              {(now) => (
                <>
                  <ToDecide waiting={now.waiting} />
                  <WaitingTable overview={now} />
                </>
              )}
            </LoadedQuery>
            <DayFigures />
            {figures.isPending ? null : <OwnActs />}
          </>
        )}
      </div>
    </>
  );
}
