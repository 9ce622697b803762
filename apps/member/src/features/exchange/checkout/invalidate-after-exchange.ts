import type { QueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryKey,
  getGetExchangeInfoQueryKey,
  getListBenefitsQueryKey,
  getListCardsQueryKey,
  getListOrdersQueryKey,
  getListPointsQueryKey,
} from '@yayan/api-client';

/** The list of benefits is under /v3, a single one under /v1. */
const oneBenefit = '/v1/benefits';

/** The calls whose answers an order may have changed. */
const touched = [
  getGetAccountQueryKey(),
  getGetExchangeInfoQueryKey(),
  getListBenefitsQueryKey(),
  getListCardsQueryKey(),
  getListOrdersQueryKey(),
  getListPointsQueryKey(),
  [oneBenefit],
].map(([address]) => address);

/** Invalidates balance, orders, postings, cards and stock. */
export const invalidateAfterExchange = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && touched.some((start) => address.startsWith(start)),
  });
