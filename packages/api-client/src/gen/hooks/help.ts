/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listHelp,
  listTickets,
  openTicket,
  getTicketSubject,
  getTicket,
  replyTicket,
  confirmTicket,
  reopenTicket,
  listPenalties,
  getHelpArticle,
  rateHelpArticle,
} from '../calls/help.ts';
import type {
  FeedbackTicket,
  GetTicketSubjectParams,
  HelpArticle,
  HelpArticleKey,
  HelpCategory,
  HelpRating,
  Id,
  ListHelpParams,
  ListTicketsParams,
  OpenTicketRequest,
  PenaltyList,
  TicketPage,
  TicketReply,
  TicketSubject,
} from '../model/index.ts';

export const getListHelpQueryKey = (params: ListHelpParams) => ['/v1/categories', params] as const;

export const getListHelpQueryOptions = <Data = HelpCategory, Failure = CallError<'listHelp'>>(params: ListHelpParams, options?: QueryHookOptions<HelpCategory, Failure, Data>): CallQueryOptions<HelpCategory, Failure, Data> =>
  queryOptions<HelpCategory, Failure, Data>(getListHelpQueryKey(params), (request) => listHelp(params, request), options);

/**
 * List help articles by category
 *
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 */
export const useListHelp = <Data = HelpCategory, Failure = CallError<'listHelp'>>(params: ListHelpParams, options?: QueryHookOptions<HelpCategory, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHelpQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListTicketsQueryKey = (params?: ListTicketsParams) => ['/v1/tickets', ...(params ? [params] : [])] as const;

export const getListTicketsQueryOptions = <Data = TicketPage, Failure = CallError<'listTickets'>>(params?: ListTicketsParams, options?: QueryHookOptions<TicketPage, Failure, Data>): CallQueryOptions<TicketPage, Failure, Data> =>
  queryOptions<TicketPage, Failure, Data>(getListTicketsQueryKey(params), (request) => listTickets(params, request), options);

/**
 * List the member's feedback tickets
 */
export const useListTickets = <Data = TicketPage, Failure = CallError<'listTickets'>>(params?: ListTicketsParams, options?: QueryHookOptions<TicketPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListTicketsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type OpenTicketVariables = { data: OpenTicketRequest; idempotencyKey?: string | undefined };

export const getOpenTicketMutationOptions = <Failure = CallError<'openTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, OpenTicketVariables, Context>) =>
  mutationOptions<FeedbackTicket, Failure, OpenTicketVariables, Context>('openTicket', (props, request) => openTicket(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Open a feedback ticket
 *
 * An appeal needs a record of the member; each record can be appealed once.
 */
export const useOpenTicket = <Failure = CallError<'openTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, OpenTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getOpenTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetTicketSubjectQueryKey = (params: GetTicketSubjectParams) => ['/v1/tickets/subject', params] as const;

export const getGetTicketSubjectQueryOptions = <Data = TicketSubject, Failure = CallError<'getTicketSubject'>>(params: GetTicketSubjectParams, options?: QueryHookOptions<TicketSubject, Failure, Data>): CallQueryOptions<TicketSubject, Failure, Data> =>
  queryOptions<TicketSubject, Failure, Data>(getGetTicketSubjectQueryKey(params), (request) => getTicketSubject(params, request), options);

/**
 * Read the record that a ticket would be about
 */
export const useGetTicketSubject = <Data = TicketSubject, Failure = CallError<'getTicketSubject'>>(params: GetTicketSubjectParams, options?: QueryHookOptions<TicketSubject, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetTicketSubjectQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetTicketQueryKey = (id: Id) => [`/v1/tickets/${id}`] as const;

export const getGetTicketQueryOptions = <Data = FeedbackTicket, Failure = CallError<'getTicket'>>(id: Id, options?: QueryHookOptions<FeedbackTicket, Failure, Data>): CallQueryOptions<FeedbackTicket, Failure, Data> =>
  queryOptions<FeedbackTicket, Failure, Data>(getGetTicketQueryKey(id), (request) => getTicket(id, request), options);

/**
 * Read a ticket
 */
export const useGetTicket = <Data = FeedbackTicket, Failure = CallError<'getTicket'>>(id: Id, options?: QueryHookOptions<FeedbackTicket, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetTicketQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type ReplyTicketVariables = { id: Id; data: TicketReply; idempotencyKey?: string | undefined };

export const getReplyTicketMutationOptions = <Failure = CallError<'replyTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, ReplyTicketVariables, Context>) =>
  mutationOptions<FeedbackTicket, Failure, ReplyTicketVariables, Context>('replyTicket', (props, request) => replyTicket(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Add to a ticket
 *
 * A member adds at most ten times in a row; an entry of an operator lets them add again. What is added to a merged ticket goes into the one it was merged into, which is answered.
 */
export const useReplyTicket = <Failure = CallError<'replyTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, ReplyTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReplyTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ConfirmTicketVariables = { id: Id };

export const getConfirmTicketMutationOptions = <Failure = CallError<'confirmTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, ConfirmTicketVariables, Context>) =>
  mutationOptions<FeedbackTicket, Failure, ConfirmTicketVariables, Context>('confirmTicket', (props, request) => confirmTicket(props.id, request), options);

/**
 * Confirm that a ticket is settled
 */
export const useConfirmTicket = <Failure = CallError<'confirmTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, ConfirmTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getConfirmTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ReopenTicketVariables = { id: Id; data: TicketReply; idempotencyKey?: string | undefined };

export const getReopenTicketMutationOptions = <Failure = CallError<'reopenTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, ReopenTicketVariables, Context>) =>
  mutationOptions<FeedbackTicket, Failure, ReopenTicketVariables, Context>('reopenTicket', (props, request) => reopenTicket(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Reopen a ticket
 *
 * Once, within 7 days. Of a merged ticket, the one it was merged into is reopened, or added to while it isn't answered.
 */
export const useReopenTicket = <Failure = CallError<'reopenTicket'>, Context = unknown>(options?: MutationHookOptions<FeedbackTicket, Failure, ReopenTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReopenTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListPenaltiesQueryKey = () => ['/v1/users/penalties'] as const;

export const getListPenaltiesQueryOptions = <Data = PenaltyList, Failure = CallError<'listPenalties'>>(options?: QueryHookOptions<PenaltyList, Failure, Data>): CallQueryOptions<PenaltyList, Failure, Data> =>
  queryOptions<PenaltyList, Failure, Data>(getListPenaltiesQueryKey(), (request) => listPenalties(request), options);

/**
 * List the member's penalties
 */
export const useListPenalties = <Data = PenaltyList, Failure = CallError<'listPenalties'>>(options?: QueryHookOptions<PenaltyList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListPenaltiesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetHelpArticleQueryKey = (id: HelpArticleKey) => [`/v1/help/articles/${id}`] as const;

export const getGetHelpArticleQueryOptions = <Data = HelpArticle, Failure = CallError<'getHelpArticle'>>(id: HelpArticleKey, options?: QueryHookOptions<HelpArticle, Failure, Data>): CallQueryOptions<HelpArticle, Failure, Data> =>
  queryOptions<HelpArticle, Failure, Data>(getGetHelpArticleQueryKey(id), (request) => getHelpArticle(id, request), options);

/**
 * Read a help article
 */
export const useGetHelpArticle = <Data = HelpArticle, Failure = CallError<'getHelpArticle'>>(id: HelpArticleKey, options?: QueryHookOptions<HelpArticle, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetHelpArticleQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type RateHelpArticleVariables = { id: HelpArticleKey; data: HelpRating };

export const getRateHelpArticleMutationOptions = <Failure = CallError<'rateHelpArticle'>, Context = unknown>(options?: MutationHookOptions<HelpRating, Failure, RateHelpArticleVariables, Context>) =>
  mutationOptions<HelpRating, Failure, RateHelpArticleVariables, Context>('rateHelpArticle', (props, request) => rateHelpArticle(props.id, props.data, request), options);

/**
 * Say whether an article helped
 *
 * One rating for each member and article; a second one replaces it.
 */
export const useRateHelpArticle = <Failure = CallError<'rateHelpArticle'>, Context = unknown>(options?: MutationHookOptions<HelpRating, Failure, RateHelpArticleVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRateHelpArticleMutationOptions<Failure, Context>(useRequest(options)), queryClient);

