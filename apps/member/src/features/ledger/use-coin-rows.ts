import { listPoints } from '@yayan/api-client';
import { getListPointsQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';
import { type CoinChoice, paramsOf } from './ledger-view.ts';

const limit = 30;

/** The member's coin rows, newest first, 30 per page. */
export const useCoinRows = (choice: CoinChoice) => {
  const params = { limit, ...paramsOf(choice) };
  return useCursorPages(getListPointsQueryKey(params), (cursor, signal) =>
    listPoints({ ...params, ...cursor }, { signal }),
  );
};
