/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listRegions,
} from '../calls/region.ts';
import type {
  ListRegionsParams,
  RegionTree,
} from '../model/index.ts';

export const getListRegionsQueryKey = (params?: ListRegionsParams) => ['/v1/jd/cities', ...(params ? [params] : [])] as const;

export const getListRegionsQueryOptions = <Data = RegionTree, Failure = CallError<'listRegions'>>(params?: ListRegionsParams, options?: QueryHookOptions<RegionTree, Failure, Data>): CallQueryOptions<RegionTree, Failure, Data> =>
  queryOptions<RegionTree, Failure, Data>(getListRegionsQueryKey(params), (request) => listRegions(params, request), options);

/**
 * List provinces, cities and districts
 */
export const useListRegions = <Data = RegionTree, Failure = CallError<'listRegions'>>(params?: ListRegionsParams, options?: QueryHookOptions<RegionTree, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListRegionsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

