/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AgreeToRequest200,
  AllowNetwork200,
  AllowNetworkHeaders,
  BlockNetwork200,
  BlockNetworkHeaders,
  BlockNetworkRequest,
  BulkActRequest,
  DeleteView200,
  DropRuleNumber200,
  DropRuleNumberHeaders,
  EndMaintenance200,
  EndMaintenanceHeaders,
  ExportList200,
  ExportListHeaders,
  ExportListRequest,
  FaultResponse,
  GetBulkRun200,
  GetBulkRunHeaders,
  GetDayFigures200,
  GetOverview200,
  GetSystemState200,
  Id,
  ListBlockedNetworks200,
  ListBulkRuns200,
  ListExports200,
  ListFailedJobs200,
  ListFailedJobsParams,
  ListOperatorActs200,
  ListOperatorActsParams,
  ListOperatorRequests200,
  ListOperatorRequestsParams,
  ListRuleNumbers200,
  ListSavedViews200,
  ListSavedViewsParams,
  ListSiteStates200,
  ListWaitingJobs200,
  MaintenanceRequest,
  NetworkId,
  PlainActRequest,
  PlanMaintenance200,
  PlanMaintenanceHeaders,
  ReadTimeline200,
  ReadTimelineParams,
  RefuseRequest200,
  RequestDecision,
  RetryJob200,
  RetryJobHeaders,
  RetryJobs200,
  RetryJobsHeaders,
  RetryJobsRequest,
  RuleNumberName,
  RunBulkAct200,
  RunBulkActHeaders,
  SaveView200,
  SaveViewRequest,
  SearchObjects200,
  SearchObjectsParams,
  SetRuleNumber200,
  SetRuleNumberHeaders,
  SetRuleNumberRequest,
  Site,
  StopBulkRun200,
  StopBulkRunHeaders,
  TakeRequestBack200
} from '../model';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';





const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Orders and tickets by their whole number, participations and rows of the ledger by their whole support code, and
 * groups, benefits, campaigns and partners by a part of their name. Groups also by the beginning of the nickname of somebody
 * in them. Members and tasks have lists of their own.
 * @summary Find objects by number, code, or name
 */
