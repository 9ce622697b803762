import { getListHeldPayQueryKey, type HeldPay, listHeldPay } from '@yayan/console-client';
import { formatMoment, Group } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { payHeld, refuseHeld } from './held-pay-acts.ts';

const columns: readonly Column<HeldPay>[] = [
  {
    key: 'task',
    title: '任务',
    render: ({ title }) => title,
  },
  {
    key: 'member',
    title: '会员',
    isWhole: true,
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
    ),
  },
  {
    key: 'overlap',
    title: '同时作答',
    isNumber: true,
    render: ({ overlapSeconds }) => `${overlapSeconds} 秒`,
  },
  { key: 'held', title: '从什么时候起', render: ({ heldAt }) => formatMoment(heldAt) },
  {
    key: 'acts',
    title: '操作',
    render: ({ id }) => (
      <Group gap="xs" wrap="nowrap">
        <ActButton act={payHeld} id={id} />
        <ActButton act={refuseHeld} id={id} />
      </Group>
    ),
  },
];

/** Completes whose pay waits for a look, because two questionnaires were answered at the same time. */
export default function HeldPayPage() {
  return (
    <>
      <PageHead title="待核对的奖励" lead="两份问卷的作答时间重叠的，先看过再支付。" />
      <ObjectList
        content="待核对的奖励"
        queryKey={[...getListHeldPayQueryKey(), 'pages']}
        load={(_values, cursor, signal) => listHeldPay({ limit: 50, ...(cursor && { cursor }) }, signal)}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/held-pay/${id}`}
      />
    </>
  );
}
