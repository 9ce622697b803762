import { ExchangeState, type OrderDetail } from '@yayan/api-client';
import { useGetOrder } from '@yayan/api-client/react';

const isOpen = (order: OrderDetail | undefined): boolean =>
  order?.state === ExchangeState.PendingReview || order?.state === ExchangeState.ToBeIssued;

/** Most orders are issued within two minutes; after that asking once a minute is enough. */
const eagerTimes = 24;

/** An order that is asked for again until it is decided, also where no live notification arrives. */
export const useOrderState = (orderId: string) =>
  useGetOrder(orderId, {
    // The page says it itself.
    request: { quiet: true },
    query: {
      enabled: orderId !== '',
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        isOpen(data) ? (dataUpdateCount < eagerTimes ? 5_000 : 60_000) : false,
    },
  });
