import { getListOperatorOrdersQueryKey, listOperatorOrders } from '@yayan/console-client';
import { ButtonLink } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { useFilters } from '../../shell/list/use-filters.ts';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { orderColumns } from '../../shell/order/order-columns.tsx';
import { orderBulk } from './order-bulk.ts';
import { orderAddress, orderFilters, orderParams } from './order-filter.ts';

/** All orders of the exchange. */
export default function OrdersPage() {
  const session = useSession();
  const { values } = useFilters(orderFilters);
  return (
    <>
      <PageHead
        title="兑换单"
        actions={
          <>
            <ButtonLink href="/orders/providers" variant="default">
              发放渠道
            </ButtonLink>
            {mayDo(session, ['orders']) ? (
              <ButtonLink href="/orders/shipments" variant="default">
                按文件登记寄出
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <ObjectList
        list="orders"
        content="兑换单"
        queryKey={[...getListOperatorOrdersQueryKey(), 'pages']}
        load={(wanted, cursor, signal) =>
          listOperatorOrders({ ...orderParams(wanted), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={orderFilters}
        exported={(wanted) => ({ list: 'orders', query: { ...orderParams(wanted) } })}
        bulk={{ ...orderBulk, queryOf: (wanted) => ({ ...orderParams(wanted) }) }}
        columns={orderColumns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => orderAddress(id, values)}
      />
    </>
  );
}
