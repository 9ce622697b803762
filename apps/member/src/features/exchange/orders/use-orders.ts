import { getListOrdersQueryKey, listOrders, type ListOrdersParams } from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';

/** The member's orders, newest first. */
export const useOrders = (filter: ListOrdersParams) =>
  useCursorPages(getListOrdersQueryKey(filter), (cursor, signal) =>
    listOrders({ ...filter, ...cursor }, undefined, signal),
  );
