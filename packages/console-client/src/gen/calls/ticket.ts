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
  AcceptTicket200,
  AcceptTicketHeaders,
  AnswerTicket200,
  AnswerTicketHeaders,
  AskTicket200,
  AskTicketHeaders,
  DecideTicket200,
  DecideTicketHeaders,
  DecideTicketRequest,
  FaultResponse,
  GetOperatorTicket200,
  GetTicketFigures200,
  GetTicketFiguresParams,
  HandOverTicket200,
  HandOverTicketHeaders,
  HandOverTicketRequest,
  Id,
  ListCannedAnswers200,
  ListOperatorTickets200,
  ListOperatorTicketsParams,
  MergeTicket200,
  MergeTicketHeaders,
  MergeTicketRequest,
  NoteTicket200,
  NoteTicketHeaders,
  PlainActRequest,
  RemoveCannedAnswer200,
  RemoveCannedAnswerHeaders,
  SaveCannedAnswer200,
  SaveCannedAnswerHeaders,
  SaveCannedAnswerRequest,
  SeparateTicket200,
  SeparateTicketHeaders,
  StartTicket200,
  StartTicketHeaders,
  TicketTextRequest
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
 * @summary List tickets and appeals
 */
export const listOperatorTickets = (
    params?: ListOperatorTicketsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorTickets200>(
      {url: `/tickets`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorTicketsQueryKey = (params?: ListOperatorTicketsParams,) => {
    return [
    `/tickets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorTicketsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorTickets>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTickets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorTickets>>> = ({ signal }) => listOperatorTickets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorTickets>>>
export type ListOperatorTicketsQueryError = ErrorType<FaultResponse>


export function useListOperatorTickets<TData = Awaited<ReturnType<typeof listOperatorTickets>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorTicketsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTickets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTickets>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTickets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorTickets<TData = Awaited<ReturnType<typeof listOperatorTickets>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTickets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTickets>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTickets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorTickets<TData = Awaited<ReturnType<typeof listOperatorTickets>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTickets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tickets and appeals
 */

export function useListOperatorTickets<TData = Awaited<ReturnType<typeof listOperatorTickets>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTickets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorTicketsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read how fast tickets are answered
 */
export const getTicketFigures = (
    params?: GetTicketFiguresParams,
 signal?: AbortSignal
) => {


      return http<GetTicketFigures200>(
      {url: `/ticket-figures`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetTicketFiguresQueryKey = (params?: GetTicketFiguresParams,) => {
    return [
    `/ticket-figures`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTicketFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getTicketFigures>>, TError = ErrorType<FaultResponse>>(params?: GetTicketFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicketFigures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTicketFiguresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTicketFigures>>> = ({ signal }) => getTicketFigures(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTicketFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTicketFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getTicketFigures>>>
export type GetTicketFiguresQueryError = ErrorType<FaultResponse>


export function useGetTicketFigures<TData = Awaited<ReturnType<typeof getTicketFigures>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  GetTicketFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicketFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTicketFigures>>,
          TError,
          Awaited<ReturnType<typeof getTicketFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTicketFigures<TData = Awaited<ReturnType<typeof getTicketFigures>>, TError = ErrorType<FaultResponse>>(
 params?: GetTicketFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicketFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTicketFigures>>,
          TError,
          Awaited<ReturnType<typeof getTicketFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTicketFigures<TData = Awaited<ReturnType<typeof getTicketFigures>>, TError = ErrorType<FaultResponse>>(
 params?: GetTicketFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicketFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how fast tickets are answered
 */

export function useGetTicketFigures<TData = Awaited<ReturnType<typeof getTicketFigures>>, TError = ErrorType<FaultResponse>>(
 params?: GetTicketFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTicketFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTicketFiguresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a ticket
 */
export const getOperatorTicket = (
    number: string,
 signal?: AbortSignal
) => {


      return http<GetOperatorTicket200>(
      {url: `/tickets/${number}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorTicketQueryKey = (number: string,) => {
    return [
    `/tickets/${number}`
    ] as const;
    }


export const getGetOperatorTicketQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorTicket>>, TError = ErrorType<FaultResponse>>(number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTicket>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorTicketQueryKey(number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorTicket>>> = ({ signal }) => getOperatorTicket(number, signal);





   return  { queryKey, queryFn, enabled: number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorTicketQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorTicket>>>
export type GetOperatorTicketQueryError = ErrorType<FaultResponse>


export function useGetOperatorTicket<TData = Awaited<ReturnType<typeof getOperatorTicket>>, TError = ErrorType<FaultResponse>>(
 number: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTicket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorTicket>>,
          TError,
          Awaited<ReturnType<typeof getOperatorTicket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorTicket<TData = Awaited<ReturnType<typeof getOperatorTicket>>, TError = ErrorType<FaultResponse>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTicket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorTicket>>,
          TError,
          Awaited<ReturnType<typeof getOperatorTicket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorTicket<TData = Awaited<ReturnType<typeof getOperatorTicket>>, TError = ErrorType<FaultResponse>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTicket>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a ticket
 */

export function useGetOperatorTicket<TData = Awaited<ReturnType<typeof getOperatorTicket>>, TError = ErrorType<FaultResponse>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTicket>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorTicketQueryOptions(number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Make a ticket yours
 */
export const acceptTicket = (
    number: string,
    plainActRequest: PlainActRequest,
    headers: AcceptTicketHeaders,
 signal?: AbortSignal
) => {


      return http<AcceptTicket200>(
      {url: `/tickets/${number}/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAcceptTicketMutationKey = () => ['acceptTicket'] as const;

export const getAcceptTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTicket>>, TError,AcceptTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acceptTicket>>, TError,AcceptTicketMutationVariables, TContext> => {

const mutationKey = getAcceptTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTicket>>, AcceptTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  acceptTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptTicketMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTicket>>>
    export type AcceptTicketMutationBody = PlainActRequest
    export type AcceptTicketMutationError = ErrorType<FaultResponse>
    export type AcceptTicketMutationVariables = {number: string;data: PlainActRequest;headers: AcceptTicketHeaders}

    /**
 * @summary Make a ticket yours
 */
export const useAcceptTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTicket>>, TError,AcceptTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTicket>>,
        TError,
        AcceptTicketMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that you work on it
 */
export const startTicket = (
    number: string,
    plainActRequest: PlainActRequest,
    headers: StartTicketHeaders,
 signal?: AbortSignal
) => {


      return http<StartTicket200>(
      {url: `/tickets/${number}/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStartTicketMutationKey = () => ['startTicket'] as const;

export const getStartTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTicket>>, TError,StartTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startTicket>>, TError,StartTicketMutationVariables, TContext> => {

const mutationKey = getStartTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTicket>>, StartTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  startTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTicketMutationResult = NonNullable<Awaited<ReturnType<typeof startTicket>>>
    export type StartTicketMutationBody = PlainActRequest
    export type StartTicketMutationError = ErrorType<FaultResponse>
    export type StartTicketMutationVariables = {number: string;data: PlainActRequest;headers: StartTicketHeaders}

    /**
 * @summary Say that you work on it
 */
export const useStartTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTicket>>, TError,StartTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTicket>>,
        TError,
        StartTicketMutationVariables,
        TContext
      > => {
      return useMutation(getStartTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Ask the member for more
 */
export const askTicket = (
    number: string,
    ticketTextRequest: TicketTextRequest,
    headers: AskTicketHeaders,
 signal?: AbortSignal
) => {


      return http<AskTicket200>(
      {url: `/tickets/${number}/ask`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: ticketTextRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAskTicketMutationKey = () => ['askTicket'] as const;

export const getAskTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askTicket>>, TError,AskTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof askTicket>>, TError,AskTicketMutationVariables, TContext> => {

const mutationKey = getAskTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askTicket>>, AskTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  askTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AskTicketMutationResult = NonNullable<Awaited<ReturnType<typeof askTicket>>>
    export type AskTicketMutationBody = TicketTextRequest
    export type AskTicketMutationError = ErrorType<FaultResponse>
    export type AskTicketMutationVariables = {number: string;data: TicketTextRequest;headers: AskTicketHeaders}

    /**
 * @summary Ask the member for more
 */
export const useAskTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askTicket>>, TError,AskTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askTicket>>,
        TError,
        AskTicketMutationVariables,
        TContext
      > => {
      return useMutation(getAskTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Answer a ticket
 */
export const answerTicket = (
    number: string,
    ticketTextRequest: TicketTextRequest,
    headers: AnswerTicketHeaders,
 signal?: AbortSignal
) => {


      return http<AnswerTicket200>(
      {url: `/tickets/${number}/answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: ticketTextRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAnswerTicketMutationKey = () => ['answerTicket'] as const;

export const getAnswerTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerTicket>>, TError,AnswerTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerTicket>>, TError,AnswerTicketMutationVariables, TContext> => {

const mutationKey = getAnswerTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerTicket>>, AnswerTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  answerTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerTicketMutationResult = NonNullable<Awaited<ReturnType<typeof answerTicket>>>
    export type AnswerTicketMutationBody = TicketTextRequest
    export type AnswerTicketMutationError = ErrorType<FaultResponse>
    export type AnswerTicketMutationVariables = {number: string;data: TicketTextRequest;headers: AnswerTicketHeaders}

    /**
 * @summary Answer a ticket
 */
export const useAnswerTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerTicket>>, TError,AnswerTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerTicket>>,
        TError,
        AnswerTicketMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Write a note to colleagues
 */
export const noteTicket = (
    number: string,
    ticketTextRequest: TicketTextRequest,
    headers: NoteTicketHeaders,
 signal?: AbortSignal
) => {


      return http<NoteTicket200>(
      {url: `/tickets/${number}/note`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: ticketTextRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getNoteTicketMutationKey = () => ['noteTicket'] as const;

export const getNoteTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteTicket>>, TError,NoteTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof noteTicket>>, TError,NoteTicketMutationVariables, TContext> => {

const mutationKey = getNoteTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteTicket>>, NoteTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  noteTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteTicketMutationResult = NonNullable<Awaited<ReturnType<typeof noteTicket>>>
    export type NoteTicketMutationBody = TicketTextRequest
    export type NoteTicketMutationError = ErrorType<FaultResponse>
    export type NoteTicketMutationVariables = {number: string;data: TicketTextRequest;headers: NoteTicketHeaders}

    /**
 * @summary Write a note to colleagues
 */
export const useNoteTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteTicket>>, TError,NoteTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteTicket>>,
        TError,
        NoteTicketMutationVariables,
        TContext
      > => {
      return useMutation(getNoteTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Hand a ticket over to a colleague
 */
export const handOverTicket = (
    number: string,
    handOverTicketRequest: HandOverTicketRequest,
    headers: HandOverTicketHeaders,
 signal?: AbortSignal
) => {


      return http<HandOverTicket200>(
      {url: `/tickets/${number}/hand-over`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: handOverTicketRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getHandOverTicketMutationKey = () => ['handOverTicket'] as const;

export const getHandOverTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverTicket>>, TError,HandOverTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof handOverTicket>>, TError,HandOverTicketMutationVariables, TContext> => {

const mutationKey = getHandOverTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handOverTicket>>, HandOverTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  handOverTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandOverTicketMutationResult = NonNullable<Awaited<ReturnType<typeof handOverTicket>>>
    export type HandOverTicketMutationBody = HandOverTicketRequest
    export type HandOverTicketMutationError = ErrorType<FaultResponse>
    export type HandOverTicketMutationVariables = {number: string;data: HandOverTicketRequest;headers: HandOverTicketHeaders}

    /**
 * @summary Hand a ticket over to a colleague
 */
export const useHandOverTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverTicket>>, TError,HandOverTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handOverTicket>>,
        TError,
        HandOverTicketMutationVariables,
        TContext
      > => {
      return useMutation(getHandOverTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Decide an appeal
 */
export const decideTicket = (
    number: string,
    decideTicketRequest: DecideTicketRequest,
    headers: DecideTicketHeaders,
 signal?: AbortSignal
) => {


      return http<DecideTicket200>(
      {url: `/tickets/${number}/decide`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: decideTicketRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDecideTicketMutationKey = () => ['decideTicket'] as const;

export const getDecideTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideTicket>>, TError,DecideTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof decideTicket>>, TError,DecideTicketMutationVariables, TContext> => {

const mutationKey = getDecideTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideTicket>>, DecideTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  decideTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideTicketMutationResult = NonNullable<Awaited<ReturnType<typeof decideTicket>>>
    export type DecideTicketMutationBody = DecideTicketRequest
    export type DecideTicketMutationError = ErrorType<FaultResponse>
    export type DecideTicketMutationVariables = {number: string;data: DecideTicketRequest;headers: DecideTicketHeaders}

    /**
 * @summary Decide an appeal
 */
export const useDecideTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideTicket>>, TError,DecideTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideTicket>>,
        TError,
        DecideTicketMutationVariables,
        TContext
      > => {
      return useMutation(getDecideTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Merge a ticket into another of the member
 */
export const mergeTicket = (
    number: string,
    mergeTicketRequest: MergeTicketRequest,
    headers: MergeTicketHeaders,
 signal?: AbortSignal
) => {


      return http<MergeTicket200>(
      {url: `/tickets/${number}/merge`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: mergeTicketRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMergeTicketMutationKey = () => ['mergeTicket'] as const;

export const getMergeTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeTicket>>, TError,MergeTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof mergeTicket>>, TError,MergeTicketMutationVariables, TContext> => {

const mutationKey = getMergeTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeTicket>>, MergeTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  mergeTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeTicketMutationResult = NonNullable<Awaited<ReturnType<typeof mergeTicket>>>
    export type MergeTicketMutationBody = MergeTicketRequest
    export type MergeTicketMutationError = ErrorType<FaultResponse>
    export type MergeTicketMutationVariables = {number: string;data: MergeTicketRequest;headers: MergeTicketHeaders}

    /**
 * @summary Merge a ticket into another of the member
 */
export const useMergeTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeTicket>>, TError,MergeTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeTicket>>,
        TError,
        MergeTicketMutationVariables,
        TContext
      > => {
      return useMutation(getMergeTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary Separate a merged ticket again
 */
export const separateTicket = (
    number: string,
    plainActRequest: PlainActRequest,
    headers: SeparateTicketHeaders,
 signal?: AbortSignal
) => {


      return http<SeparateTicket200>(
      {url: `/tickets/${number}/separate`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSeparateTicketMutationKey = () => ['separateTicket'] as const;

export const getSeparateTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof separateTicket>>, TError,SeparateTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof separateTicket>>, TError,SeparateTicketMutationVariables, TContext> => {

const mutationKey = getSeparateTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof separateTicket>>, SeparateTicketMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  separateTicket(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SeparateTicketMutationResult = NonNullable<Awaited<ReturnType<typeof separateTicket>>>
    export type SeparateTicketMutationBody = PlainActRequest
    export type SeparateTicketMutationError = ErrorType<FaultResponse>
    export type SeparateTicketMutationVariables = {number: string;data: PlainActRequest;headers: SeparateTicketHeaders}

    /**
 * @summary Separate a merged ticket again
 */
export const useSeparateTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof separateTicket>>, TError,SeparateTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof separateTicket>>,
        TError,
        SeparateTicketMutationVariables,
        TContext
      > => {
      return useMutation(getSeparateTicketMutationOptions(options), queryClient);
    }
    /**
 * @summary List canned answers
 */
export const listCannedAnswers = (

 signal?: AbortSignal
) => {


      return http<ListCannedAnswers200>(
      {url: `/canned-answers`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCannedAnswersQueryKey = () => {
    return [
    `/canned-answers`
    ] as const;
    }


export const getListCannedAnswersQueryOptions = <TData = Awaited<ReturnType<typeof listCannedAnswers>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCannedAnswers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCannedAnswersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCannedAnswers>>> = ({ signal }) => listCannedAnswers(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCannedAnswers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCannedAnswersQueryResult = NonNullable<Awaited<ReturnType<typeof listCannedAnswers>>>
export type ListCannedAnswersQueryError = ErrorType<FaultResponse>


export function useListCannedAnswers<TData = Awaited<ReturnType<typeof listCannedAnswers>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCannedAnswers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCannedAnswers>>,
          TError,
          Awaited<ReturnType<typeof listCannedAnswers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCannedAnswers<TData = Awaited<ReturnType<typeof listCannedAnswers>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCannedAnswers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCannedAnswers>>,
          TError,
          Awaited<ReturnType<typeof listCannedAnswers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCannedAnswers<TData = Awaited<ReturnType<typeof listCannedAnswers>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCannedAnswers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List canned answers
 */

export function useListCannedAnswers<TData = Awaited<ReturnType<typeof listCannedAnswers>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCannedAnswers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCannedAnswersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without `id` it makes one.
 * @summary Make or change a canned answer
 */
export const saveCannedAnswer = (
    saveCannedAnswerRequest: SaveCannedAnswerRequest,
    headers: SaveCannedAnswerHeaders,
 signal?: AbortSignal
) => {


      return http<SaveCannedAnswer200>(
      {url: `/canned-answers`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: saveCannedAnswerRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSaveCannedAnswerMutationKey = () => ['saveCannedAnswer'] as const;

export const getSaveCannedAnswerMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCannedAnswer>>, TError,SaveCannedAnswerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveCannedAnswer>>, TError,SaveCannedAnswerMutationVariables, TContext> => {

const mutationKey = getSaveCannedAnswerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCannedAnswer>>, SaveCannedAnswerMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  saveCannedAnswer(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveCannedAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof saveCannedAnswer>>>
    export type SaveCannedAnswerMutationBody = SaveCannedAnswerRequest
    export type SaveCannedAnswerMutationError = ErrorType<FaultResponse>
    export type SaveCannedAnswerMutationVariables = {data: SaveCannedAnswerRequest;headers: SaveCannedAnswerHeaders}

    /**
 * @summary Make or change a canned answer
 */
export const useSaveCannedAnswer = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCannedAnswer>>, TError,SaveCannedAnswerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCannedAnswer>>,
        TError,
        SaveCannedAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getSaveCannedAnswerMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove a canned answer
 */
export const removeCannedAnswer = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RemoveCannedAnswerHeaders,
 signal?: AbortSignal
) => {


      return http<RemoveCannedAnswer200>(
      {url: `/canned-answers/${id}/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveCannedAnswerMutationKey = () => ['removeCannedAnswer'] as const;

export const getRemoveCannedAnswerMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCannedAnswer>>, TError,RemoveCannedAnswerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeCannedAnswer>>, TError,RemoveCannedAnswerMutationVariables, TContext> => {

const mutationKey = getRemoveCannedAnswerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCannedAnswer>>, RemoveCannedAnswerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  removeCannedAnswer(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveCannedAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof removeCannedAnswer>>>
    export type RemoveCannedAnswerMutationBody = PlainActRequest
    export type RemoveCannedAnswerMutationError = ErrorType<FaultResponse>
    export type RemoveCannedAnswerMutationVariables = {id: Id;data: PlainActRequest;headers: RemoveCannedAnswerHeaders}

    /**
 * @summary Remove a canned answer
 */
export const useRemoveCannedAnswer = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCannedAnswer>>, TError,RemoveCannedAnswerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCannedAnswer>>,
        TError,
        RemoveCannedAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCannedAnswerMutationOptions(options), queryClient);
    }
