// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import { listHelp } from '../calls/help.ts';
import type { HelpCategory, ListHelpParams } from '../model/index.ts';

export const getListHelpQueryKey = (params: ListHelpParams) => ['/v1/categories', params] as const;

export const getListHelpQueryOptions = <Data = HelpCategory, Failure = CallError<'listHelp'>>(params: ListHelpParams, options?: QueryHookOptions<HelpCategory, Failure, Data>) =>
  queryOptions<HelpCategory, Failure, Data>(getListHelpQueryKey(params), (request) => listHelp(params, request), options);

/**
 * List help articles by category
 *
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 */
export const useListHelp = <Data = HelpCategory, Failure = CallError<'listHelp'>>(params: ListHelpParams, options?: QueryHookOptions<HelpCategory, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHelpQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);
