import {
  getListOperatorOrdersQueryKey,
  listOperatorOrders,
  type ListOperatorOrdersParams,
} from '@yayan/console-client';
import {
  exchangeStateLabels,
  operatorOrderQueueLabels,
  operatorSortLabels,
} from '@yayan/contract/console-labels';
import { ButtonLink } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { orderColumns } from '../../shell/order/order-columns.tsx';
import { orderBulk } from './order-bulk.ts';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'number', label: '单号', placeholder: '完整单号' },
  { kind: 'choice', name: 'queue', label: '等什么', choices: choicesOf(operatorOrderQueueLabels) },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(exchangeStateLabels) },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

/** The filters offer only the document's values. */
const paramsOf = ({ number, queue, state, sort }: FilterValues): ListOperatorOrdersParams => ({
  ...(number && { number }),
  ...(queue && { queue: queue as NonNullable<ListOperatorOrdersParams['queue']> }),
  ...(state && { state: Number(state) as NonNullable<ListOperatorOrdersParams['state']> }),
  ...(sort && { sort: sort as NonNullable<ListOperatorOrdersParams['sort']> }),
});

/** All orders of the exchange. */
export default function OrdersPage() {
  const session = useSession();
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
        load={(values, cursor, signal) =>
          listOperatorOrders({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'orders', query: { ...paramsOf(values) } })}
        bulk={{ ...orderBulk, queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={orderColumns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
      />
    </>
  );
}
