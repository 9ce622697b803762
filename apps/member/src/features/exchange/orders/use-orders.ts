import type { ListOrdersParams } from '@yayan/api-client';
import { useListOrdersInfinite } from '@yayan/api-client/react';

/** The member's orders, newest first. */
export const useOrders = (filter: ListOrdersParams) => useListOrdersInfinite(filter);
