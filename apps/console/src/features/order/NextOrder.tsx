import { type OperatorOrderDetail, useListOperatorOrders } from '@yayan/console-client';
import { ButtonLink } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../shell/keys/use-keys.ts';
import type { FilterValues } from '../../shell/list/list-types.ts';
import { useFilters } from '../../shell/list/use-filters.ts';
import { orderAddress, orderFilters, orderParams, ordersAddress } from './order-filter.ts';

/** The link to what stands behind an order in a list, or to the list if there is nothing else. */
function NextOf({ id, values }: { id: string; values: FilterValues }) {
  const navigate = useNavigate();
  const { data } = useListOperatorOrders({ ...orderParams(values), limit: 50 });
  const items = data?.items ?? [];
  // What was decided is no longer in the list of those that wait: then the first of them is the next.
  const next = items[items.findIndex((each) => each.id === id) + 1] ?? items.find((each) => each.id !== id);
  const address = next ? orderAddress(next.id, values) : ordersAddress(values);
  useKeys({ j: () => void navigate(address) });
  return (
    <ButtonLink variant="light" href={address}>
      {next ? '下一件' : '回到列表'}
    </ButtonLink>
  );
}

/**
 * Leads to the next order, by `j` too: of the list that this one was opened from, else of those that wait for the same
 * (rule 14.100). An order that waits for nothing and was reached from elsewhere has no next one.
 */
export function NextOrder({ order: { id, queue } }: { order: OperatorOrderDetail }) {
  const { values } = useFilters(orderFilters);
  // It stays when the order is decided.
  const [waitedFor] = useState(queue);
  if (Object.keys(values).length > 0) return <NextOf id={id} values={values} />;
  return waitedFor === null ? null : <NextOf id={id} values={{ queue: waitedFor, sort: 'oldest' }} />;
}
