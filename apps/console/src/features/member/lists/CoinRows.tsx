import {
  getListOperatorMemberCoinsQueryKey,
  listOperatorMemberCoins,
  type OperatorCoinRow,
} from '@yayan/console-client';
import { formatChange, formatCount, formatMoment } from '@yayan/ui';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { CauseText } from './CauseText.tsx';
import classes from './lists.module.css';

const columns: readonly Column<OperatorCoinRow>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  {
    key: 'cause',
    title: '来由',
    render: ({ cause, note }) => (
      <>
        <CauseText cause={cause} />
        {note ? <div className={classes['note']}>{note}</div> : null}
      </>
    ),
  },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatChange(coins) },
  { key: 'balance', title: '余额', isNumber: true, render: ({ balance }) => formatCount(balance) },
  {
    key: 'code',
    title: '查询编号',
    isWhole: true,
    isWide: true,
    render: ({ id, supportCode }) => <ObjectLink kind="transfer" subject={id} title={supportCode} />,
  },
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
