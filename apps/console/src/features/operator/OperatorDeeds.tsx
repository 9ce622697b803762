import { type OperatorAct, useListOperatorActs } from '@yayan/console-client';
import { formatMoment, Link } from '@yayan/ui';
import { actName } from '../../shell/audit/act-names.ts';
import { AuditChanges } from '../../shell/audit/AuditChanges.tsx';
import { objectOfAct } from '../../shell/audit/object-of-act.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ListTable } from '../../shell/list/ListTable.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../shell/state/SkeletonRows.tsx';
import classes from './OperatorPage.module.css';

const LIMIT = 20;

const columns: readonly Column<OperatorAct>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  { key: 'act', title: '操作', render: ({ act }) => actName(act) },
  {
    key: 'subject',
    title: '对象',
    render: (act) => <ObjectLink {...objectOfAct(act)} />,
  },
  { key: 'changes', title: '变化', render: (act) => <AuditChanges act={act} /> },
  { key: 'reason', title: '原因', isWide: true, render: ({ reason }) => reason ?? '–' },
  { key: 'address', title: '网络地址', isWide: true, render: ({ address }) => address ?? '命令行' },
];

/** What an operator did last, and the way to all of it. */
export function OperatorDeeds({ name }: { name: string }) {
  const query = useListOperatorActs({ operator: name, limit: LIMIT });
  return (
    <section className={classes['card']} aria-labelledby="deeds">
      <h2 id="deeds" className={classes['heading']}>
        {name} 做过的事
      </h2>
      <LoadedQuery query={query} skeleton={<SkeletonRows count={3} />}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <p className={classes['text']}>还没有做过什么。</p>
          ) : (
            <>
              <ListTable label="做过的事" columns={columns} items={items} rowKey={({ id }) => id} />
              {nextCursor === null ? null : (
                <Link href={`/system/audit?operator=${encodeURIComponent(name)}`}>看全部</Link>
              )}
            </>
          )
        }
      </LoadedQuery>
    </section>
  );
}
