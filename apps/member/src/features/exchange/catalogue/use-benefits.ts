import { getListBenefitsQueryKey, listBenefits, type ListBenefitsParams } from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';

/** What coins can be exchanged for. */
export const useBenefits = (filter: ListBenefitsParams) =>
  useCursorPages(getListBenefitsQueryKey(filter), (cursor, signal) =>
    listBenefits({ ...filter, ...cursor }, undefined, signal),
  );
