import { getListOperatorMemberOrdersQueryKey, listOperatorMemberOrders } from '@yayan/console-client';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { orderColumns } from '../../../shell/order/order-columns.tsx';

const columns = orderColumns.filter(({ key }) => key !== 'member' && key !== 'target' && key !== 'reason');

/** The orders of a member. */
export function MemberOrders({ memberId }: { memberId: string }) {
  return (
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
  );
}
