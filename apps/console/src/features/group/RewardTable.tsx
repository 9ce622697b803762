import type { GroupReward, OperatorGroupDetail } from '@yayan/console-client';
import { formatCount } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { PartTable } from '../../shell/object/PartTable.tsx';
import { takeOut } from './group-acts.ts';

const states: Readonly<Record<string, string>> = {
  tallied: '待支付',
  kept: '为来宾保留',
  lapsed: '保留已过期',
  paid: '已支付',
  nothing: '没有奖励',
};

const columnsOf = (id: string): readonly Column<GroupReward>[] => [
  { key: 'name', title: '昵称', render: ({ nickname }) => nickname ?? '没有进入过' },
  {
    key: 'topics',
    title: '完成话题',
    isNumber: true,
    render: ({ topicsFinished, topics }) => `${topicsFinished} / ${topics}`,
  },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatCount(coins) },
  {
    key: 'state',
    title: '状态',
    render: ({ state, takenOutReason }) =>
      takenOutReason === null ? (states[state] ?? state) : `已移出：${takenOutReason}`,
  },
  {
    key: 'acts',
    title: '操作',
    render: ({ id: personId, state, takenOutReason }) =>
      takenOutReason === null && (state === 'tallied' || state === 'kept') ? (
        <ActButton act={takeOut(personId)} id={id} />
      ) : (
        '–'
      ),
  },
];

/** What each person of a closed group gets. */
export function RewardTable({ group: { id, rewards } }: { group: OperatorGroupDetail }) {
  return (
    <PartTable
      heading="奖励"
      columns={columnsOf(id)}
      items={rewards}
      rowKey={({ id: personId }) => personId}
      empty="小组结束后会在这里结算每个人的奖励。"
    />
  );
}
