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
  EnterByOpenLink200,
  EnterFromAgent200,
  FaultResponse,
  GetKeyEnd200,
  GetKeySession200,
  GetPartnerVisit200,
  Id,
  IssueStartTicket200,
  OpenEntryRequest,
  ReportReturn200,
  ReturnReport,
  SaveKeyDraftAnswers200,
  SaveKeyPage200,
  StartTicketRequest,
  SubmitKeySurvey200,
  SubmitKeySurveyHeaders,
  SurveyDraftAnswers,
  SurveyFault,
  SurveyKey,
  SurveyPageAnswers,
  TakeStartTicket200,
  TakeTicketRequest
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
 * Send the query that the page was opened with, unchanged. The server stores it first, and acts on it only if the
 * supplier's signature is right. A repeated or forged report changes nothing. Refuses with NOT_FOUND when the
 * address names no supplier.
 * @summary Report a browser that comes back from a supplier
 */
export const reportReturn = (
    returnReport: BodyType<ReturnReport>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReportReturn200>(
      {url: `/v1/process/returns`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: returnReport, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReportReturnMutationKey = () => ['reportReturn'] as const;

export const getReportReturnMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportReturn>>, TError,ReportReturnMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportReturn>>, TError,ReportReturnMutationVariables, TContext> => {

const mutationKey = getReportReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportReturn>>, ReportReturnMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportReturn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportReturnMutationResult = NonNullable<Awaited<ReturnType<typeof reportReturn>>>
    export type ReportReturnMutationBody = BodyType<ReturnReport>
    export type ReportReturnMutationError = ErrorType<FaultResponse>
    export type ReportReturnMutationVariables = {data: BodyType<ReturnReport>}

    /**
 * @summary Report a browser that comes back from a supplier
 */
export const useReportReturn = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportReturn>>, TError,ReportReturnMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportReturn>>,
        TError,
        ReportReturnMutationVariables,
        TContext
      > => {
      return useMutation(getReportReturnMutationOptions(options), queryClient);
    }
    /**
 * Refuses another member's visit with NOT_FOUND.
 * @summary Read the state of a member's visit to a supplier
 */
export const getPartnerVisit = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetPartnerVisit200>(
      {url: `/v1/process/visits/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPartnerVisitQueryKey = (id: Id,) => {
    return [
    `/v1/process/visits/${id}`
    ] as const;
    }


export const getGetPartnerVisitQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerVisit>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerVisit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerVisitQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerVisit>>> = ({ signal }) => getPartnerVisit(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerVisit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerVisitQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerVisit>>>
export type GetPartnerVisitQueryError = ErrorType<FaultResponse>


export function useGetPartnerVisit<TData = Awaited<ReturnType<typeof getPartnerVisit>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerVisit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerVisit>>,
          TError,
          Awaited<ReturnType<typeof getPartnerVisit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerVisit<TData = Awaited<ReturnType<typeof getPartnerVisit>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerVisit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerVisit>>,
          TError,
          Awaited<ReturnType<typeof getPartnerVisit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerVisit<TData = Awaited<ReturnType<typeof getPartnerVisit>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerVisit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the state of a member's visit to a supplier
 */

export function useGetPartnerVisit<TData = Awaited<ReturnType<typeof getPartnerVisit>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerVisit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerVisitQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Send the query of the agent's signed link: `aid`, `tid`, `uid`, `ts`, up to five pass-through values `p1` to `p5`,
 * and `sig` over all of them. The same `uid` is the same person, who takes part once.
 * @summary Start a task for an agent's person, without an account
 */
export const enterFromAgent = (
    returnReport: BodyType<ReturnReport>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnterFromAgent200>(
      {url: `/v1/process/agent-entries`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: returnReport, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEnterFromAgentMutationKey = () => ['enterFromAgent'] as const;

export const getEnterFromAgentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterFromAgent>>, TError,EnterFromAgentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof enterFromAgent>>, TError,EnterFromAgentMutationVariables, TContext> => {

const mutationKey = getEnterFromAgentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterFromAgent>>, EnterFromAgentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  enterFromAgent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnterFromAgentMutationResult = NonNullable<Awaited<ReturnType<typeof enterFromAgent>>>
    export type EnterFromAgentMutationBody = BodyType<ReturnReport>
    export type EnterFromAgentMutationError = ErrorType<FaultResponse>
    export type EnterFromAgentMutationVariables = {data: BodyType<ReturnReport>}

    /**
 * @summary Start a task for an agent's person, without an account
 */
export const useEnterFromAgent = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterFromAgent>>, TError,EnterFromAgentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterFromAgent>>,
        TError,
        EnterFromAgentMutationVariables,
        TContext
      > => {
      return useMutation(getEnterFromAgentMutationOptions(options), queryClient);
    }
    /**
 * Each browser counts as one person.
 * @summary Start a task by an open link, without an account
 */
export const enterByOpenLink = (
    openEntryRequest: BodyType<OpenEntryRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnterByOpenLink200>(
      {url: `/v1/process/open-entries`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: openEntryRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEnterByOpenLinkMutationKey = () => ['enterByOpenLink'] as const;

export const getEnterByOpenLinkMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterByOpenLink>>, TError,EnterByOpenLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof enterByOpenLink>>, TError,EnterByOpenLinkMutationVariables, TContext> => {

const mutationKey = getEnterByOpenLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterByOpenLink>>, EnterByOpenLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  enterByOpenLink(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnterByOpenLinkMutationResult = NonNullable<Awaited<ReturnType<typeof enterByOpenLink>>>
    export type EnterByOpenLinkMutationBody = BodyType<OpenEntryRequest>
    export type EnterByOpenLinkMutationError = ErrorType<FaultResponse>
    export type EnterByOpenLinkMutationVariables = {data: BodyType<OpenEntryRequest>}

    /**
 * @summary Start a task by an open link, without an account
 */
export const useEnterByOpenLink = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterByOpenLink>>, TError,EnterByOpenLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterByOpenLink>>,
        TError,
        EnterByOpenLinkMutationVariables,
        TContext
      > => {
      return useMutation(getEnterByOpenLinkMutationOptions(options), queryClient);
    }
    /**
 * The ticket starts one task as this member, once, within five minutes, without a cookie.
 * @summary Get a one-time ticket for the mini program's web view
 */
export const issueStartTicket = (
    startTicketRequest: BodyType<StartTicketRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IssueStartTicket200>(
      {url: `/v1/process/tickets`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: startTicketRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getIssueStartTicketMutationKey = () => ['issueStartTicket'] as const;

export const getIssueStartTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueStartTicket>>, TError,IssueStartTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof issueStartTicket>>, TError,IssueStartTicketMutationVariables, TContext> => {

const mutationKey = getIssueStartTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof issueStartTicket>>, IssueStartTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  issueStartTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type IssueStartTicketMutationResult = NonNullable<Awaited<ReturnType<typeof issueStartTicket>>>
    export type IssueStartTicketMutationBody = BodyType<StartTicketRequest>
    export type IssueStartTicketMutationError = ErrorType<FaultResponse>
    export type IssueStartTicketMutationVariables = {data: BodyType<StartTicketRequest>}

    /**
 * @summary Get a one-time ticket for the mini program's web view
 */
export const useIssueStartTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueStartTicket>>, TError,IssueStartTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof issueStartTicket>>,
        TError,
        IssueStartTicketMutationVariables,
        TContext
      > => {
      return useMutation(getIssueStartTicketMutationOptions(options), queryClient);
    }
    /**
 * Uses the ticket up, even when the start is refused. Refuses a used or expired ticket with PARTNER_LINK_EXPIRED;
 * otherwise refuses as `startParticipation` does.
 * @summary Start the task of a ticket
 */
export const takeStartTicket = (
    takeTicketRequest: BodyType<TakeTicketRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeStartTicket200>(
      {url: `/v1/process/tickets/take`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: takeTicketRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTakeStartTicketMutationKey = () => ['takeStartTicket'] as const;

export const getTakeStartTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeStartTicket>>, TError,TakeStartTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof takeStartTicket>>, TError,TakeStartTicketMutationVariables, TContext> => {

const mutationKey = getTakeStartTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeStartTicket>>, TakeStartTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  takeStartTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeStartTicketMutationResult = NonNullable<Awaited<ReturnType<typeof takeStartTicket>>>
    export type TakeStartTicketMutationBody = BodyType<TakeTicketRequest>
    export type TakeStartTicketMutationError = ErrorType<FaultResponse>
    export type TakeStartTicketMutationVariables = {data: BodyType<TakeTicketRequest>}

    /**
 * @summary Start the task of a ticket
 */
export const useTakeStartTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeStartTicket>>, TError,TakeStartTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeStartTicket>>,
        TError,
        TakeStartTicketMutationVariables,
        TContext
      > => {
      return useMutation(getTakeStartTicketMutationOptions(options), queryClient);
    }
    /**
 * The same as `getSurveySession`, for people without an account or without cookies.
 * @summary Read the questionnaire that a key opens
 */
export const getKeySession = (
    key: SurveyKey,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetKeySession200>(
      {url: `/v1/process/keys/${encodeURIComponent(String(key))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetKeySessionQueryKey = (key: SurveyKey,) => {
    return [
    `/v1/process/keys/${key}`
    ] as const;
    }


export const getGetKeySessionQueryOptions = <TData = Awaited<ReturnType<typeof getKeySession>>, TError = ErrorType<FaultResponse>>(key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKeySessionQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKeySession>>> = ({ signal }) => getKeySession(key, requestOptions, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKeySession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKeySessionQueryResult = NonNullable<Awaited<ReturnType<typeof getKeySession>>>
export type GetKeySessionQueryError = ErrorType<FaultResponse>


export function useGetKeySession<TData = Awaited<ReturnType<typeof getKeySession>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeySession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKeySession>>,
          TError,
          Awaited<ReturnType<typeof getKeySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKeySession<TData = Awaited<ReturnType<typeof getKeySession>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeySession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKeySession>>,
          TError,
          Awaited<ReturnType<typeof getKeySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKeySession<TData = Awaited<ReturnType<typeof getKeySession>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the questionnaire that a key opens
 */

export function useGetKeySession<TData = Awaited<ReturnType<typeof getKeySession>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKeySessionQueryOptions(key,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As `saveDraftAnswers`.
 * @summary Store answers of an unfinished page of what a key opens
 */
export const saveKeyDraftAnswers = (
    key: SurveyKey,
    surveyDraftAnswers: BodyType<SurveyDraftAnswers>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveKeyDraftAnswers200>(
      {url: `/v1/process/keys/${encodeURIComponent(String(key))}/drafts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: surveyDraftAnswers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveKeyDraftAnswersMutationKey = () => ['saveKeyDraftAnswers'] as const;

export const getSaveKeyDraftAnswersMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveKeyDraftAnswers>>, TError,SaveKeyDraftAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveKeyDraftAnswers>>, TError,SaveKeyDraftAnswersMutationVariables, TContext> => {

const mutationKey = getSaveKeyDraftAnswersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveKeyDraftAnswers>>, SaveKeyDraftAnswersMutationVariables> = (props) => {
          const {key,data} = props ?? {};

          return  saveKeyDraftAnswers(key,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveKeyDraftAnswersMutationResult = NonNullable<Awaited<ReturnType<typeof saveKeyDraftAnswers>>>
    export type SaveKeyDraftAnswersMutationBody = BodyType<SurveyDraftAnswers>
    export type SaveKeyDraftAnswersMutationError = ErrorType<SurveyFault>
    export type SaveKeyDraftAnswersMutationVariables = {key: SurveyKey;data: BodyType<SurveyDraftAnswers>}

    /**
 * @summary Store answers of an unfinished page of what a key opens
 */
export const useSaveKeyDraftAnswers = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveKeyDraftAnswers>>, TError,SaveKeyDraftAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveKeyDraftAnswers>>,
        TError,
        SaveKeyDraftAnswersMutationVariables,
        TContext
      > => {
      return useMutation(getSaveKeyDraftAnswersMutationOptions(options), queryClient);
    }
    /**
 * The same as `saveSurveyPage`.
 * @summary Save a page of the questionnaire that a key opens
 */
export const saveKeyPage = (
    key: SurveyKey,
    surveyPageAnswers: BodyType<SurveyPageAnswers>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveKeyPage200>(
      {url: `/v1/process/keys/${encodeURIComponent(String(key))}/pages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: surveyPageAnswers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveKeyPageMutationKey = () => ['saveKeyPage'] as const;

export const getSaveKeyPageMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveKeyPage>>, TError,SaveKeyPageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveKeyPage>>, TError,SaveKeyPageMutationVariables, TContext> => {

const mutationKey = getSaveKeyPageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveKeyPage>>, SaveKeyPageMutationVariables> = (props) => {
          const {key,data} = props ?? {};

          return  saveKeyPage(key,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveKeyPageMutationResult = NonNullable<Awaited<ReturnType<typeof saveKeyPage>>>
    export type SaveKeyPageMutationBody = BodyType<SurveyPageAnswers>
    export type SaveKeyPageMutationError = ErrorType<SurveyFault>
    export type SaveKeyPageMutationVariables = {key: SurveyKey;data: BodyType<SurveyPageAnswers>}

    /**
 * @summary Save a page of the questionnaire that a key opens
 */
export const useSaveKeyPage = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveKeyPage>>, TError,SaveKeyPageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveKeyPage>>,
        TError,
        SaveKeyPageMutationVariables,
        TContext
      > => {
      return useMutation(getSaveKeyPageMutationOptions(options), queryClient);
    }
    /**
 * The same as `submitSurvey`.
 * @summary Submit the questionnaire that a key opens
 */
export const submitKeySurvey = (
    key: SurveyKey,
    surveyPageAnswers: BodyType<SurveyPageAnswers>,
    headers: SubmitKeySurveyHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubmitKeySurvey200>(
      {url: `/v1/process/keys/${encodeURIComponent(String(key))}/submit`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: surveyPageAnswers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitKeySurveyMutationKey = () => ['submitKeySurvey'] as const;

export const getSubmitKeySurveyMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitKeySurvey>>, TError,SubmitKeySurveyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitKeySurvey>>, TError,SubmitKeySurveyMutationVariables, TContext> => {

const mutationKey = getSubmitKeySurveyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitKeySurvey>>, SubmitKeySurveyMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  submitKeySurvey(key,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitKeySurveyMutationResult = NonNullable<Awaited<ReturnType<typeof submitKeySurvey>>>
    export type SubmitKeySurveyMutationBody = BodyType<SurveyPageAnswers>
    export type SubmitKeySurveyMutationError = ErrorType<SurveyFault>
    export type SubmitKeySurveyMutationVariables = {key: SurveyKey;data: BodyType<SurveyPageAnswers>;headers: SubmitKeySurveyHeaders}

    /**
 * @summary Submit the questionnaire that a key opens
 */
export const useSubmitKeySurvey = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitKeySurvey>>, TError,SubmitKeySurveyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitKeySurvey>>,
        TError,
        SubmitKeySurveyMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitKeySurveyMutationOptions(options), queryClient);
    }
    /**
 * @summary How the participation of a key ended, and where to go next
 */
export const getKeyEnd = (
    key: SurveyKey,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetKeyEnd200>(
      {url: `/v1/process/keys/${encodeURIComponent(String(key))}/end`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetKeyEndQueryKey = (key: SurveyKey,) => {
    return [
    `/v1/process/keys/${key}/end`
    ] as const;
    }


export const getGetKeyEndQueryOptions = <TData = Awaited<ReturnType<typeof getKeyEnd>>, TError = ErrorType<FaultResponse>>(key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeyEnd>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKeyEndQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKeyEnd>>> = ({ signal }) => getKeyEnd(key, requestOptions, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKeyEnd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKeyEndQueryResult = NonNullable<Awaited<ReturnType<typeof getKeyEnd>>>
export type GetKeyEndQueryError = ErrorType<FaultResponse>


export function useGetKeyEnd<TData = Awaited<ReturnType<typeof getKeyEnd>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeyEnd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKeyEnd>>,
          TError,
          Awaited<ReturnType<typeof getKeyEnd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKeyEnd<TData = Awaited<ReturnType<typeof getKeyEnd>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeyEnd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKeyEnd>>,
          TError,
          Awaited<ReturnType<typeof getKeyEnd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKeyEnd<TData = Awaited<ReturnType<typeof getKeyEnd>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeyEnd>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the participation of a key ended, and where to go next
 */

export function useGetKeyEnd<TData = Awaited<ReturnType<typeof getKeyEnd>>, TError = ErrorType<FaultResponse>>(
 key: SurveyKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKeyEnd>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKeyEndQueryOptions(key,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