export const searchObjects = (
    params: SearchObjectsParams,
 signal?: AbortSignal
) => {


      return http<SearchObjects200>(
      {url: `/search`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSearchObjectsQueryKey = (params?: SearchObjectsParams,) => {
    return [
    `/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchObjectsQueryOptions = <TData = Awaited<ReturnType<typeof searchObjects>>, TError = ErrorType<FaultResponse>>(params: SearchObjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchObjects>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchObjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchObjects>>> = ({ signal }) => searchObjects(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchObjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchObjectsQueryResult = NonNullable<Awaited<ReturnType<typeof searchObjects>>>
export type SearchObjectsQueryError = ErrorType<FaultResponse>


export function useSearchObjects<TData = Awaited<ReturnType<typeof searchObjects>>, TError = ErrorType<FaultResponse>>(
 params: SearchObjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchObjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchObjects>>,
          TError,
          Awaited<ReturnType<typeof searchObjects>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchObjects<TData = Awaited<ReturnType<typeof searchObjects>>, TError = ErrorType<FaultResponse>>(
 params: SearchObjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchObjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchObjects>>,
          TError,
          Awaited<ReturnType<typeof searchObjects>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchObjects<TData = Awaited<ReturnType<typeof searchObjects>>, TError = ErrorType<FaultResponse>>(
 params: SearchObjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchObjects>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find objects by number, code, or name
 */

export function useSearchObjects<TData = Awaited<ReturnType<typeof searchObjects>>, TError = ErrorType<FaultResponse>>(
 params: SearchObjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchObjects>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchObjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the overview
 */
export const getOverview = (

 signal?: AbortSignal
) => {


      return http<GetOverview200>(
      {url: `/overview`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOverviewQueryKey = () => {
    return [
    `/overview`
    ] as const;
    }


export const getGetOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getOverview>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOverviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOverview>>> = ({ signal }) => getOverview(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getOverview>>>
export type GetOverviewQueryError = ErrorType<FaultResponse>


export function useGetOverview<TData = Awaited<ReturnType<typeof getOverview>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOverview>>,
          TError,
          Awaited<ReturnType<typeof getOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOverview<TData = Awaited<ReturnType<typeof getOverview>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOverview>>,
          TError,
          Awaited<ReturnType<typeof getOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOverview<TData = Awaited<ReturnType<typeof getOverview>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the overview
 */

export function useGetOverview<TData = Awaited<ReturnType<typeof getOverview>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOverviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the figures of today
 */
export const getDayFigures = (

 signal?: AbortSignal
) => {


      return http<GetDayFigures200>(
      {url: `/day-figures`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetDayFiguresQueryKey = () => {
    return [
    `/day-figures`
    ] as const;
    }


export const getGetDayFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getDayFigures>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayFigures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDayFiguresQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDayFigures>>> = ({ signal }) => getDayFigures(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDayFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDayFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getDayFigures>>>
export type GetDayFiguresQueryError = ErrorType<FaultResponse>


export function useGetDayFigures<TData = Awaited<ReturnType<typeof getDayFigures>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDayFigures>>,
          TError,
          Awaited<ReturnType<typeof getDayFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDayFigures<TData = Awaited<ReturnType<typeof getDayFigures>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDayFigures>>,
          TError,
          Awaited<ReturnType<typeof getDayFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDayFigures<TData = Awaited<ReturnType<typeof getDayFigures>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the figures of today
 */

export function useGetDayFigures<TData = Awaited<ReturnType<typeof getDayFigures>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDayFiguresQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the state of the system
 */
export const getSystemState = (

 signal?: AbortSignal
) => {


      return http<GetSystemState200>(
      {url: `/state`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSystemStateQueryKey = () => {
    return [
    `/state`
    ] as const;
    }


export const getGetSystemStateQueryOptions = <TData = Awaited<ReturnType<typeof getSystemState>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemState>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSystemStateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSystemState>>> = ({ signal }) => getSystemState(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSystemState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSystemStateQueryResult = NonNullable<Awaited<ReturnType<typeof getSystemState>>>
export type GetSystemStateQueryError = ErrorType<FaultResponse>


export function useGetSystemState<TData = Awaited<ReturnType<typeof getSystemState>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemState>>,
          TError,
          Awaited<ReturnType<typeof getSystemState>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemState<TData = Awaited<ReturnType<typeof getSystemState>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemState>>,
          TError,
          Awaited<ReturnType<typeof getSystemState>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemState<TData = Awaited<ReturnType<typeof getSystemState>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemState>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the state of the system
 */

export function useGetSystemState<TData = Awaited<ReturnType<typeof getSystemState>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemState>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSystemStateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the sites with their maintenance
 */
export const listSiteStates = (

 signal?: AbortSignal
) => {


      return http<ListSiteStates200>(
      {url: `/sites`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSiteStatesQueryKey = () => {
    return [
    `/sites`
    ] as const;
    }


export const getListSiteStatesQueryOptions = <TData = Awaited<ReturnType<typeof listSiteStates>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteStates>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteStatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteStates>>> = ({ signal }) => listSiteStates(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteStatesQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteStates>>>
export type ListSiteStatesQueryError = ErrorType<FaultResponse>


export function useListSiteStates<TData = Awaited<ReturnType<typeof listSiteStates>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteStates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteStates>>,
          TError,
          Awaited<ReturnType<typeof listSiteStates>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteStates<TData = Awaited<ReturnType<typeof listSiteStates>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteStates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteStates>>,
          TError,
          Awaited<ReturnType<typeof listSiteStates>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteStates<TData = Awaited<ReturnType<typeof listSiteStates>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteStates>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sites with their maintenance
 */

export function useListSiteStates<TData = Awaited<ReturnType<typeof listSiteStates>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteStates>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteStatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Calls of that site are refused with SITE_MAINTENANCE until an operator ends the maintenance.
 * @summary Close a site for maintenance, or change what is planned
 */
export const planMaintenance = (
    site: Site,
    maintenanceRequest: MaintenanceRequest,
    headers: PlanMaintenanceHeaders,
 signal?: AbortSignal
) => {


      return http<PlanMaintenance200>(
      {url: `/sites/${site}/maintenance`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: maintenanceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlanMaintenanceMutationKey = () => ['planMaintenance'] as const;

export const getPlanMaintenanceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof planMaintenance>>, TError,PlanMaintenanceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof planMaintenance>>, TError,PlanMaintenanceMutationVariables, TContext> => {

const mutationKey = getPlanMaintenanceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof planMaintenance>>, PlanMaintenanceMutationVariables> = (props) => {
          const {site,data,headers} = props ?? {};

          return  planMaintenance(site,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlanMaintenanceMutationResult = NonNullable<Awaited<ReturnType<typeof planMaintenance>>>
    export type PlanMaintenanceMutationBody = MaintenanceRequest
    export type PlanMaintenanceMutationError = ErrorType<FaultResponse>
    export type PlanMaintenanceMutationVariables = {site: Site;data: MaintenanceRequest;headers: PlanMaintenanceHeaders}

    /**
 * @summary Close a site for maintenance, or change what is planned
 */
export const usePlanMaintenance = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof planMaintenance>>, TError,PlanMaintenanceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof planMaintenance>>,
        TError,
        PlanMaintenanceMutationVariables,
        TContext
      > => {
      return useMutation(getPlanMaintenanceMutationOptions(options), queryClient);
    }
    /**
 * @summary Open a site again, or drop what is planned
 */
export const endMaintenance = (
    site: Site,
    plainActRequest: PlainActRequest,
    headers: EndMaintenanceHeaders,
 signal?: AbortSignal
) => {


      return http<EndMaintenance200>(
      {url: `/sites/${site}/maintenance/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndMaintenanceMutationKey = () => ['endMaintenance'] as const;

export const getEndMaintenanceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMaintenance>>, TError,EndMaintenanceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endMaintenance>>, TError,EndMaintenanceMutationVariables, TContext> => {

const mutationKey = getEndMaintenanceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMaintenance>>, EndMaintenanceMutationVariables> = (props) => {
          const {site,data,headers} = props ?? {};

          return  endMaintenance(site,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMaintenanceMutationResult = NonNullable<Awaited<ReturnType<typeof endMaintenance>>>
    export type EndMaintenanceMutationBody = PlainActRequest
    export type EndMaintenanceMutationError = ErrorType<FaultResponse>
    export type EndMaintenanceMutationVariables = {site: Site;data: PlainActRequest;headers: EndMaintenanceHeaders}

    /**
 * @summary Open a site again, or drop what is planned
 */
export const useEndMaintenance = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMaintenance>>, TError,EndMaintenanceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMaintenance>>,
        TError,
        EndMaintenanceMutationVariables,
        TContext
      > => {
      return useMutation(getEndMaintenanceMutationOptions(options), queryClient);
    }
    /**
 * Only their first half is stored.
 * @summary List networks from which nobody starts a task
 */
export const listBlockedNetworks = (

 signal?: AbortSignal
) => {


      return http<ListBlockedNetworks200>(
      {url: `/networks`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListBlockedNetworksQueryKey = () => {
    return [
    `/networks`
    ] as const;
    }


export const getListBlockedNetworksQueryOptions = <TData = Awaited<ReturnType<typeof listBlockedNetworks>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedNetworks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedNetworksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedNetworks>>> = ({ signal }) => listBlockedNetworks(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlockedNetworks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlockedNetworksQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedNetworks>>>
export type ListBlockedNetworksQueryError = ErrorType<FaultResponse>


export function useListBlockedNetworks<TData = Awaited<ReturnType<typeof listBlockedNetworks>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedNetworks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedNetworks>>,
          TError,
          Awaited<ReturnType<typeof listBlockedNetworks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedNetworks<TData = Awaited<ReturnType<typeof listBlockedNetworks>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedNetworks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedNetworks>>,
          TError,
          Awaited<ReturnType<typeof listBlockedNetworks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedNetworks<TData = Awaited<ReturnType<typeof listBlockedNetworks>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedNetworks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List networks from which nobody starts a task
 */

export function useListBlockedNetworks<TData = Awaited<ReturnType<typeof listBlockedNetworks>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedNetworks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedNetworksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Open participations go on. A network wider than one line needs a second person.
 * @summary Let nobody start a task from a network
 */
export const blockNetwork = (
    blockNetworkRequest: BlockNetworkRequest,
    headers: BlockNetworkHeaders,
 signal?: AbortSignal
) => {


      return http<BlockNetwork200>(
      {url: `/networks/block`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: blockNetworkRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getBlockNetworkMutationKey = () => ['blockNetwork'] as const;

export const getBlockNetworkMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof blockNetwork>>, TError,BlockNetworkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof blockNetwork>>, TError,BlockNetworkMutationVariables, TContext> => {

const mutationKey = getBlockNetworkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof blockNetwork>>, BlockNetworkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  blockNetwork(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BlockNetworkMutationResult = NonNullable<Awaited<ReturnType<typeof blockNetwork>>>
    export type BlockNetworkMutationBody = BlockNetworkRequest
    export type BlockNetworkMutationError = ErrorType<FaultResponse>
    export type BlockNetworkMutationVariables = {data: BlockNetworkRequest;headers: BlockNetworkHeaders}

    /**
 * @summary Let nobody start a task from a network
 */
export const useBlockNetwork = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof blockNetwork>>, TError,BlockNetworkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof blockNetwork>>,
        TError,
        BlockNetworkMutationVariables,
        TContext
      > => {
      return useMutation(getBlockNetworkMutationOptions(options), queryClient);
    }
    /**
 * @summary Let people of a network start tasks again
 */
export const allowNetwork = (
    id: NetworkId,
    plainActRequest: PlainActRequest,
    headers: AllowNetworkHeaders,
 signal?: AbortSignal
) => {


      return http<AllowNetwork200>(
      {url: `/networks/${id}/allow`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAllowNetworkMutationKey = () => ['allowNetwork'] as const;

export const getAllowNetworkMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowNetwork>>, TError,AllowNetworkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof allowNetwork>>, TError,AllowNetworkMutationVariables, TContext> => {

const mutationKey = getAllowNetworkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof allowNetwork>>, AllowNetworkMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  allowNetwork(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AllowNetworkMutationResult = NonNullable<Awaited<ReturnType<typeof allowNetwork>>>
    export type AllowNetworkMutationBody = PlainActRequest
    export type AllowNetworkMutationError = ErrorType<FaultResponse>
    export type AllowNetworkMutationVariables = {id: NetworkId;data: PlainActRequest;headers: AllowNetworkHeaders}

    /**
 * @summary Let people of a network start tasks again
 */
export const useAllowNetwork = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowNetwork>>, TError,AllowNetworkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof allowNetwork>>,
        TError,
        AllowNetworkMutationVariables,
        TContext
      > => {
      return useMutation(getAllowNetworkMutationOptions(options), queryClient);
    }
    /**
 * @summary List the own exports of the last day
 */
export const listExports = (

 signal?: AbortSignal
) => {


      return http<ListExports200>(
      {url: `/exports`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListExportsQueryKey = () => {
    return [
    `/exports`
    ] as const;
    }


export const getListExportsQueryOptions = <TData = Awaited<ReturnType<typeof listExports>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExports>>> = ({ signal }) => listExports(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExportsQueryResult = NonNullable<Awaited<ReturnType<typeof listExports>>>
export type ListExportsQueryError = ErrorType<FaultResponse>


export function useListExports<TData = Awaited<ReturnType<typeof listExports>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExports>>,
          TError,
          Awaited<ReturnType<typeof listExports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExports<TData = Awaited<ReturnType<typeof listExports>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExports>>,
          TError,
          Awaited<ReturnType<typeof listExports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExports<TData = Awaited<ReturnType<typeof listExports>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own exports of the last day
 */

export function useListExports<TData = Awaited<ReturnType<typeof listExports>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Export a list
 */
export const exportList = (
    exportListRequest: ExportListRequest,
    headers: ExportListHeaders,
 signal?: AbortSignal
) => {


      return http<ExportList200>(
      {url: `/exports`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: exportListRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getExportListMutationKey = () => ['exportList'] as const;

export const getExportListMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportList>>, TError,ExportListMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof exportList>>, TError,ExportListMutationVariables, TContext> => {

const mutationKey = getExportListMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportList>>, ExportListMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  exportList(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportListMutationResult = NonNullable<Awaited<ReturnType<typeof exportList>>>
    export type ExportListMutationBody = ExportListRequest
    export type ExportListMutationError = ErrorType<FaultResponse>
    export type ExportListMutationVariables = {data: ExportListRequest;headers: ExportListHeaders}

    /**
 * @summary Export a list
 */
export const useExportList = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportList>>, TError,ExportListMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportList>>,
        TError,
        ExportListMutationVariables,
        TContext
      > => {
      return useMutation(getExportListMutationOptions(options), queryClient);
    }
    /**
 * @summary Download an own export
 */
export const downloadExport = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/exports/${id}/file`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      );
    }




export const getDownloadExportQueryKey = (id: Id,) => {
    return [
    `/exports/${id}/file`
    ] as const;
    }


export const getDownloadExportQueryOptions = <TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadExportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadExport>>> = ({ signal }) => downloadExport(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadExportQueryResult = NonNullable<Awaited<ReturnType<typeof downloadExport>>>
export type DownloadExportQueryError = ErrorType<FaultResponse>


export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadExport>>,
          TError,
          Awaited<ReturnType<typeof downloadExport>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadExport>>,
          TError,
          Awaited<ReturnType<typeof downloadExport>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download an own export
 */

export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadExportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the views of a list
 */
export const listSavedViews = (
    params: ListSavedViewsParams,
 signal?: AbortSignal
) => {


      return http<ListSavedViews200>(
      {url: `/views`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSavedViewsQueryKey = (params?: ListSavedViewsParams,) => {
    return [
    `/views`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSavedViewsQueryOptions = <TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<FaultResponse>>(params: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedViews>>> = ({ signal }) => listSavedViews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedViews>>>
export type ListSavedViewsQueryError = ErrorType<FaultResponse>


export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<FaultResponse>>(
 params: ListSavedViewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedViews>>,
          TError,
          Awaited<ReturnType<typeof listSavedViews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<FaultResponse>>(
 params: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedViews>>,
          TError,
          Awaited<ReturnType<typeof listSavedViews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<FaultResponse>>(
 params: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the views of a list
 */

export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<FaultResponse>>(
 params: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedViewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An own view of this name is replaced.
 * @summary Save a view of a list
 */
export const saveView = (
    saveViewRequest: SaveViewRequest,
 signal?: AbortSignal
) => {


      return http<SaveView200>(
      {url: `/views`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveViewRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSaveViewMutationKey = () => ['saveView'] as const;

export const getSaveViewMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveView>>, TError,SaveViewMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveView>>, TError,SaveViewMutationVariables, TContext> => {

const mutationKey = getSaveViewMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveView>>, SaveViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveView(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveViewMutationResult = NonNullable<Awaited<ReturnType<typeof saveView>>>
    export type SaveViewMutationBody = SaveViewRequest
    export type SaveViewMutationError = ErrorType<FaultResponse>
    export type SaveViewMutationVariables = {data: SaveViewRequest}

    /**
 * @summary Save a view of a list
 */
export const useSaveView = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveView>>, TError,SaveViewMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveView>>,
        TError,
        SaveViewMutationVariables,
        TContext
      > => {
      return useMutation(getSaveViewMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an own view
 */
export const deleteView = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<DeleteView200>(
      {url: `/views/${id}/delete`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getDeleteViewMutationKey = () => ['deleteView'] as const;

export const getDeleteViewMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext> => {

const mutationKey = getDeleteViewMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteView>>, DeleteViewMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteView(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteView>>>

    export type DeleteViewMutationError = ErrorType<FaultResponse>
    export type DeleteViewMutationVariables = {id: Id}

    /**
 * @summary Delete an own view
 */
export const useDeleteView = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteView>>,
        TError,
        DeleteViewMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteViewMutationOptions(options), queryClient);
    }
    /**
 * @summary List the last bulk acts
 */
export const listBulkRuns = (

 signal?: AbortSignal
) => {


      return http<ListBulkRuns200>(
      {url: `/bulk-runs`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListBulkRunsQueryKey = () => {
    return [
    `/bulk-runs`
    ] as const;
    }


export const getListBulkRunsQueryOptions = <TData = Awaited<ReturnType<typeof listBulkRuns>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBulkRuns>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBulkRunsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBulkRuns>>> = ({ signal }) => listBulkRuns(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBulkRuns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBulkRunsQueryResult = NonNullable<Awaited<ReturnType<typeof listBulkRuns>>>
export type ListBulkRunsQueryError = ErrorType<FaultResponse>


export function useListBulkRuns<TData = Awaited<ReturnType<typeof listBulkRuns>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBulkRuns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBulkRuns>>,
          TError,
          Awaited<ReturnType<typeof listBulkRuns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBulkRuns<TData = Awaited<ReturnType<typeof listBulkRuns>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBulkRuns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBulkRuns>>,
          TError,
          Awaited<ReturnType<typeof listBulkRuns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBulkRuns<TData = Awaited<ReturnType<typeof listBulkRuns>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBulkRuns>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the last bulk acts
 */

export function useListBulkRuns<TData = Awaited<ReturnType<typeof listBulkRuns>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBulkRuns>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBulkRunsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each object is done, refused or passed to a second person on its own. The id of the outcome is the id of the run.
 * @summary Do an act on many objects
 */
export const runBulkAct = (
    bulkActRequest: BulkActRequest,
    headers: RunBulkActHeaders,
 signal?: AbortSignal
) => {


      return http<RunBulkAct200>(
      {url: `/bulk-runs`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRunBulkActMutationKey = () => ['runBulkAct'] as const;

export const getRunBulkActMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runBulkAct>>, TError,RunBulkActMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof runBulkAct>>, TError,RunBulkActMutationVariables, TContext> => {

const mutationKey = getRunBulkActMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof runBulkAct>>, RunBulkActMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  runBulkAct(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RunBulkActMutationResult = NonNullable<Awaited<ReturnType<typeof runBulkAct>>>
    export type RunBulkActMutationBody = BulkActRequest
    export type RunBulkActMutationError = ErrorType<FaultResponse>
    export type RunBulkActMutationVariables = {data: BulkActRequest;headers: RunBulkActHeaders}

    /**
 * @summary Do an act on many objects
 */
export const useRunBulkAct = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runBulkAct>>, TError,RunBulkActMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof runBulkAct>>,
        TError,
        RunBulkActMutationVariables,
        TContext
      > => {
      return useMutation(getRunBulkActMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a bulk act
 */
export const getBulkRun = (
    id: Id,
    headers?: GetBulkRunHeaders,
 signal?: AbortSignal
) => {


      return http<GetBulkRun200>(
      {url: `/bulk-runs/${id}`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetBulkRunQueryKey = (id: Id,) => {
    return [
    `/bulk-runs/${id}`
    ] as const;
    }


export const getGetBulkRunQueryOptions = <TData = Awaited<ReturnType<typeof getBulkRun>>, TError = ErrorType<FaultResponse>>(id: Id,
    headers?: GetBulkRunHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBulkRun>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBulkRunQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBulkRun>>> = ({ signal }) => getBulkRun(id,headers, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBulkRun>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBulkRunQueryResult = NonNullable<Awaited<ReturnType<typeof getBulkRun>>>
export type GetBulkRunQueryError = ErrorType<FaultResponse>


export function useGetBulkRun<TData = Awaited<ReturnType<typeof getBulkRun>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    headers: undefined |  GetBulkRunHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBulkRun>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBulkRun>>,
          TError,
          Awaited<ReturnType<typeof getBulkRun>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBulkRun<TData = Awaited<ReturnType<typeof getBulkRun>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    headers?: GetBulkRunHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBulkRun>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBulkRun>>,
          TError,
          Awaited<ReturnType<typeof getBulkRun>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBulkRun<TData = Awaited<ReturnType<typeof getBulkRun>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    headers?: GetBulkRunHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBulkRun>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a bulk act
 */

export function useGetBulkRun<TData = Awaited<ReturnType<typeof getBulkRun>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    headers?: GetBulkRunHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBulkRun>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBulkRunQueryOptions(id,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What was done stays. Who may do the act may stop it.
 * @summary Stop a bulk act
 */
export const stopBulkRun = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: StopBulkRunHeaders,
 signal?: AbortSignal
) => {


      return http<StopBulkRun200>(
      {url: `/bulk-runs/${id}/stop`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStopBulkRunMutationKey = () => ['stopBulkRun'] as const;

export const getStopBulkRunMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopBulkRun>>, TError,StopBulkRunMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof stopBulkRun>>, TError,StopBulkRunMutationVariables, TContext> => {

const mutationKey = getStopBulkRunMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopBulkRun>>, StopBulkRunMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  stopBulkRun(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StopBulkRunMutationResult = NonNullable<Awaited<ReturnType<typeof stopBulkRun>>>
    export type StopBulkRunMutationBody = PlainActRequest
    export type StopBulkRunMutationError = ErrorType<FaultResponse>
    export type StopBulkRunMutationVariables = {id: Id;data: PlainActRequest;headers: StopBulkRunHeaders}

    /**
 * @summary Stop a bulk act
 */
export const useStopBulkRun = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopBulkRun>>, TError,StopBulkRunMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopBulkRun>>,
        TError,
        StopBulkRunMutationVariables,
        TContext
      > => {
      return useMutation(getStopBulkRunMutationOptions(options), queryClient);
    }
    /**
 * @summary List jobs that failed for good
 */
export const listFailedJobs = (
    params?: ListFailedJobsParams,
 signal?: AbortSignal
) => {


      return http<ListFailedJobs200>(
      {url: `/jobs`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListFailedJobsQueryKey = (params?: ListFailedJobsParams,) => {
    return [
    `/jobs`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFailedJobsQueryOptions = <TData = Awaited<ReturnType<typeof listFailedJobs>>, TError = ErrorType<FaultResponse>>(params?: ListFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailedJobs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFailedJobsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFailedJobs>>> = ({ signal }) => listFailedJobs(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFailedJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFailedJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listFailedJobs>>>
export type ListFailedJobsQueryError = ErrorType<FaultResponse>


export function useListFailedJobs<TData = Awaited<ReturnType<typeof listFailedJobs>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListFailedJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailedJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFailedJobs>>,
          TError,
          Awaited<ReturnType<typeof listFailedJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFailedJobs<TData = Awaited<ReturnType<typeof listFailedJobs>>, TError = ErrorType<FaultResponse>>(
 params?: ListFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailedJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFailedJobs>>,
          TError,
          Awaited<ReturnType<typeof listFailedJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFailedJobs<TData = Awaited<ReturnType<typeof listFailedJobs>>, TError = ErrorType<FaultResponse>>(
 params?: ListFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailedJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List jobs that failed for good
 */

export function useListFailedJobs<TData = Awaited<ReturnType<typeof listFailedJobs>>, TError = ErrorType<FaultResponse>>(
 params?: ListFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailedJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFailedJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List what jobs wait, by name
 */
export const listWaitingJobs = (

 signal?: AbortSignal
) => {


      return http<ListWaitingJobs200>(
      {url: `/jobs/waiting`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListWaitingJobsQueryKey = () => {
    return [
    `/jobs/waiting`
    ] as const;
    }


export const getListWaitingJobsQueryOptions = <TData = Awaited<ReturnType<typeof listWaitingJobs>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingJobs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWaitingJobsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWaitingJobs>>> = ({ signal }) => listWaitingJobs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWaitingJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWaitingJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listWaitingJobs>>>
export type ListWaitingJobsQueryError = ErrorType<FaultResponse>


export function useListWaitingJobs<TData = Awaited<ReturnType<typeof listWaitingJobs>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWaitingJobs>>,
          TError,
          Awaited<ReturnType<typeof listWaitingJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWaitingJobs<TData = Awaited<ReturnType<typeof listWaitingJobs>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWaitingJobs>>,
          TError,
          Awaited<ReturnType<typeof listWaitingJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWaitingJobs<TData = Awaited<ReturnType<typeof listWaitingJobs>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what jobs wait, by name
 */

export function useListWaitingJobs<TData = Awaited<ReturnType<typeof listWaitingJobs>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWaitingJobsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Retry all failed jobs of a name
 */
export const retryJobs = (
    retryJobsRequest: RetryJobsRequest,
    headers: RetryJobsHeaders,
 signal?: AbortSignal
) => {


      return http<RetryJobs200>(
      {url: `/jobs/retry`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: retryJobsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRetryJobsMutationKey = () => ['retryJobs'] as const;

export const getRetryJobsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryJobs>>, TError,RetryJobsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof retryJobs>>, TError,RetryJobsMutationVariables, TContext> => {

const mutationKey = getRetryJobsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryJobs>>, RetryJobsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  retryJobs(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryJobsMutationResult = NonNullable<Awaited<ReturnType<typeof retryJobs>>>
    export type RetryJobsMutationBody = RetryJobsRequest
    export type RetryJobsMutationError = ErrorType<FaultResponse>
    export type RetryJobsMutationVariables = {data: RetryJobsRequest;headers: RetryJobsHeaders}

    /**
 * @summary Retry all failed jobs of a name
 */
export const useRetryJobs = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryJobs>>, TError,RetryJobsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryJobs>>,
        TError,
        RetryJobsMutationVariables,
        TContext
      > => {
      return useMutation(getRetryJobsMutationOptions(options), queryClient);
    }
    /**
 * @summary Retry a failed job
 */
export const retryJob = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RetryJobHeaders,
 signal?: AbortSignal
) => {


      return http<RetryJob200>(
      {url: `/jobs/${id}/retry`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRetryJobMutationKey = () => ['retryJob'] as const;

export const getRetryJobMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryJob>>, TError,RetryJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof retryJob>>, TError,RetryJobMutationVariables, TContext> => {

const mutationKey = getRetryJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryJob>>, RetryJobMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  retryJob(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryJobMutationResult = NonNullable<Awaited<ReturnType<typeof retryJob>>>
    export type RetryJobMutationBody = PlainActRequest
    export type RetryJobMutationError = ErrorType<FaultResponse>
    export type RetryJobMutationVariables = {id: Id;data: PlainActRequest;headers: RetryJobHeaders}

    /**
 * @summary Retry a failed job
 */
export const useRetryJob = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryJob>>, TError,RetryJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryJob>>,
        TError,
        RetryJobMutationVariables,
        TContext
      > => {
      return useMutation(getRetryJobMutationOptions(options), queryClient);
    }
    /**
 * @summary List the numbers of rules with their changes
 */
export const listRuleNumbers = (

 signal?: AbortSignal
) => {


      return http<ListRuleNumbers200>(
      {url: `/rule-numbers`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListRuleNumbersQueryKey = () => {
    return [
    `/rule-numbers`
    ] as const;
    }


export const getListRuleNumbersQueryOptions = <TData = Awaited<ReturnType<typeof listRuleNumbers>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleNumbers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRuleNumbersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRuleNumbers>>> = ({ signal }) => listRuleNumbers(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRuleNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRuleNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof listRuleNumbers>>>
export type ListRuleNumbersQueryError = ErrorType<FaultResponse>


export function useListRuleNumbers<TData = Awaited<ReturnType<typeof listRuleNumbers>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRuleNumbers>>,
          TError,
          Awaited<ReturnType<typeof listRuleNumbers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRuleNumbers<TData = Awaited<ReturnType<typeof listRuleNumbers>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRuleNumbers>>,
          TError,
          Awaited<ReturnType<typeof listRuleNumbers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRuleNumbers<TData = Awaited<ReturnType<typeof listRuleNumbers>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleNumbers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the numbers of rules with their changes
 */

export function useListRuleNumbers<TData = Awaited<ReturnType<typeof listRuleNumbers>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleNumbers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRuleNumbersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What was decided before keeps the number that held then.
 * @summary Change a number of a rule, now or from a time on
 */
export const setRuleNumber = (
    name: RuleNumberName,
    setRuleNumberRequest: SetRuleNumberRequest,
    headers: SetRuleNumberHeaders,
 signal?: AbortSignal
) => {


      return http<SetRuleNumber200>(
      {url: `/rule-numbers/${name}/set`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setRuleNumberRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetRuleNumberMutationKey = () => ['setRuleNumber'] as const;

export const getSetRuleNumberMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRuleNumber>>, TError,SetRuleNumberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setRuleNumber>>, TError,SetRuleNumberMutationVariables, TContext> => {

const mutationKey = getSetRuleNumberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRuleNumber>>, SetRuleNumberMutationVariables> = (props) => {
          const {name,data,headers} = props ?? {};

          return  setRuleNumber(name,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRuleNumberMutationResult = NonNullable<Awaited<ReturnType<typeof setRuleNumber>>>
    export type SetRuleNumberMutationBody = SetRuleNumberRequest
    export type SetRuleNumberMutationError = ErrorType<FaultResponse>
    export type SetRuleNumberMutationVariables = {name: RuleNumberName;data: SetRuleNumberRequest;headers: SetRuleNumberHeaders}

    /**
 * @summary Change a number of a rule, now or from a time on
 */
export const useSetRuleNumber = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRuleNumber>>, TError,SetRuleNumberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRuleNumber>>,
        TError,
        SetRuleNumberMutationVariables,
        TContext
      > => {
      return useMutation(getSetRuleNumberMutationOptions(options), queryClient);
    }
    /**
 * @summary Drop a change of a number before it holds
 */
export const dropRuleNumber = (
    name: RuleNumberName,
    plainActRequest: PlainActRequest,
    headers: DropRuleNumberHeaders,
 signal?: AbortSignal
) => {


      return http<DropRuleNumber200>(
      {url: `/rule-numbers/${name}/drop`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDropRuleNumberMutationKey = () => ['dropRuleNumber'] as const;

export const getDropRuleNumberMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dropRuleNumber>>, TError,DropRuleNumberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof dropRuleNumber>>, TError,DropRuleNumberMutationVariables, TContext> => {

const mutationKey = getDropRuleNumberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dropRuleNumber>>, DropRuleNumberMutationVariables> = (props) => {
          const {name,data,headers} = props ?? {};

          return  dropRuleNumber(name,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DropRuleNumberMutationResult = NonNullable<Awaited<ReturnType<typeof dropRuleNumber>>>
    export type DropRuleNumberMutationBody = PlainActRequest
    export type DropRuleNumberMutationError = ErrorType<FaultResponse>
    export type DropRuleNumberMutationVariables = {name: RuleNumberName;data: PlainActRequest;headers: DropRuleNumberHeaders}

    /**
 * @summary Drop a change of a number before it holds
 */
export const useDropRuleNumber = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dropRuleNumber>>, TError,DropRuleNumberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dropRuleNumber>>,
        TError,
        DropRuleNumberMutationVariables,
        TContext
      > => {
      return useMutation(getDropRuleNumberMutationOptions(options), queryClient);
    }
    /**
 * @summary Search the audit log
 */
export const listOperatorActs = (
    params?: ListOperatorActsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorActs200>(
      {url: `/audit`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorActsQueryKey = (params?: ListOperatorActsParams,) => {
    return [
    `/audit`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorActsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorActsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorActs>>> = ({ signal }) => listOperatorActs(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorActsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorActs>>>
export type ListOperatorActsQueryError = ErrorType<FaultResponse>


export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorActsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorActs>>,
          TError,
          Awaited<ReturnType<typeof listOperatorActs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorActs>>,
          TError,
          Awaited<ReturnType<typeof listOperatorActs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the audit log
 */

export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorActsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read what happened with an object
 */
export const readTimeline = (
    params: ReadTimelineParams,
 signal?: AbortSignal
) => {


      return http<ReadTimeline200>(
      {url: `/timeline`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadTimelineQueryKey = (params?: ReadTimelineParams,) => {
    return [
    `/timeline`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadTimelineQueryOptions = <TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<FaultResponse>>(params: ReadTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadTimelineQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readTimeline>>> = ({ signal }) => readTimeline(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadTimelineQueryResult = NonNullable<Awaited<ReturnType<typeof readTimeline>>>
export type ReadTimelineQueryError = ErrorType<FaultResponse>


export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<FaultResponse>>(
 params: ReadTimelineParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readTimeline>>,
          TError,
          Awaited<ReturnType<typeof readTimeline>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<FaultResponse>>(
 params: ReadTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readTimeline>>,
          TError,
          Awaited<ReturnType<typeof readTimeline>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<FaultResponse>>(
 params: ReadTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what happened with an object
 */

export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<FaultResponse>>(
 params: ReadTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadTimelineQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List requests for agreement
 */
export const listOperatorRequests = (
    params?: ListOperatorRequestsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorRequests200>(
      {url: `/requests`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorRequestsQueryKey = (params?: ListOperatorRequestsParams,) => {
    return [
    `/requests`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorRequests>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorRequests>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorRequests>>> = ({ signal }) => listOperatorRequests(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorRequests>>>
export type ListOperatorRequestsQueryError = ErrorType<FaultResponse>


export function useListOperatorRequests<TData = Awaited<ReturnType<typeof listOperatorRequests>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorRequests>>,
          TError,
          Awaited<ReturnType<typeof listOperatorRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorRequests<TData = Awaited<ReturnType<typeof listOperatorRequests>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorRequests>>,
          TError,
          Awaited<ReturnType<typeof listOperatorRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorRequests<TData = Awaited<ReturnType<typeof listOperatorRequests>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List requests for agreement
 */

export function useListOperatorRequests<TData = Awaited<ReturnType<typeof listOperatorRequests>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Agree to a request
 */
export const agreeToRequest = (
    id: Id,
    requestDecision: RequestDecision,
 signal?: AbortSignal
) => {


      return http<AgreeToRequest200>(
      {url: `/requests/${id}/agree`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: requestDecision, ...(signal ? { signal }: {})
    },
      );
    }




export const getAgreeToRequestMutationKey = () => ['agreeToRequest'] as const;

export const getAgreeToRequestMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToRequest>>, TError,AgreeToRequestMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof agreeToRequest>>, TError,AgreeToRequestMutationVariables, TContext> => {

const mutationKey = getAgreeToRequestMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof agreeToRequest>>, AgreeToRequestMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  agreeToRequest(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AgreeToRequestMutationResult = NonNullable<Awaited<ReturnType<typeof agreeToRequest>>>
    export type AgreeToRequestMutationBody = RequestDecision
    export type AgreeToRequestMutationError = ErrorType<FaultResponse>
    export type AgreeToRequestMutationVariables = {id: Id;data: RequestDecision}

    /**
 * @summary Agree to a request
 */
export const useAgreeToRequest = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToRequest>>, TError,AgreeToRequestMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof agreeToRequest>>,
        TError,
        AgreeToRequestMutationVariables,
        TContext
      > => {
      return useMutation(getAgreeToRequestMutationOptions(options), queryClient);
    }
    /**
 * @summary Refuse a request
 */
export const refuseRequest = (
    id: Id,
    requestDecision: RequestDecision,
 signal?: AbortSignal
) => {


      return http<RefuseRequest200>(
      {url: `/requests/${id}/refuse`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: requestDecision, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefuseRequestMutationKey = () => ['refuseRequest'] as const;

export const getRefuseRequestMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseRequest>>, TError,RefuseRequestMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof refuseRequest>>, TError,RefuseRequestMutationVariables, TContext> => {

const mutationKey = getRefuseRequestMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseRequest>>, RefuseRequestMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  refuseRequest(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseRequestMutationResult = NonNullable<Awaited<ReturnType<typeof refuseRequest>>>
    export type RefuseRequestMutationBody = RequestDecision
    export type RefuseRequestMutationError = ErrorType<FaultResponse>
    export type RefuseRequestMutationVariables = {id: Id;data: RequestDecision}

    /**
 * @summary Refuse a request
 */
export const useRefuseRequest = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseRequest>>, TError,RefuseRequestMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseRequest>>,
        TError,
        RefuseRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseRequestMutationOptions(options), queryClient);
    }
    /**
 * @summary Take an own request back
 */
export const takeRequestBack = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<TakeRequestBack200>(
      {url: `/requests/${id}/take-back`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeRequestBackMutationKey = () => ['takeRequestBack'] as const;

export const getTakeRequestBackMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeRequestBack>>, TError,TakeRequestBackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeRequestBack>>, TError,TakeRequestBackMutationVariables, TContext> => {

const mutationKey = getTakeRequestBackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeRequestBack>>, TakeRequestBackMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  takeRequestBack(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeRequestBackMutationResult = NonNullable<Awaited<ReturnType<typeof takeRequestBack>>>

    export type TakeRequestBackMutationError = ErrorType<FaultResponse>
    export type TakeRequestBackMutationVariables = {id: Id}

    /**
 * @summary Take an own request back
 */
export const useTakeRequestBack = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeRequestBack>>, TError,TakeRequestBackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeRequestBack>>,
        TError,
        TakeRequestBackMutationVariables,
        TContext
      > => {
      return useMutation(getTakeRequestBackMutationOptions(options), queryClient);
    }
