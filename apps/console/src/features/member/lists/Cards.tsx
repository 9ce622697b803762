import {
  getListOperatorMemberCardsQueryKey,
  listOperatorMemberCards,
  type OperatorCard,
} from '@yayan/console-client';
import { cardKindLabels, cardStateLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { takeCard } from '../member-acts.ts';

const columnsOf = (memberId: string): readonly Column<OperatorCard>[] => [
  { key: 'kind', title: '卡券', render: ({ kind }) => cardKindLabels[kind] },
  { key: 'state', title: '状态', render: ({ state }) => cardStateLabels[state] },
  { key: 'source', title: '来由', render: ({ source }) => source },
  { key: 'created', title: '得到', render: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'expires',
    title: '到期',
    render: ({ expiresAt }) => (expiresAt === null ? '没有期限' : formatMoment(expiresAt)),
  },
  {
    key: 'acts',
    title: '操作',
    render: ({ id, state }) => (state === 'usable' ? <ActButton act={takeCard(id)} id={memberId} /> : '–'),
  },
];

/** The cards of a member. */
export function Cards({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="卡券"
      queryKey={[...getListOperatorMemberCardsQueryKey(memberId), 'list']}
      load={async (_values, _cursor, signal) => ({
        ...(await listOperatorMemberCards(memberId, signal)),
        nextCursor: null,
      })}
      columns={columnsOf(memberId)}
      rowKey={({ id }) => id}
    />
  );
}
