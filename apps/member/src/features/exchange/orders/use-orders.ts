import { listOrders, type ListOrdersParams } from '@yayan/api-client';
import { getListOrdersQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

/** The member's orders, newest first. */
export const useOrders = (filter: ListOrdersParams) =>
  useCursorPages(getListOrdersQueryKey(filter), (cursor, signal) =>
    listOrders({ ...filter, ...cursor }, { signal }),
  );
