import { type AgentHook, getListAgentHooksQueryKey, listAgentHooks } from '@yayan/console-client';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { formatMoment, StateBadge } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import type { Column, Filter } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { resendHook } from './partner-acts.ts';
import classes from './reports.module.css';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'waiting', label: '哪些', choices: [{ value: 'true', label: '没有送达的' }] },
];

const columns: readonly Column<AgentHook>[] = [
  { key: 'created', title: '产生', render: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'id', title: '编号', isWide: true, render: ({ id }) => <code>{id}</code> },
  {
    key: 'state',
    title: '送达',
    render: ({ deliveredAt, fault }) => (
      <>
        {deliveredAt === null ? (
          <StateBadge tone="gold" icon={IconClock} label="没有送达" />
        ) : (
          <StateBadge tone="green" icon={IconCircleCheck} label={formatMoment(deliveredAt)} />
        )}
        {fault === null ? null : <div className={classes['note']}>{fault}</div>}
      </>
    ),
  },
  { key: 'attempts', title: '试过', render: ({ attempts }) => `${attempts} 次` },
  { key: 'acts', title: '操作', render: ({ id }) => <ActButton act={resendHook(id)} id={id} /> },
];

/** What our server sent to an agent about its people's results. */
export function HookList({ partner }: { partner: string }) {
  return (
    <section aria-labelledby="hooks">
      <h2 id="hooks" className={classes['heading']}>
        回传
      </h2>
      <ObjectList
        content="回传"
        emptyHint="每个人的结果会发到代理的回传地址，留 30 天。"
        queryKey={[...getListAgentHooksQueryKey(partner), 'pages']}
        load={(values, cursor, signal) =>
          listAgentHooks(
            partner,
            { limit: 20, ...(values['waiting'] && { waiting: true }), ...(cursor && { cursor }) },
            signal,
          )
        }
        columns={columns}
        rowKey={({ id }) => id}
        filters={filters}
      />
    </section>
  );
}
