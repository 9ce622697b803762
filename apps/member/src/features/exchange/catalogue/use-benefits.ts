import type { ListBenefitsParams } from '@yayan/api-client';
import { useListBenefitsInfinite } from '@yayan/api-client/react';

/** The list of benefits. */
export const useBenefits = (filter: ListBenefitsParams) => useListBenefitsInfinite(filter);
