/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listInvitees,
  listInviteRewards,
} from '../calls/invite.ts';
import {
  getListInviteesQueryKey,
  getListInviteRewardsQueryKey,
} from '../hooks/invite.ts';
import type {
  InviteRewardPage,
  InviteePage,
  ListInviteRewardsParams,
  ListInviteesParams,
} from '../model/index.ts';

/** All pages of `listInvitees`, one after the other. */
export const useListInviteesInfinite = (params?: ListInviteesParams, options?: PagesOptions<InviteePage, CallError<'listInvitees'>>, queryClient?: QueryClient) =>
  usePages<InviteePage, CallError<'listInvitees'>>(getListInviteesQueryKey(params), (cursor, request) => listInvitees({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listInviteRewards`, one after the other. */
export const useListInviteRewardsInfinite = (params?: ListInviteRewardsParams, options?: PagesOptions<InviteRewardPage, CallError<'listInviteRewards'>>, queryClient?: QueryClient) =>
  usePages<InviteRewardPage, CallError<'listInviteRewards'>>(getListInviteRewardsQueryKey(params), (cursor, request) => listInviteRewards({ ...params, ...cursor }, request), useRequest(options), queryClient);

