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
  AddCampaignPieces200,
  AddCampaignPiecesHeaders,
  AddPiecesRequest,
  CampaignFileInput,
  CheckCampaignFile200,
  CheckQuizQuestions200,
  EndOperatorCampaign200,
  EndOperatorCampaignHeaders,
  ExtendCampaignClaim200,
  ExtendCampaignClaimHeaders,
  ExtendClaimRequest,
  FaultResponse,
  GetCampaignFile200,
  GetOperatorCampaign200,
  ImportQuizQuestions200,
  ImportQuizQuestionsHeaders,
  ImportQuizQuestionsRequest,
  ListCampaignWins200,
  ListCampaignWinsParams,
  ListOperatorCampaigns200,
  ListQuizQuestions200,
  ListQuizQuestionsParams,
  MoveCampaignDates200,
  MoveCampaignDatesHeaders,
  MoveDatesRequest,
  PauseCampaign200,
  PauseCampaignHeaders,
  PlainActRequest,
  PublishCampaign200,
  PublishCampaignHeaders,
  PublishCampaignRequest,
  QuizQuestionFile,
  QuizQuestionId,
  ResumeCampaign200,
  ResumeCampaignHeaders,
  RetireQuizQuestion200,
  RetireQuizQuestionHeaders,
  VoidCampaignWin200,
  VoidCampaignWinHeaders,
  VoidWinRequest
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
 * @summary List campaigns
 */
