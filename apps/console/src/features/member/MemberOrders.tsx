import { getListOperatorMemberOrdersQueryKey, listOperatorMemberOrders } from '@yayan/console-client';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { orderColumns } from '../../shell/order/order-columns.tsx';
import classes from './CoinRows.module.css';

const columns = orderColumns.filter(({ key }) => key !== 'member' && key !== 'target' && key !== 'reason');

/** The orders of a member. */
export function MemberOrders({ memberId }: { memberId: string }) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className={classes['heading']}>
        兑换
      </h2>
      <ObjectList
        content="兑换单"
        queryKey={[...getListOperatorMemberOrdersQueryKey(memberId), 'pages']}
        load={(_values, cursor, signal) =>
          listOperatorMemberOrders(memberId, { limit: 10, ...(cursor && { cursor }) }, signal)
        }
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
      />
    </section>
  );
}
