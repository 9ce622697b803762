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
  CardUseRequest,
  CheckIn200,
  CheckInHeaders,
  CheckinRequest,
  FaultResponse,
  GetCheckin200,
  GetCredit200,
  Id,
  ListCards200,
  ListCardsParams,
  ListCredits200,
  ListCreditsParams,
  PreviewCard200,
  RevealCard200,
  UseCard200,
  UseCardHeaders
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
 * @summary Read the member's check-ins
 */
export const getCheckin = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetCheckin200>(
      {url: `/v1/users/checkin`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCheckinQueryKey = () => {
    return [
    `/v1/users/checkin`
    ] as const;
    }


export const getGetCheckinQueryOptions = <TData = Awaited<ReturnType<typeof getCheckin>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckinQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckin>>> = ({ signal }) => getCheckin(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckinQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckin>>>
export type GetCheckinQueryError = ErrorType<FaultResponse>


export function useGetCheckin<TData = Awaited<ReturnType<typeof getCheckin>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckin>>,
          TError,
          Awaited<ReturnType<typeof getCheckin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckin<TData = Awaited<ReturnType<typeof getCheckin>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckin>>,
          TError,
          Awaited<ReturnType<typeof getCheckin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckin<TData = Awaited<ReturnType<typeof getCheckin>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the member's check-ins
 */

export function useGetCheckin<TData = Awaited<ReturnType<typeof getCheckin>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckinQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once a calendar day in Asia/Shanghai. Streak days 1 to 7 pay 5, 5, 8, 8, 10, 10 and 50 coins and start again. With
 * `makeUp`, a make-up card fills that missed day, at most 7 days back (rule 4.9).
 * @summary Check in today, or make up a missed day
 */
export const checkIn = (
    checkinRequest: BodyType<CheckinRequest>,
    headers: CheckInHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckIn200>(
      {url: `/v1/users/checkin`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: checkinRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckInMutationKey = () => ['checkIn'] as const;

export const getCheckInMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext> => {

const mutationKey = getCheckInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkIn>>, CheckInMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  checkIn(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckInMutationResult = NonNullable<Awaited<ReturnType<typeof checkIn>>>
    export type CheckInMutationBody = BodyType<CheckinRequest>
    export type CheckInMutationError = ErrorType<FaultResponse>
    export type CheckInMutationVariables = {data: BodyType<CheckinRequest>;headers: CheckInHeaders}

    /**
 * @summary Check in today, or make up a missed day
 */
export const useCheckIn = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkIn>>,
        TError,
        CheckInMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the member's credit, level, limits and quality
 */
export const getCredit = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetCredit200>(
      {url: `/v1/users/credit`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCreditQueryKey = () => {
    return [
    `/v1/users/credit`
    ] as const;
    }


export const getGetCreditQueryOptions = <TData = Awaited<ReturnType<typeof getCredit>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCreditQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCredit>>> = ({ signal }) => getCredit(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCredit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCreditQueryResult = NonNullable<Awaited<ReturnType<typeof getCredit>>>
export type GetCreditQueryError = ErrorType<FaultResponse>


export function useGetCredit<TData = Awaited<ReturnType<typeof getCredit>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCredit>>,
          TError,
          Awaited<ReturnType<typeof getCredit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCredit<TData = Awaited<ReturnType<typeof getCredit>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCredit>>,
          TError,
          Awaited<ReturnType<typeof getCredit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCredit<TData = Awaited<ReturnType<typeof getCredit>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the member's credit, level, limits and quality
 */

export function useGetCredit<TData = Awaited<ReturnType<typeof getCredit>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCreditQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first. Each row names its reason and rule.
 * @summary List changes of credit or of quality
 */
export const listCredits = (
    params?: ListCreditsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListCredits200>(
      {url: `/v1/credits`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCreditsQueryKey = (params?: ListCreditsParams,) => {
    return [
    `/v1/credits`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCreditsQueryOptions = <TData = Awaited<ReturnType<typeof listCredits>>, TError = ErrorType<FaultResponse>>(params?: ListCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCredits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCreditsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCredits>>> = ({ signal }) => listCredits(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCredits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCreditsQueryResult = NonNullable<Awaited<ReturnType<typeof listCredits>>>
export type ListCreditsQueryError = ErrorType<FaultResponse>


export function useListCredits<TData = Awaited<ReturnType<typeof listCredits>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListCreditsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCredits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCredits>>,
          TError,
          Awaited<ReturnType<typeof listCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCredits<TData = Awaited<ReturnType<typeof listCredits>>, TError = ErrorType<FaultResponse>>(
 params?: ListCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCredits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCredits>>,
          TError,
          Awaited<ReturnType<typeof listCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCredits<TData = Awaited<ReturnType<typeof listCredits>>, TError = ErrorType<FaultResponse>>(
 params?: ListCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCredits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List changes of credit or of quality
 */

export function useListCredits<TData = Awaited<ReturnType<typeof listCredits>>, TError = ErrorType<FaultResponse>>(
 params?: ListCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCredits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCreditsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Applies what `previewCard` shows, once for each idempotency key.
 * @summary Use a card
 */
export const useCard = (
    cardUseRequest: BodyType<CardUseRequest>,
    headers: UseCardHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UseCard200>(
      {url: `/v1/benefits/use`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: cardUseRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUseCardMutationKey = () => ['useCard'] as const;

export const getUseCardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof useCard>>, TError,UseCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof useCard>>, TError,UseCardMutationVariables, TContext> => {

const mutationKey = getUseCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof useCard>>, UseCardMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  useCard(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UseCardMutationResult = NonNullable<Awaited<ReturnType<typeof useCard>>>
    export type UseCardMutationBody = BodyType<CardUseRequest>
    export type UseCardMutationError = ErrorType<FaultResponse>
    export type UseCardMutationVariables = {data: BodyType<CardUseRequest>;headers: UseCardHeaders}

    /**
 * @summary Use a card
 */
export const useUseCard = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof useCard>>, TError,UseCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof useCard>>,
        TError,
        UseCardMutationVariables,
        TContext
      > => {
      return useMutation(getUseCardMutationOptions(options), queryClient);
    }
    /**
 * Changes nothing.
 * @summary Preview what using a card would do
 */
export const previewCard = (
    cardUseRequest: BodyType<CardUseRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PreviewCard200>(
      {url: `/v1/benefits/use/value`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cardUseRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPreviewCardMutationKey = () => ['previewCard'] as const;

export const getPreviewCardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewCard>>, TError,PreviewCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewCard>>, TError,PreviewCardMutationVariables, TContext> => {

const mutationKey = getPreviewCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewCard>>, PreviewCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewCard(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewCardMutationResult = NonNullable<Awaited<ReturnType<typeof previewCard>>>
    export type PreviewCardMutationBody = BodyType<CardUseRequest>
    export type PreviewCardMutationError = ErrorType<FaultResponse>
    export type PreviewCardMutationVariables = {data: BodyType<CardUseRequest>}

    /**
 * @summary Preview what using a card would do
 */
export const usePreviewCard = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewCard>>, TError,PreviewCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewCard>>,
        TError,
        PreviewCardMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewCardMutationOptions(options), queryClient);
    }
    /**
 * Usable ones first, by expiry; then the others, newest first.
 * @summary List the member's cards
 */
export const listCards = (
    params?: ListCardsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListCards200>(
      {url: `/v1/cards`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCardsQueryKey = (params?: ListCardsParams,) => {
    return [
    `/v1/cards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCardsQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<FaultResponse>>(params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsQueryError = ErrorType<FaultResponse>


export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListCardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<FaultResponse>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<FaultResponse>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's cards
 */

export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<FaultResponse>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Lists answer only its last four characters. Each showing is recorded.
 * @summary Show the whole number of a card
 */
export const revealCard = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevealCard200>(
      {url: `/v1/cards/${encodeURIComponent(String(id))}/reveal`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRevealCardMutationKey = () => ['revealCard'] as const;

export const getRevealCardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealCard>>, TError,RevealCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealCard>>, TError,RevealCardMutationVariables, TContext> => {

const mutationKey = getRevealCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealCard>>, RevealCardMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revealCard(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevealCardMutationResult = NonNullable<Awaited<ReturnType<typeof revealCard>>>

    export type RevealCardMutationError = ErrorType<FaultResponse>
    export type RevealCardMutationVariables = {id: Id}

    /**
 * @summary Show the whole number of a card
 */
export const useRevealCard = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealCard>>, TError,RevealCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealCard>>,
        TError,
        RevealCardMutationVariables,
        TContext
      > => {
      return useMutation(getRevealCardMutationOptions(options), queryClient);
    }
