// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listHelp,
  getHelpArticle,
  rateHelpArticle,
} from '../calls/help.ts';
import type {
  HelpArticle,
  HelpArticleKey,
  HelpCategory,
  HelpRating,
  ListHelpParams,
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
