import { getListPointsQueryKey, listPoints } from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';
import { type CoinChoice, paramsOf } from './ledger-view.ts';

const limit = 30;

/** The member's coins, newest first, a page of 30 rows at a time. */
export const useCoinRows = (choice: CoinChoice) => {
  const params = { limit, ...paramsOf(choice) };
  return useCursorPages(getListPointsQueryKey(params), (cursor, signal) =>
    listPoints({ ...params, ...cursor }, undefined, signal),
  );
};
