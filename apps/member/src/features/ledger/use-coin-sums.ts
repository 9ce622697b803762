import { keepPreviousData } from '@tanstack/react-query';
import { getListCoinMonthsQueryKey, useListCoinMonths } from '@yayan/api-client/react';
import { monthsNeeded } from './coin-months.ts';

/** The totals of whole months, back to the month of the oldest row shown. */
export const useCoinSums = (oldest: string | undefined) => {
  const params = { months: monthsNeeded(oldest) };
  return useListCoinMonths(params, {
    query: { queryKey: getListCoinMonthsQueryKey(params), placeholderData: keepPreviousData },
  });
};
