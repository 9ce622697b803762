import type { QueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryKey,
  getGetExchangeInfoQueryKey,
  getListBenefitsQueryKey,
  getListCardsQueryKey,
  getListOrdersQueryKey,
  getListPointsQueryKey,
} from '@yayan/api-client';

/** Benefits are listed below /v3 and read below /v1. */
const oneBenefit = '/v1/benefits';

/** Addresses below which an order may have changed something. */
const touched = [
  getGetAccountQueryKey(),
  getGetExchangeInfoQueryKey(),
  getListBenefitsQueryKey(),
  getListCardsQueryKey(),
  getListOrdersQueryKey(),
  getListPointsQueryKey(),
  [oneBenefit],
].map(([address]) => address);

/** Balance, orders, postings, cards and stock are fetched anew when they are next shown. */
export const invalidateAfterExchange = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && touched.some((start) => address.startsWith(start)),
  });
