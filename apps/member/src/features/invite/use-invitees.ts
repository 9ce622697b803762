import { useInfiniteQuery } from '@tanstack/react-query';
import {
  getListInviteesQueryKey,
  getListInviteRewardsQueryKey,
  listInvitees,
  type ListInviteesParams,
  listInviteRewards,
} from '@yayan/api-client';

/** Whom the member invited, newest first, page by page. */
export const useInvitees = (filter: ListInviteesParams) =>
  useInfiniteQuery({
    queryKey: getListInviteesQueryKey(filter),
    queryFn: ({ pageParam, signal }) =>
      listInvitees({ ...filter, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** What inviting earned, newest first, page by page. */
export const useInviteRewards = () =>
  useInfiniteQuery({
    queryKey: getListInviteRewardsQueryKey(),
    queryFn: ({ pageParam, signal }) =>
      listInviteRewards(pageParam ? { cursor: pageParam } : {}, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
