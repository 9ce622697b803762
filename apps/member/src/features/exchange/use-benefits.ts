import { useInfiniteQuery } from '@tanstack/react-query';
import { getListBenefitsQueryKey, listBenefits, type ListBenefitsParams } from '@yayan/api-client';

/** What coins can be exchanged for, page by page. */
export const useBenefits = (filter: ListBenefitsParams) =>
  useInfiniteQuery({
    queryKey: getListBenefitsQueryKey(filter),
    queryFn: ({ pageParam, signal }) =>
      listBenefits({ ...filter, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
