import { ExchangeState, type OrderDetail } from '@yayan/api-client';
import { useGetOrder } from '@yayan/api-client/react';

const isOpen = (order: OrderDetail | undefined): boolean =>
  order?.state === ExchangeState.PendingReview || order?.state === ExchangeState.ToBeIssued;

/** Most orders are issued within two minutes; after that, one poll a minute is enough. */
const eagerTimes = 24;

/** An order, polled until it is decided, because live events may not arrive. */
export const useOrderState = (orderId: string) =>
  useGetOrder(orderId, {
    // The page shows a failure itself.
    request: { quiet: true },
    query: {
      enabled: orderId !== '',
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        isOpen(data) ? (dataUpdateCount < eagerTimes ? 5_000 : 60_000) : false,
    },
  });
