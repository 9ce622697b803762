import { listBenefits, type ListBenefitsParams } from '@yayan/api-client';
import { getListBenefitsQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

/** The list of benefits. */
export const useBenefits = (filter: ListBenefitsParams) =>
  useCursorPages(getListBenefitsQueryKey(filter), (cursor, signal) =>
    listBenefits({ ...filter, ...cursor }, { signal }),
  );