export const listOperatorCampaigns = (

 signal?: AbortSignal
) => {


      return http<ListOperatorCampaigns200>(
      {url: `/campaigns`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorCampaignsQueryKey = () => {
    return [
    `/campaigns`
    ] as const;
    }


export const getListOperatorCampaignsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorCampaigns>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorCampaigns>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorCampaignsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorCampaigns>>> = ({ signal }) => listOperatorCampaigns(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorCampaignsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorCampaigns>>>
export type ListOperatorCampaignsQueryError = ErrorType<FaultResponse>


export function useListOperatorCampaigns<TData = Awaited<ReturnType<typeof listOperatorCampaigns>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorCampaigns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorCampaigns>>,
          TError,
          Awaited<ReturnType<typeof listOperatorCampaigns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorCampaigns<TData = Awaited<ReturnType<typeof listOperatorCampaigns>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorCampaigns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorCampaigns>>,
          TError,
          Awaited<ReturnType<typeof listOperatorCampaigns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorCampaigns<TData = Awaited<ReturnType<typeof listOperatorCampaigns>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorCampaigns>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List campaigns
 */

export function useListOperatorCampaigns<TData = Awaited<ReturnType<typeof listOperatorCampaigns>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorCampaigns>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorCampaignsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Check a campaign, and show what members would see
 */
export const checkCampaignFile = (
    campaignFileInput: CampaignFileInput,
 signal?: AbortSignal
) => {


      return http<CheckCampaignFile200>(
      {url: `/campaign-files/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: campaignFileInput, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckCampaignFileMutationKey = () => ['checkCampaignFile'] as const;

export const getCheckCampaignFileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkCampaignFile>>, TError,CheckCampaignFileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkCampaignFile>>, TError,CheckCampaignFileMutationVariables, TContext> => {

const mutationKey = getCheckCampaignFileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkCampaignFile>>, CheckCampaignFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkCampaignFile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckCampaignFileMutationResult = NonNullable<Awaited<ReturnType<typeof checkCampaignFile>>>
    export type CheckCampaignFileMutationBody = CampaignFileInput
    export type CheckCampaignFileMutationError = ErrorType<FaultResponse>
    export type CheckCampaignFileMutationVariables = {data: CampaignFileInput}

    /**
 * @summary Check a campaign, and show what members would see
 */
export const useCheckCampaignFile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkCampaignFile>>, TError,CheckCampaignFileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkCampaignFile>>,
        TError,
        CheckCampaignFileMutationVariables,
        TContext
      > => {
      return useMutation(getCheckCampaignFileMutationOptions(options), queryClient);
    }
    /**
 * @summary Publish a campaign, its odds and the hash of its seed
 */
export const publishCampaign = (
    publishCampaignRequest: PublishCampaignRequest,
    headers: PublishCampaignHeaders,
 signal?: AbortSignal
) => {


      return http<PublishCampaign200>(
      {url: `/campaign-files/publish`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: publishCampaignRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPublishCampaignMutationKey = () => ['publishCampaign'] as const;

export const getPublishCampaignMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishCampaign>>, TError,PublishCampaignMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof publishCampaign>>, TError,PublishCampaignMutationVariables, TContext> => {

const mutationKey = getPublishCampaignMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishCampaign>>, PublishCampaignMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  publishCampaign(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof publishCampaign>>>
    export type PublishCampaignMutationBody = PublishCampaignRequest
    export type PublishCampaignMutationError = ErrorType<FaultResponse>
    export type PublishCampaignMutationVariables = {data: PublishCampaignRequest;headers: PublishCampaignHeaders}

    /**
 * @summary Publish a campaign, its odds and the hash of its seed
 */
export const usePublishCampaign = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishCampaign>>, TError,PublishCampaignMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishCampaign>>,
        TError,
        PublishCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getPublishCampaignMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a campaign
 */
export const getOperatorCampaign = (
    id: string,
 signal?: AbortSignal
) => {


      return http<GetOperatorCampaign200>(
      {url: `/campaigns/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorCampaignQueryKey = (id: string,) => {
    return [
    `/campaigns/${id}`
    ] as const;
    }


export const getGetOperatorCampaignQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorCampaign>>, TError = ErrorType<FaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorCampaign>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorCampaignQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorCampaign>>> = ({ signal }) => getOperatorCampaign(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorCampaign>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorCampaignQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorCampaign>>>
export type GetOperatorCampaignQueryError = ErrorType<FaultResponse>


export function useGetOperatorCampaign<TData = Awaited<ReturnType<typeof getOperatorCampaign>>, TError = ErrorType<FaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorCampaign>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorCampaign>>,
          TError,
          Awaited<ReturnType<typeof getOperatorCampaign>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorCampaign<TData = Awaited<ReturnType<typeof getOperatorCampaign>>, TError = ErrorType<FaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorCampaign>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorCampaign>>,
          TError,
          Awaited<ReturnType<typeof getOperatorCampaign>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorCampaign<TData = Awaited<ReturnType<typeof getOperatorCampaign>>, TError = ErrorType<FaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorCampaign>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a campaign
 */

export function useGetOperatorCampaign<TData = Awaited<ReturnType<typeof getOperatorCampaign>>, TError = ErrorType<FaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorCampaign>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorCampaignQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read what the file of a campaign said, to copy it
 */
export const getCampaignFile = (
    id: string,
 signal?: AbortSignal
) => {


      return http<GetCampaignFile200>(
      {url: `/campaigns/${id}/file`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCampaignFileQueryKey = (id: string,) => {
    return [
    `/campaigns/${id}/file`
    ] as const;
    }


export const getGetCampaignFileQueryOptions = <TData = Awaited<ReturnType<typeof getCampaignFile>>, TError = ErrorType<FaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignFile>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignFileQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaignFile>>> = ({ signal }) => getCampaignFile(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCampaignFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCampaignFileQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaignFile>>>
export type GetCampaignFileQueryError = ErrorType<FaultResponse>


export function useGetCampaignFile<TData = Awaited<ReturnType<typeof getCampaignFile>>, TError = ErrorType<FaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaignFile>>,
          TError,
          Awaited<ReturnType<typeof getCampaignFile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignFile<TData = Awaited<ReturnType<typeof getCampaignFile>>, TError = ErrorType<FaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaignFile>>,
          TError,
          Awaited<ReturnType<typeof getCampaignFile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignFile<TData = Awaited<ReturnType<typeof getCampaignFile>>, TError = ErrorType<FaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignFile>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what the file of a campaign said, to copy it
 */

export function useGetCampaignFile<TData = Awaited<ReturnType<typeof getCampaignFile>>, TError = ErrorType<FaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignFile>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignFileQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the draws that won
 */
export const listCampaignWins = (
    id: string,
    params?: ListCampaignWinsParams,
 signal?: AbortSignal
) => {


      return http<ListCampaignWins200>(
      {url: `/campaigns/${id}/wins`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListCampaignWinsQueryKey = (id: string,
    params?: ListCampaignWinsParams,) => {
    return [
    `/campaigns/${id}/wins`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCampaignWinsQueryOptions = <TData = Awaited<ReturnType<typeof listCampaignWins>>, TError = ErrorType<FaultResponse>>(id: string,
    params?: ListCampaignWinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaignWins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCampaignWinsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCampaignWins>>> = ({ signal }) => listCampaignWins(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCampaignWins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCampaignWinsQueryResult = NonNullable<Awaited<ReturnType<typeof listCampaignWins>>>
export type ListCampaignWinsQueryError = ErrorType<FaultResponse>


export function useListCampaignWins<TData = Awaited<ReturnType<typeof listCampaignWins>>, TError = ErrorType<FaultResponse>>(
 id: string,
    params: undefined |  ListCampaignWinsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaignWins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCampaignWins>>,
          TError,
          Awaited<ReturnType<typeof listCampaignWins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaignWins<TData = Awaited<ReturnType<typeof listCampaignWins>>, TError = ErrorType<FaultResponse>>(
 id: string,
    params?: ListCampaignWinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaignWins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCampaignWins>>,
          TError,
          Awaited<ReturnType<typeof listCampaignWins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaignWins<TData = Awaited<ReturnType<typeof listCampaignWins>>, TError = ErrorType<FaultResponse>>(
 id: string,
    params?: ListCampaignWinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaignWins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the draws that won
 */

export function useListCampaignWins<TData = Awaited<ReturnType<typeof listCampaignWins>>, TError = ErrorType<FaultResponse>>(
 id: string,
    params?: ListCampaignWinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaignWins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCampaignWinsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Pause a campaign
 */
export const pauseCampaign = (
    id: string,
    plainActRequest: PlainActRequest,
    headers: PauseCampaignHeaders,
 signal?: AbortSignal
) => {


      return http<PauseCampaign200>(
      {url: `/campaigns/${id}/pause`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPauseCampaignMutationKey = () => ['pauseCampaign'] as const;

export const getPauseCampaignMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseCampaign>>, TError,PauseCampaignMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pauseCampaign>>, TError,PauseCampaignMutationVariables, TContext> => {

const mutationKey = getPauseCampaignMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseCampaign>>, PauseCampaignMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  pauseCampaign(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof pauseCampaign>>>
    export type PauseCampaignMutationBody = PlainActRequest
    export type PauseCampaignMutationError = ErrorType<FaultResponse>
    export type PauseCampaignMutationVariables = {id: string;data: PlainActRequest;headers: PauseCampaignHeaders}

    /**
 * @summary Pause a campaign
 */
export const usePauseCampaign = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseCampaign>>, TError,PauseCampaignMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseCampaign>>,
        TError,
        PauseCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getPauseCampaignMutationOptions(options), queryClient);
    }
    /**
 * @summary Let a paused campaign go on
 */
export const resumeCampaign = (
    id: string,
    plainActRequest: PlainActRequest,
    headers: ResumeCampaignHeaders,
 signal?: AbortSignal
) => {


      return http<ResumeCampaign200>(
      {url: `/campaigns/${id}/resume`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResumeCampaignMutationKey = () => ['resumeCampaign'] as const;

export const getResumeCampaignMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeCampaign>>, TError,ResumeCampaignMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resumeCampaign>>, TError,ResumeCampaignMutationVariables, TContext> => {

const mutationKey = getResumeCampaignMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeCampaign>>, ResumeCampaignMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  resumeCampaign(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof resumeCampaign>>>
    export type ResumeCampaignMutationBody = PlainActRequest
    export type ResumeCampaignMutationError = ErrorType<FaultResponse>
    export type ResumeCampaignMutationVariables = {id: string;data: PlainActRequest;headers: ResumeCampaignHeaders}

    /**
 * @summary Let a paused campaign go on
 */
export const useResumeCampaign = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeCampaign>>, TError,ResumeCampaignMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeCampaign>>,
        TError,
        ResumeCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getResumeCampaignMutationOptions(options), queryClient);
    }
    /**
 * @summary Move the dates of a published campaign
 */
export const moveCampaignDates = (
    id: string,
    moveDatesRequest: MoveDatesRequest,
    headers: MoveCampaignDatesHeaders,
 signal?: AbortSignal
) => {


      return http<MoveCampaignDates200>(
      {url: `/campaigns/${id}/dates`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: moveDatesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMoveCampaignDatesMutationKey = () => ['moveCampaignDates'] as const;

export const getMoveCampaignDatesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCampaignDates>>, TError,MoveCampaignDatesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof moveCampaignDates>>, TError,MoveCampaignDatesMutationVariables, TContext> => {

const mutationKey = getMoveCampaignDatesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveCampaignDates>>, MoveCampaignDatesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  moveCampaignDates(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveCampaignDatesMutationResult = NonNullable<Awaited<ReturnType<typeof moveCampaignDates>>>
    export type MoveCampaignDatesMutationBody = MoveDatesRequest
    export type MoveCampaignDatesMutationError = ErrorType<FaultResponse>
    export type MoveCampaignDatesMutationVariables = {id: string;data: MoveDatesRequest;headers: MoveCampaignDatesHeaders}

    /**
 * @summary Move the dates of a published campaign
 */
export const useMoveCampaignDates = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCampaignDates>>, TError,MoveCampaignDatesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveCampaignDates>>,
        TError,
        MoveCampaignDatesMutationVariables,
        TContext
      > => {
      return useMutation(getMoveCampaignDatesMutationOptions(options), queryClient);
    }
    /**
 * @summary End a campaign and publish its seed
 */
export const endOperatorCampaign = (
    id: string,
    plainActRequest: PlainActRequest,
    headers: EndOperatorCampaignHeaders,
 signal?: AbortSignal
) => {


      return http<EndOperatorCampaign200>(
      {url: `/campaigns/${id}/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndOperatorCampaignMutationKey = () => ['endOperatorCampaign'] as const;

export const getEndOperatorCampaignMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOperatorCampaign>>, TError,EndOperatorCampaignMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endOperatorCampaign>>, TError,EndOperatorCampaignMutationVariables, TContext> => {

const mutationKey = getEndOperatorCampaignMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOperatorCampaign>>, EndOperatorCampaignMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  endOperatorCampaign(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOperatorCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof endOperatorCampaign>>>
    export type EndOperatorCampaignMutationBody = PlainActRequest
    export type EndOperatorCampaignMutationError = ErrorType<FaultResponse>
    export type EndOperatorCampaignMutationVariables = {id: string;data: PlainActRequest;headers: EndOperatorCampaignHeaders}

    /**
 * @summary End a campaign and publish its seed
 */
export const useEndOperatorCampaign = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOperatorCampaign>>, TError,EndOperatorCampaignMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOperatorCampaign>>,
        TError,
        EndOperatorCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getEndOperatorCampaignMutationOptions(options), queryClient);
    }
    /**
 * @summary Void a win that nobody claimed
 */
export const voidCampaignWin = (
    id: string,
    voidWinRequest: VoidWinRequest,
    headers: VoidCampaignWinHeaders,
 signal?: AbortSignal
) => {


      return http<VoidCampaignWin200>(
      {url: `/campaigns/${id}/wins/void`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: voidWinRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getVoidCampaignWinMutationKey = () => ['voidCampaignWin'] as const;

export const getVoidCampaignWinMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidCampaignWin>>, TError,VoidCampaignWinMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof voidCampaignWin>>, TError,VoidCampaignWinMutationVariables, TContext> => {

const mutationKey = getVoidCampaignWinMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof voidCampaignWin>>, VoidCampaignWinMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  voidCampaignWin(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VoidCampaignWinMutationResult = NonNullable<Awaited<ReturnType<typeof voidCampaignWin>>>
    export type VoidCampaignWinMutationBody = VoidWinRequest
    export type VoidCampaignWinMutationError = ErrorType<FaultResponse>
    export type VoidCampaignWinMutationVariables = {id: string;data: VoidWinRequest;headers: VoidCampaignWinHeaders}

    /**
 * @summary Void a win that nobody claimed
 */
export const useVoidCampaignWin = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidCampaignWin>>, TError,VoidCampaignWinMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof voidCampaignWin>>,
        TError,
        VoidCampaignWinMutationVariables,
        TContext
      > => {
      return useMutation(getVoidCampaignWinMutationOptions(options), queryClient);
    }
    /**
 * @summary Give a winner more time to claim
 */
export const extendCampaignClaim = (
    id: string,
    extendClaimRequest: ExtendClaimRequest,
    headers: ExtendCampaignClaimHeaders,
 signal?: AbortSignal
) => {


      return http<ExtendCampaignClaim200>(
      {url: `/campaigns/${id}/wins/extend`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: extendClaimRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getExtendCampaignClaimMutationKey = () => ['extendCampaignClaim'] as const;

export const getExtendCampaignClaimMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof extendCampaignClaim>>, TError,ExtendCampaignClaimMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof extendCampaignClaim>>, TError,ExtendCampaignClaimMutationVariables, TContext> => {

const mutationKey = getExtendCampaignClaimMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof extendCampaignClaim>>, ExtendCampaignClaimMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  extendCampaignClaim(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExtendCampaignClaimMutationResult = NonNullable<Awaited<ReturnType<typeof extendCampaignClaim>>>
    export type ExtendCampaignClaimMutationBody = ExtendClaimRequest
    export type ExtendCampaignClaimMutationError = ErrorType<FaultResponse>
    export type ExtendCampaignClaimMutationVariables = {id: string;data: ExtendClaimRequest;headers: ExtendCampaignClaimHeaders}

    /**
 * @summary Give a winner more time to claim
 */
export const useExtendCampaignClaim = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof extendCampaignClaim>>, TError,ExtendCampaignClaimMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof extendCampaignClaim>>,
        TError,
        ExtendCampaignClaimMutationVariables,
        TContext
      > => {
      return useMutation(getExtendCampaignClaimMutationOptions(options), queryClient);
    }
    /**
 * @summary Add pieces to a prize
 */
export const addCampaignPieces = (
    id: string,
    addPiecesRequest: AddPiecesRequest,
    headers: AddCampaignPiecesHeaders,
 signal?: AbortSignal
) => {


      return http<AddCampaignPieces200>(
      {url: `/campaigns/${id}/prizes/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: addPiecesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddCampaignPiecesMutationKey = () => ['addCampaignPieces'] as const;

export const getAddCampaignPiecesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCampaignPieces>>, TError,AddCampaignPiecesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addCampaignPieces>>, TError,AddCampaignPiecesMutationVariables, TContext> => {

const mutationKey = getAddCampaignPiecesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCampaignPieces>>, AddCampaignPiecesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  addCampaignPieces(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCampaignPiecesMutationResult = NonNullable<Awaited<ReturnType<typeof addCampaignPieces>>>
    export type AddCampaignPiecesMutationBody = AddPiecesRequest
    export type AddCampaignPiecesMutationError = ErrorType<FaultResponse>
    export type AddCampaignPiecesMutationVariables = {id: string;data: AddPiecesRequest;headers: AddCampaignPiecesHeaders}

    /**
 * @summary Add pieces to a prize
 */
export const useAddCampaignPieces = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCampaignPieces>>, TError,AddCampaignPiecesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCampaignPieces>>,
        TError,
        AddCampaignPiecesMutationVariables,
        TContext
      > => {
      return useMutation(getAddCampaignPiecesMutationOptions(options), queryClient);
    }
    /**
 * Those that can be asked, by id.
 * @summary List the questions of the daily quiz
 */
export const listQuizQuestions = (
    params?: ListQuizQuestionsParams,
 signal?: AbortSignal
) => {


      return http<ListQuizQuestions200>(
      {url: `/quiz-questions`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListQuizQuestionsQueryKey = (params?: ListQuizQuestionsParams,) => {
    return [
    `/quiz-questions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListQuizQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof listQuizQuestions>>, TError = ErrorType<FaultResponse>>(params?: ListQuizQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizQuestions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuizQuestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuizQuestions>>> = ({ signal }) => listQuizQuestions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuizQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuizQuestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listQuizQuestions>>>
export type ListQuizQuestionsQueryError = ErrorType<FaultResponse>


export function useListQuizQuestions<TData = Awaited<ReturnType<typeof listQuizQuestions>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListQuizQuestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizQuestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuizQuestions>>,
          TError,
          Awaited<ReturnType<typeof listQuizQuestions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuizQuestions<TData = Awaited<ReturnType<typeof listQuizQuestions>>, TError = ErrorType<FaultResponse>>(
 params?: ListQuizQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizQuestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuizQuestions>>,
          TError,
          Awaited<ReturnType<typeof listQuizQuestions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuizQuestions<TData = Awaited<ReturnType<typeof listQuizQuestions>>, TError = ErrorType<FaultResponse>>(
 params?: ListQuizQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizQuestions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the questions of the daily quiz
 */

export function useListQuizQuestions<TData = Awaited<ReturnType<typeof listQuizQuestions>>, TError = ErrorType<FaultResponse>>(
 params?: ListQuizQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizQuestions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuizQuestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Check a file of questions
 */
export const checkQuizQuestions = (
    quizQuestionFile: QuizQuestionFile,
 signal?: AbortSignal
) => {


      return http<CheckQuizQuestions200>(
      {url: `/quiz-questions/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: quizQuestionFile, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckQuizQuestionsMutationKey = () => ['checkQuizQuestions'] as const;

export const getCheckQuizQuestionsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkQuizQuestions>>, TError,CheckQuizQuestionsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkQuizQuestions>>, TError,CheckQuizQuestionsMutationVariables, TContext> => {

const mutationKey = getCheckQuizQuestionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkQuizQuestions>>, CheckQuizQuestionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkQuizQuestions(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckQuizQuestionsMutationResult = NonNullable<Awaited<ReturnType<typeof checkQuizQuestions>>>
    export type CheckQuizQuestionsMutationBody = QuizQuestionFile
    export type CheckQuizQuestionsMutationError = ErrorType<FaultResponse>
    export type CheckQuizQuestionsMutationVariables = {data: QuizQuestionFile}

    /**
 * @summary Check a file of questions
 */
export const useCheckQuizQuestions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkQuizQuestions>>, TError,CheckQuizQuestionsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkQuizQuestions>>,
        TError,
        CheckQuizQuestionsMutationVariables,
        TContext
      > => {
      return useMutation(getCheckQuizQuestionsMutationOptions(options), queryClient);
    }
    /**
 * A changed question becomes a new version. Tries that run keep what they showed.
 * @summary Add questions to the bank of the daily quiz, or change some
 */
export const importQuizQuestions = (
    importQuizQuestionsRequest: ImportQuizQuestionsRequest,
    headers: ImportQuizQuestionsHeaders,
 signal?: AbortSignal
) => {


      return http<ImportQuizQuestions200>(
      {url: `/quiz-questions/import`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: importQuizQuestionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getImportQuizQuestionsMutationKey = () => ['importQuizQuestions'] as const;

export const getImportQuizQuestionsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importQuizQuestions>>, TError,ImportQuizQuestionsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof importQuizQuestions>>, TError,ImportQuizQuestionsMutationVariables, TContext> => {

const mutationKey = getImportQuizQuestionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importQuizQuestions>>, ImportQuizQuestionsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  importQuizQuestions(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportQuizQuestionsMutationResult = NonNullable<Awaited<ReturnType<typeof importQuizQuestions>>>
    export type ImportQuizQuestionsMutationBody = ImportQuizQuestionsRequest
    export type ImportQuizQuestionsMutationError = ErrorType<FaultResponse>
    export type ImportQuizQuestionsMutationVariables = {data: ImportQuizQuestionsRequest;headers: ImportQuizQuestionsHeaders}

    /**
 * @summary Add questions to the bank of the daily quiz, or change some
 */
export const useImportQuizQuestions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importQuizQuestions>>, TError,ImportQuizQuestionsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importQuizQuestions>>,
        TError,
        ImportQuizQuestionsMutationVariables,
        TContext
      > => {
      return useMutation(getImportQuizQuestionsMutationOptions(options), queryClient);
    }
    /**
 * @summary Ask a question no more
 */
export const retireQuizQuestion = (
    id: QuizQuestionId,
    plainActRequest: PlainActRequest,
    headers: RetireQuizQuestionHeaders,
 signal?: AbortSignal
) => {


      return http<RetireQuizQuestion200>(
      {url: `/quiz-questions/${id}/retire`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRetireQuizQuestionMutationKey = () => ['retireQuizQuestion'] as const;

export const getRetireQuizQuestionMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retireQuizQuestion>>, TError,RetireQuizQuestionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof retireQuizQuestion>>, TError,RetireQuizQuestionMutationVariables, TContext> => {

const mutationKey = getRetireQuizQuestionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retireQuizQuestion>>, RetireQuizQuestionMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  retireQuizQuestion(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetireQuizQuestionMutationResult = NonNullable<Awaited<ReturnType<typeof retireQuizQuestion>>>
    export type RetireQuizQuestionMutationBody = PlainActRequest
    export type RetireQuizQuestionMutationError = ErrorType<FaultResponse>
    export type RetireQuizQuestionMutationVariables = {id: QuizQuestionId;data: PlainActRequest;headers: RetireQuizQuestionHeaders}

    /**
 * @summary Ask a question no more
 */
export const useRetireQuizQuestion = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retireQuizQuestion>>, TError,RetireQuizQuestionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retireQuizQuestion>>,
        TError,
        RetireQuizQuestionMutationVariables,
        TContext
      > => {
      return useMutation(getRetireQuizQuestionMutationOptions(options), queryClient);
    }
