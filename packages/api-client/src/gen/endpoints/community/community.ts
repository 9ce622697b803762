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
  FaultResponse,
  GetPoll200,
  ListPolls200,
  PollVoteRequest,
  PublicId,
  VotePoll200
} from '../../model/index.ts';

import { http } from '../../../http.ts';
import type { ErrorType , BodyType } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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
 * @summary Read a poll
 */
export const getPoll = (
    id: PublicId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetPoll200>(
      {url: `/v1/polls/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPollQueryKey = (id: PublicId,) => {
    return [
    `/v1/polls/${id}`
    ] as const;
    }


export const getGetPollQueryOptions = <TData = Awaited<ReturnType<typeof getPoll>>, TError = ErrorType<FaultResponse>>(id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoll>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPollQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPoll>>> = ({ signal }) => getPoll(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPoll>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPollQueryResult = NonNullable<Awaited<ReturnType<typeof getPoll>>>
export type GetPollQueryError = ErrorType<FaultResponse>


export function useGetPoll<TData = Awaited<ReturnType<typeof getPoll>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoll>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPoll>>,
          TError,
          Awaited<ReturnType<typeof getPoll>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPoll<TData = Awaited<ReturnType<typeof getPoll>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoll>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPoll>>,
          TError,
          Awaited<ReturnType<typeof getPoll>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPoll<TData = Awaited<ReturnType<typeof getPoll>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoll>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a poll
 */

export function useGetPoll<TData = Awaited<ReturnType<typeof getPoll>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoll>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPollQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first. A poll the caller has voted in stays in the list, with its results.
 * @summary List the polls that run now
 */
export const listPolls = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListPolls200>(
      {url: `/v1/polls`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPollsQueryKey = () => {
    return [
    `/v1/polls`
    ] as const;
    }


export const getListPollsQueryOptions = <TData = Awaited<ReturnType<typeof listPolls>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPolls>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPollsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPolls>>> = ({ signal }) => listPolls(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPolls>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPollsQueryResult = NonNullable<Awaited<ReturnType<typeof listPolls>>>
export type ListPollsQueryError = ErrorType<FaultResponse>


export function useListPolls<TData = Awaited<ReturnType<typeof listPolls>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPolls>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPolls>>,
          TError,
          Awaited<ReturnType<typeof listPolls>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPolls<TData = Awaited<ReturnType<typeof listPolls>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPolls>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPolls>>,
          TError,
          Awaited<ReturnType<typeof listPolls>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPolls<TData = Awaited<ReturnType<typeof listPolls>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPolls>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the polls that run now
 */

export function useListPolls<TData = Awaited<ReturnType<typeof listPolls>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPolls>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPollsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each member has one vote. Voting again before the poll closes replaces it.
 * @summary Vote in a poll
 */
export const votePoll = (
    pollVoteRequest: BodyType<PollVoteRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VotePoll200>(
      {url: `/v1/polls`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pollVoteRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getVotePollMutationKey = () => ['votePoll'] as const;

export const getVotePollMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof votePoll>>, TError,VotePollMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof votePoll>>, TError,VotePollMutationVariables, TContext> => {

const mutationKey = getVotePollMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof votePoll>>, VotePollMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  votePoll(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VotePollMutationResult = NonNullable<Awaited<ReturnType<typeof votePoll>>>
    export type VotePollMutationBody = BodyType<PollVoteRequest>
    export type VotePollMutationError = ErrorType<FaultResponse>
    export type VotePollMutationVariables = {data: BodyType<PollVoteRequest>}

    /**
 * @summary Vote in a poll
 */
export const useVotePoll = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof votePoll>>, TError,VotePollMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof votePoll>>,
        TError,
        VotePollMutationVariables,
        TContext
      > => {
      return useMutation(getVotePollMutationOptions(options), queryClient);
    }
