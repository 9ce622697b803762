/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getCheckin,
  checkIn,
  getCredit,
  listCredits,
  useCard,
  previewCard,
  listCards,
  revealCard,
} from '../calls/reward.ts';
import type {
  CardEffect,
  CardPage,
  CardReveal,
  CardUseRequest,
  CardUsed,
  Checkin,
  CheckinReceipt,
  CheckinRequest,
  Credit,
  CreditPage,
  Id,
  ListCardsParams,
  ListCreditsParams,
} from '../model/index.ts';

export const getGetCheckinQueryKey = () => ['/v1/users/checkin'] as const;

export const getGetCheckinQueryOptions = <Data = Checkin, Failure = CallError<'getCheckin'>>(options?: QueryHookOptions<Checkin, Failure, Data>): CallQueryOptions<Checkin, Failure, Data> =>
  queryOptions<Checkin, Failure, Data>(getGetCheckinQueryKey(), (request) => getCheckin(request), options);

/**
 * Read the member's check-ins
 */
export const useGetCheckin = <Data = Checkin, Failure = CallError<'getCheckin'>>(options?: QueryHookOptions<Checkin, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetCheckinQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type CheckInVariables = { data: CheckinRequest; idempotencyKey?: string | undefined };

export const getCheckInMutationOptions = <Failure = CallError<'checkIn'>, Context = unknown>(options?: MutationHookOptions<CheckinReceipt, Failure, CheckInVariables, Context>) =>
  mutationOptions<CheckinReceipt, Failure, CheckInVariables, Context>('checkIn', (props, request) => checkIn(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Check in today, or make up a missed day
 *
 * Once a calendar day in Asia/Shanghai. Streak days 1 to 7 pay what `getCheckin` shows for each day, and start again. With
 * `makeUp`, a make-up card fills that missed day, at most 7 days back.
 */
export const useCheckIn = <Failure = CallError<'checkIn'>, Context = unknown>(options?: MutationHookOptions<CheckinReceipt, Failure, CheckInVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckInMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetCreditQueryKey = () => ['/v1/users/credit'] as const;

export const getGetCreditQueryOptions = <Data = Credit, Failure = CallError<'getCredit'>>(options?: QueryHookOptions<Credit, Failure, Data>): CallQueryOptions<Credit, Failure, Data> =>
  queryOptions<Credit, Failure, Data>(getGetCreditQueryKey(), (request) => getCredit(request), options);

/**
 * Read the member's credit, level, limits and quality
 */
export const useGetCredit = <Data = Credit, Failure = CallError<'getCredit'>>(options?: QueryHookOptions<Credit, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetCreditQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListCreditsQueryKey = (params?: ListCreditsParams) => ['/v1/credits', ...(params ? [params] : [])] as const;

export const getListCreditsQueryOptions = <Data = CreditPage, Failure = CallError<'listCredits'>>(params?: ListCreditsParams, options?: QueryHookOptions<CreditPage, Failure, Data>): CallQueryOptions<CreditPage, Failure, Data> =>
  queryOptions<CreditPage, Failure, Data>(getListCreditsQueryKey(params), (request) => listCredits(params, request), options);

/**
 * List changes of credit or of quality
 *
 * Newest first. Each row names its reason and rule.
 */
export const useListCredits = <Data = CreditPage, Failure = CallError<'listCredits'>>(params?: ListCreditsParams, options?: QueryHookOptions<CreditPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCreditsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type UseCardVariables = { data: CardUseRequest; idempotencyKey?: string | undefined };

export const getUseCardMutationOptions = <Failure = CallError<'useCard'>, Context = unknown>(options?: MutationHookOptions<CardUsed, Failure, UseCardVariables, Context>) =>
  mutationOptions<CardUsed, Failure, UseCardVariables, Context>('useCard', (props, request) => useCard(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Use a card
 *
 * Applies what `previewCard` shows, once for each idempotency key.
 */
export const useUseCard = <Failure = CallError<'useCard'>, Context = unknown>(options?: MutationHookOptions<CardUsed, Failure, UseCardVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUseCardMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type PreviewCardVariables = { data: CardUseRequest };

export const getPreviewCardMutationOptions = <Failure = CallError<'previewCard'>, Context = unknown>(options?: MutationHookOptions<CardEffect, Failure, PreviewCardVariables, Context>) =>
  mutationOptions<CardEffect, Failure, PreviewCardVariables, Context>('previewCard', (props, request) => previewCard(props.data, request), options);

/**
 * Preview what using a card would do
 *
 * Changes nothing.
 */
export const usePreviewCard = <Failure = CallError<'previewCard'>, Context = unknown>(options?: MutationHookOptions<CardEffect, Failure, PreviewCardVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getPreviewCardMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListCardsQueryKey = (params?: ListCardsParams) => ['/v1/cards', ...(params ? [params] : [])] as const;

export const getListCardsQueryOptions = <Data = CardPage, Failure = CallError<'listCards'>>(params?: ListCardsParams, options?: QueryHookOptions<CardPage, Failure, Data>): CallQueryOptions<CardPage, Failure, Data> =>
  queryOptions<CardPage, Failure, Data>(getListCardsQueryKey(params), (request) => listCards(params, request), options);

/**
 * List the member's cards
 *
 * Usable ones first, by expiry; then the others, newest first.
 */
export const useListCards = <Data = CardPage, Failure = CallError<'listCards'>>(params?: ListCardsParams, options?: QueryHookOptions<CardPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCardsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type RevealCardVariables = { id: Id };

export const getRevealCardMutationOptions = <Failure = CallError<'revealCard'>, Context = unknown>(options?: MutationHookOptions<CardReveal, Failure, RevealCardVariables, Context>) =>
  mutationOptions<CardReveal, Failure, RevealCardVariables, Context>('revealCard', (props, request) => revealCard(props.id, request), options);

/**
 * Show the whole number of a card
 *
 * Lists answer only its last four characters. Each showing is recorded.
 */
export const useRevealCard = <Failure = CallError<'revealCard'>, Context = unknown>(options?: MutationHookOptions<CardReveal, Failure, RevealCardVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRevealCardMutationOptions<Failure, Context>(useRequest(options)), queryClient);

