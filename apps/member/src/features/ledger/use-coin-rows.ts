import { useListPointsInfinite } from '@yayan/api-client/react';
import { type CoinChoice, paramsOf } from './ledger-view.ts';

const limit = 30;

/** The member's coin rows, newest first, 30 per page. */
export const useCoinRows = (choice: CoinChoice) => {
  const params = { limit, ...paramsOf(choice) };
  return useListPointsInfinite(params);
};
