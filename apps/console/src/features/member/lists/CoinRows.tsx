import {
  getListOperatorMemberCoinsQueryKey,
  listOperatorMemberCoins,
  type OperatorCoinRow,
} from '@yayan/console-client';
import { formatChange, formatCount, formatMoment } from '@yayan/ui';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import classes from './lists.module.css';

const columns: readonly Column<OperatorCoinRow>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  {
    key: 'title',
    title: '来由',
    render: ({ title, note }) => (
      <>
        {title}
        {note ? <div className={classes['note']}>{note}</div> : null}
      </>
    ),
  },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatChange(coins) },
  { key: 'balance', title: '余额', isNumber: true, render: ({ balance }) => formatCount(balance) },
];

/** The coins of a member, row by row. */
export function CoinRows({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="金币记录"
      queryKey={[...getListOperatorMemberCoinsQueryKey(memberId), 'pages']}
      load={(_values, cursor, signal) =>
        listOperatorMemberCoins(memberId, { limit: 20, ...(cursor && { cursor }) }, signal)
      }
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
