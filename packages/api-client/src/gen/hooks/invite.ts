/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  acceptInvite,
  checkInviteCode,
  enterInviteCode,
  getInvitation,
  listInvitees,
  listInviteRewards,
  declareFamily,
  showInviteName,
} from '../calls/invite.ts';
import type {
  Done,
  Id,
  Invitation,
  InviteArrival,
  InviteCodeRequest,
  InviteNameRequest,
  InviteOffer,
  InviteRewardPage,
  InviteePage,
  Inviter,
  ListInviteRewardsParams,
  ListInviteesParams,
} from '../model/index.ts';

export type AcceptInviteVariables = { data: InviteArrival };

export const getAcceptInviteMutationOptions = <Failure = CallError<'acceptInvite'>, Context = unknown>(options?: MutationHookOptions<InviteOffer, Failure, AcceptInviteVariables, Context>) =>
  mutationOptions<InviteOffer, Failure, AcceptInviteVariables, Context>('acceptInvite', (props, request) => acceptInvite(props.data, request), options);

/**
 * Accept an invitation link
 *
 * What /invite and /app/invite show to a visitor. The invitation stays with this device for 7 days and is filled in
 * when the visitor registers.
 */
export const useAcceptInvite = <Failure = CallError<'acceptInvite'>, Context = unknown>(options?: MutationHookOptions<InviteOffer, Failure, AcceptInviteVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAcceptInviteMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CheckInviteCodeVariables = { data: InviteCodeRequest };

export const getCheckInviteCodeMutationOptions = <Failure = CallError<'checkInviteCode'>, Context = unknown>(options?: MutationHookOptions<Inviter, Failure, CheckInviteCodeVariables, Context>) =>
  mutationOptions<Inviter, Failure, CheckInviteCodeVariables, Context>('checkInviteCode', (props, request) => checkInviteCode(props.data, request), options);

/**
 * Find out whose invite code this is
 *
 * Answers the inviter's avatar and nickname, masked unless they agreed to show it, and nothing else about them.
 */
export const useCheckInviteCode = <Failure = CallError<'checkInviteCode'>, Context = unknown>(options?: MutationHookOptions<Inviter, Failure, CheckInviteCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckInviteCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type EnterInviteCodeVariables = { data: InviteCodeRequest };

export const getEnterInviteCodeMutationOptions = <Failure = CallError<'enterInviteCode'>, Context = unknown>(options?: MutationHookOptions<Inviter, Failure, EnterInviteCodeVariables, Context>) =>
  mutationOptions<Inviter, Failure, EnterInviteCodeVariables, Context>('enterInviteCode', (props, request) => enterInviteCode(props.data, request), options);

/**
 * Enter the inviter after registering
 *
 * For members who registered without a code: once, within 7 days. The inviter must have joined earlier.
 */
export const useEnterInviteCode = <Failure = CallError<'enterInviteCode'>, Context = unknown>(options?: MutationHookOptions<Inviter, Failure, EnterInviteCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEnterInviteCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetInvitationQueryKey = () => ['/v1/users/invite'] as const;

export const getGetInvitationQueryOptions = <Data = Invitation, Failure = CallError<'getInvitation'>>(options?: QueryHookOptions<Invitation, Failure, Data>): CallQueryOptions<Invitation, Failure, Data> =>
  queryOptions<Invitation, Failure, Data>(getGetInvitationQueryKey(), (request) => getInvitation(request), options);

/**
 * Read the member's invite code, link and posters, and what inviting earns
 */
export const useGetInvitation = <Data = Invitation, Failure = CallError<'getInvitation'>>(options?: QueryHookOptions<Invitation, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetInvitationQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListInviteesQueryKey = (params?: ListInviteesParams) => ['/v1/users/inviters', ...(params ? [params] : [])] as const;

export const getListInviteesQueryOptions = <Data = InviteePage, Failure = CallError<'listInvitees'>>(params?: ListInviteesParams, options?: QueryHookOptions<InviteePage, Failure, Data>): CallQueryOptions<InviteePage, Failure, Data> =>
  queryOptions<InviteePage, Failure, Data>(getListInviteesQueryKey(params), (request) => listInvitees(params, request), options);

/**
 * List the friends the member has invited
 */
export const useListInvitees = <Data = InviteePage, Failure = CallError<'listInvitees'>>(params?: ListInviteesParams, options?: QueryHookOptions<InviteePage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListInviteesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListInviteRewardsQueryKey = (params?: ListInviteRewardsParams) => ['/v1/credits/invite', ...(params ? [params] : [])] as const;

export const getListInviteRewardsQueryOptions = <Data = InviteRewardPage, Failure = CallError<'listInviteRewards'>>(params?: ListInviteRewardsParams, options?: QueryHookOptions<InviteRewardPage, Failure, Data>): CallQueryOptions<InviteRewardPage, Failure, Data> =>
  queryOptions<InviteRewardPage, Failure, Data>(getListInviteRewardsQueryKey(params), (request) => listInviteRewards(params, request), options);

/**
 * List what inviting has earned
 */
export const useListInviteRewards = <Data = InviteRewardPage, Failure = CallError<'listInviteRewards'>>(params?: ListInviteRewardsParams, options?: QueryHookOptions<InviteRewardPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListInviteRewardsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type DeclareFamilyVariables = { id: Id };

export const getDeclareFamilyMutationOptions = <Failure = CallError<'declareFamily'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, DeclareFamilyVariables, Context>) =>
  mutationOptions<Done, Failure, DeclareFamilyVariables, Context>('declareFamily', (props, request) => declareFamily(props.id, request), options);

/**
 * Declare a friend as family
 *
 * For an invitation that doesn't count because of a shared device or network. It counts as soon as both people have
 * passed the real-name check, within 90 days. At most three friends ever. A second time changes nothing.
 */
export const useDeclareFamily = <Failure = CallError<'declareFamily'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, DeclareFamilyVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getDeclareFamilyMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ShowInviteNameVariables = { data: InviteNameRequest };

export const getShowInviteNameMutationOptions = <Failure = CallError<'showInviteName'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ShowInviteNameVariables, Context>) =>
  mutationOptions<Done, Failure, ShowInviteNameVariables, Context>('showInviteName', (props, request) => showInviteName(props.data, request), options);

/**
 * Show my whole nickname on my invitations, or mask it
 *
 * It is masked until the member agrees, and again as soon as they don't.
 */
export const useShowInviteName = <Failure = CallError<'showInviteName'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ShowInviteNameVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getShowInviteNameMutationOptions<Failure, Context>(useRequest(options)), queryClient);

