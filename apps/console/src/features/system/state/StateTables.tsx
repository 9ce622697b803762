import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { SystemState } from '@yayan/console-client';
import { FactList, formatMoment, formatPast, StateBadge } from '@yayan/ui';
import { ListTable } from '../../../shell/list/ListTable.tsx';
import classes from './StatePage.module.css';

type Check = SystemState['checks'][number];
type Server = SystemState['servers'][number];

/** What the last reconcile found, the differences first. */
export function Checks({ checks }: Pick<SystemState, 'checks'>) {
  const [first] = checks;
  if (first === undefined) return <p className={classes['text']}>还没有对过账。每天夜里对一次。</p>;
  const wrong = checks.filter(({ findings }) => findings > 0);
  return (
    <>
      <p className={classes['text']}>
        {wrong.length === 0 ? (
          <StateBadge tone="green" icon={IconCircleCheck} label={`${checks.length} 项都一致`} />
        ) : (
          <StateBadge tone="red" icon={IconAlertTriangle} label={`${wrong.length} 项对不上`} />
        )}
        <span>{formatMoment(first.at)}</span>
      </p>
      <details className={classes['all']} open={wrong.length > 0}>
        <summary>每一项</summary>
        <ListTable<Check>
          label="对账"
          columns={[
            { key: 'name', title: '查什么', render: ({ name }) => name },
            { key: 'findings', title: '差异', isNumber: true, render: ({ findings }) => findings },
          ]}
          items={checks.toSorted((a, b) => b.findings - a.findings)}
          rowKey={({ name }) => name}
        />
      </details>
    </>
  );
}

/** The ends of the two chains. A copy of one elsewhere proves later that nothing before it was changed. */
export function Seals({ ledgerSeal, auditSeal }: Pick<SystemState, 'ledgerSeal' | 'auditSeal'>) {
  return (
    <FactList
      look="receipt"
      facts={[
        ['账本', ledgerSeal === null ? '还没有封过' : `第 ${ledgerSeal.block} 块`],
        ledgerSeal === null ? null : ['账本的哈希', <code key="ledger">{ledgerSeal.head}</code>],
        [
          '操作记录',
          auditSeal === null
            ? '还没有封过'
            : `到第 ${auditSeal.number} 条，${formatMoment(auditSeal.sealedAt)}`,
        ],
        auditSeal === null ? null : ['操作记录的哈希', <code key="audit">{auditSeal.head}</code>],
      ]}
    />
  );
}

/** The servers that run, with their release and the newest migration that each knows. */
export function Servers({ state: { servers, schema, pending } }: { state: SystemState }) {
  const differs = servers.some((server) => server.schema !== schema);
  const releases = new Set(servers.map(({ release }) => release));
  return (
    <>
      <p className={classes['text']}>
        最新的数据库版本 {schema ?? '未知'}。
        {pending.length > 0 ? `还没执行：${pending.join('、')}。` : '全部已执行。'}
        {differs || releases.size > 1 ? '有服务器的版本不同，可能正在发布。' : ''}
      </p>
      {servers.length === 0 ? (
        <p className={classes['text']}>一小时内没有服务器被问过是否就绪（/readyz）。</p>
      ) : (
        <ListTable<Server>
          label="服务器"
          columns={[
            { key: 'server', title: '服务器', render: ({ server }) => <code>{server.slice(-8)}</code> },
            { key: 'release', title: '发布', render: ({ release }) => release ?? '没有写明' },
            { key: 'schema', title: '数据库版本', render: ({ schema: own }) => own ?? '更早的版本' },
            { key: 'seen', title: '最近就绪检查', render: ({ seenAt }) => formatPast(seenAt) },
          ]}
          items={servers}
          rowKey={({ server }) => server}
        />
      )}
    </>
  );
}
