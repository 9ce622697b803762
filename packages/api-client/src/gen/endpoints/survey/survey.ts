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
  AgreeAttributeConsent200,
  AttributeConsentRequest,
  AttributeSurveyRequest,
  FaultResponse,
  GetAttributeSurvey200,
  GetAttributeSurveyCheck200,
  GetSurveyResult200,
  GetSurveySession200,
  Id,
  ListQuestions200,
  ListQuestionsParams,
  ParticipationRequest,
  SaveDraftAnswers200,
  SaveSurveyPage200,
  StartParticipation200,
  SubmitAttributeSurvey200,
  SubmitAttributeSurveyHeaders,
  SubmitSurvey200,
  SubmitSurveyHeaders,
  SurveyDraftAnswers,
  SurveyFault,
  SurveyPageAnswers
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
 * Code 200 when it is finished. Code 5629 when it isn't: this is a result too, and names the missing sections.
 * @summary Check whether the attribute questionnaire is finished
 */
export const getAttributeSurveyCheck = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetAttributeSurveyCheck200>(
      {url: `/v1/users/survey/check`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAttributeSurveyCheckQueryKey = () => {
    return [
    `/v1/users/survey/check`
    ] as const;
    }


export const getGetAttributeSurveyCheckQueryOptions = <TData = Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAttributeSurveyCheckQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAttributeSurveyCheck>>> = ({ signal }) => getAttributeSurveyCheck(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAttributeSurveyCheckQueryResult = NonNullable<Awaited<ReturnType<typeof getAttributeSurveyCheck>>>
export type GetAttributeSurveyCheckQueryError = ErrorType<FaultResponse>


export function useGetAttributeSurveyCheck<TData = Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAttributeSurveyCheck>>,
          TError,
          Awaited<ReturnType<typeof getAttributeSurveyCheck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAttributeSurveyCheck<TData = Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAttributeSurveyCheck>>,
          TError,
          Awaited<ReturnType<typeof getAttributeSurveyCheck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAttributeSurveyCheck<TData = Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether the attribute questionnaire is finished
 */

export function useGetAttributeSurveyCheck<TData = Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurveyCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAttributeSurveyCheckQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the attribute questionnaire with the member's answers
 */
export const getAttributeSurvey = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetAttributeSurvey200>(
      {url: `/v1/users/survey/basic`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAttributeSurveyQueryKey = () => {
    return [
    `/v1/users/survey/basic`
    ] as const;
    }


export const getGetAttributeSurveyQueryOptions = <TData = Awaited<ReturnType<typeof getAttributeSurvey>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurvey>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAttributeSurveyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAttributeSurvey>>> = ({ signal }) => getAttributeSurvey(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurvey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAttributeSurveyQueryResult = NonNullable<Awaited<ReturnType<typeof getAttributeSurvey>>>
export type GetAttributeSurveyQueryError = ErrorType<FaultResponse>


export function useGetAttributeSurvey<TData = Awaited<ReturnType<typeof getAttributeSurvey>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurvey>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAttributeSurvey>>,
          TError,
          Awaited<ReturnType<typeof getAttributeSurvey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAttributeSurvey<TData = Awaited<ReturnType<typeof getAttributeSurvey>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurvey>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAttributeSurvey>>,
          TError,
          Awaited<ReturnType<typeof getAttributeSurvey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAttributeSurvey<TData = Awaited<ReturnType<typeof getAttributeSurvey>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurvey>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the attribute questionnaire with the member's answers
 */

export function useGetAttributeSurvey<TData = Awaited<ReturnType<typeof getAttributeSurvey>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttributeSurvey>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAttributeSurveyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sections can be changed at any time. Finishing all of them for the first time pays, so the call takes an
 * idempotency key. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage, ANSWER_OUTDATED carries
 * SurveyCurrentAnswers. Refuses a sensitive answer without the separate consent with CONSENT_REQUIRED; 不想回答 needs
 * none.
 * @summary Save one section of the attribute questionnaire
 */
export const submitAttributeSurvey = (
    attributeSurveyRequest: BodyType<AttributeSurveyRequest>,
    headers: SubmitAttributeSurveyHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubmitAttributeSurvey200>(
      {url: `/v1/users/survey/basic`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: attributeSurveyRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitAttributeSurveyMutationKey = () => ['submitAttributeSurvey'] as const;

export const getSubmitAttributeSurveyMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitAttributeSurvey>>, TError,SubmitAttributeSurveyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitAttributeSurvey>>, TError,SubmitAttributeSurveyMutationVariables, TContext> => {

const mutationKey = getSubmitAttributeSurveyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitAttributeSurvey>>, SubmitAttributeSurveyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  submitAttributeSurvey(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitAttributeSurveyMutationResult = NonNullable<Awaited<ReturnType<typeof submitAttributeSurvey>>>
    export type SubmitAttributeSurveyMutationBody = BodyType<AttributeSurveyRequest>
    export type SubmitAttributeSurveyMutationError = ErrorType<SurveyFault>
    export type SubmitAttributeSurveyMutationVariables = {data: BodyType<AttributeSurveyRequest>;headers: SubmitAttributeSurveyHeaders}

    /**
 * @summary Save one section of the attribute questionnaire
 */
export const useSubmitAttributeSurvey = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitAttributeSurvey>>, TError,SubmitAttributeSurveyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitAttributeSurvey>>,
        TError,
        SubmitAttributeSurveyMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitAttributeSurveyMutationOptions(options), queryClient);
    }
    /**
 * Records version and time. Agreeing again changes nothing. Refuses a version that isn't the current one with
 * AGREEMENT_REQUIRED.
 * @summary Agree to the storing of sensitive attributes
 */
export const agreeAttributeConsent = (
    attributeConsentRequest: BodyType<AttributeConsentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreeAttributeConsent200>(
      {url: `/v1/users/survey/consent`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attributeConsentRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAgreeAttributeConsentMutationKey = () => ['agreeAttributeConsent'] as const;

export const getAgreeAttributeConsentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeAttributeConsent>>, TError,AgreeAttributeConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof agreeAttributeConsent>>, TError,AgreeAttributeConsentMutationVariables, TContext> => {

const mutationKey = getAgreeAttributeConsentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof agreeAttributeConsent>>, AgreeAttributeConsentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  agreeAttributeConsent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AgreeAttributeConsentMutationResult = NonNullable<Awaited<ReturnType<typeof agreeAttributeConsent>>>
    export type AgreeAttributeConsentMutationBody = BodyType<AttributeConsentRequest>
    export type AgreeAttributeConsentMutationError = ErrorType<FaultResponse>
    export type AgreeAttributeConsentMutationVariables = {data: BodyType<AttributeConsentRequest>}

    /**
 * @summary Agree to the storing of sensitive attributes
 */
export const useAgreeAttributeConsent = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeAttributeConsent>>, TError,AgreeAttributeConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof agreeAttributeConsent>>,
        TError,
        AgreeAttributeConsentMutationVariables,
        TContext
      > => {
      return useMutation(getAgreeAttributeConsentMutationOptions(options), queryClient);
    }
    /**
 * For pages that ask a few questions without the survey runner.
 * @summary List the questions of a short questionnaire in plain form
 */
export const listQuestions = (
    params: ListQuestionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListQuestions200>(
      {url: `/v1/questions`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListQuestionsQueryKey = (params?: ListQuestionsParams,) => {
    return [
    `/v1/questions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<FaultResponse>>(params: ListQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuestions>>> = ({ signal }) => listQuestions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listQuestions>>>
export type ListQuestionsQueryError = ErrorType<FaultResponse>


export function useListQuestions<TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<FaultResponse>>(
 params: ListQuestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuestions>>,
          TError,
          Awaited<ReturnType<typeof listQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestions<TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<FaultResponse>>(
 params: ListQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuestions>>,
          TError,
          Awaited<ReturnType<typeof listQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestions<TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<FaultResponse>>(
 params: ListQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the questions of a short questionnaire in plain form
 */

export function useListQuestions<TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<FaultResponse>>(
 params: ListQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Starting an open participation again answers the same participation. Moves no value, so it takes no idempotency
 * key. ALREADY_JOINED carries TaskOwnResult. A refused network, browser or city ends the participation at once (kind
 * `ended`).
 * @summary Start a task, or continue it
 */
export const startParticipation = (
    participationRequest: BodyType<ParticipationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StartParticipation200>(
      {url: `/v1/process/participations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: participationRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getStartParticipationMutationKey = () => ['startParticipation'] as const;

export const getStartParticipationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startParticipation>>, TError,StartParticipationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startParticipation>>, TError,StartParticipationMutationVariables, TContext> => {

const mutationKey = getStartParticipationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startParticipation>>, StartParticipationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startParticipation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartParticipationMutationResult = NonNullable<Awaited<ReturnType<typeof startParticipation>>>
    export type StartParticipationMutationBody = BodyType<ParticipationRequest>
    export type StartParticipationMutationError = ErrorType<FaultResponse>
    export type StartParticipationMutationVariables = {data: BodyType<ParticipationRequest>}

    /**
 * @summary Start a task, or continue it
 */
export const useStartParticipation = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startParticipation>>, TError,StartParticipationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startParticipation>>,
        TError,
        StartParticipationMutationVariables,
        TContext
      > => {
      return useMutation(getStartParticipationMutationOptions(options), queryClient);
    }
    /**
 * Refuses another member's session with NOT_FOUND.
 * @summary Read the questionnaire, the answers so far and the page to continue with
 */
export const getSurveySession = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetSurveySession200>(
      {url: `/v1/process/sessions/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSurveySessionQueryKey = (id: Id,) => {
    return [
    `/v1/process/sessions/${id}`
    ] as const;
    }


export const getGetSurveySessionQueryOptions = <TData = Awaited<ReturnType<typeof getSurveySession>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSurveySessionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSurveySession>>> = ({ signal }) => getSurveySession(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSurveySession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSurveySessionQueryResult = NonNullable<Awaited<ReturnType<typeof getSurveySession>>>
export type GetSurveySessionQueryError = ErrorType<FaultResponse>


export function useGetSurveySession<TData = Awaited<ReturnType<typeof getSurveySession>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveySession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSurveySession>>,
          TError,
          Awaited<ReturnType<typeof getSurveySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSurveySession<TData = Awaited<ReturnType<typeof getSurveySession>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveySession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSurveySession>>,
          TError,
          Awaited<ReturnType<typeof getSurveySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSurveySession<TData = Awaited<ReturnType<typeof getSurveySession>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the questionnaire, the answers so far and the page to continue with
 */

export function useGetSurveySession<TData = Awaited<ReturnType<typeof getSurveySession>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSurveySessionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Called within 2 seconds of each answer, so that another device shows it. Drafts are not evaluated; `saveSurveyPage`
 * confirms them. A question that was answered later by another device keeps that answer: the outcome names it in
 * `newer`. Sending the same drafts again changes nothing. Refusals carry what those of `saveSurveyPage` do;
 * ANSWER_OUTDATED means that a page was saved meanwhile.
 * @summary Store answers of a page that is not finished yet
 */
export const saveDraftAnswers = (
    id: Id,
    surveyDraftAnswers: BodyType<SurveyDraftAnswers>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveDraftAnswers200>(
      {url: `/v1/process/sessions/${encodeURIComponent(String(id))}/drafts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: surveyDraftAnswers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveDraftAnswersMutationKey = () => ['saveDraftAnswers'] as const;

export const getSaveDraftAnswersMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveDraftAnswers>>, TError,SaveDraftAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveDraftAnswers>>, TError,SaveDraftAnswersMutationVariables, TContext> => {

const mutationKey = getSaveDraftAnswersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveDraftAnswers>>, SaveDraftAnswersMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveDraftAnswers(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveDraftAnswersMutationResult = NonNullable<Awaited<ReturnType<typeof saveDraftAnswers>>>
    export type SaveDraftAnswersMutationBody = BodyType<SurveyDraftAnswers>
    export type SaveDraftAnswersMutationError = ErrorType<SurveyFault>
    export type SaveDraftAnswersMutationVariables = {id: Id;data: BodyType<SurveyDraftAnswers>}

    /**
 * @summary Store answers of a page that is not finished yet
 */
export const useSaveDraftAnswers = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveDraftAnswers>>, TError,SaveDraftAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveDraftAnswers>>,
        TError,
        SaveDraftAnswersMutationVariables,
        TContext
      > => {
      return useMutation(getSaveDraftAnswersMutationOptions(options), queryClient);
    }
    /**
 * The server evaluates the page and answers the next page, or that the participation ended here. Sending the same
 * save again answers the same. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage; ANSWER_OUTDATED and
 * PAGE_OUT_OF_ORDER carry SurveyCurrentAnswers; PARTICIPATION_ENDED carries SurveyOutcome.
 * @summary Save the answers of one page
 */
export const saveSurveyPage = (
    id: Id,
    surveyPageAnswers: BodyType<SurveyPageAnswers>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveSurveyPage200>(
      {url: `/v1/process/sessions/${encodeURIComponent(String(id))}/pages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: surveyPageAnswers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveSurveyPageMutationKey = () => ['saveSurveyPage'] as const;

export const getSaveSurveyPageMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSurveyPage>>, TError,SaveSurveyPageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSurveyPage>>, TError,SaveSurveyPageMutationVariables, TContext> => {

const mutationKey = getSaveSurveyPageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSurveyPage>>, SaveSurveyPageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveSurveyPage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSurveyPageMutationResult = NonNullable<Awaited<ReturnType<typeof saveSurveyPage>>>
    export type SaveSurveyPageMutationBody = BodyType<SurveyPageAnswers>
    export type SaveSurveyPageMutationError = ErrorType<SurveyFault>
    export type SaveSurveyPageMutationVariables = {id: Id;data: BodyType<SurveyPageAnswers>}

    /**
 * @summary Save the answers of one page
 */
export const useSaveSurveyPage = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSurveyPage>>, TError,SaveSurveyPageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSurveyPage>>,
        TError,
        SaveSurveyPageMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSurveyPageMutationOptions(options), queryClient);
    }
    /**
 * All answers are evaluated again. Result and reward are stored together, once. Refusals carry the same data as
 * those of `saveSurveyPage`.
 * @summary Submit the last page and end the participation
 */
export const submitSurvey = (
    id: Id,
    surveyPageAnswers: BodyType<SurveyPageAnswers>,
    headers: SubmitSurveyHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubmitSurvey200>(
      {url: `/v1/process/sessions/${encodeURIComponent(String(id))}/submit`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: surveyPageAnswers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitSurveyMutationKey = () => ['submitSurvey'] as const;

export const getSubmitSurveyMutationOptions = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitSurvey>>, TError,SubmitSurveyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitSurvey>>, TError,SubmitSurveyMutationVariables, TContext> => {

const mutationKey = getSubmitSurveyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitSurvey>>, SubmitSurveyMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  submitSurvey(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitSurveyMutationResult = NonNullable<Awaited<ReturnType<typeof submitSurvey>>>
    export type SubmitSurveyMutationBody = BodyType<SurveyPageAnswers>
    export type SubmitSurveyMutationError = ErrorType<SurveyFault>
    export type SubmitSurveyMutationVariables = {id: Id;data: BodyType<SurveyPageAnswers>;headers: SubmitSurveyHeaders}

    /**
 * @summary Submit the last page and end the participation
 */
export const useSubmitSurvey = <TError = ErrorType<SurveyFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitSurvey>>, TError,SubmitSurveyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitSurvey>>,
        TError,
        SubmitSurveyMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitSurveyMutationOptions(options), queryClient);
    }
    /**
 * Refuses another member's result with NOT_FOUND.
 * @summary Read how a participation ended and what it earned
 */
export const getSurveyResult = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetSurveyResult200>(
      {url: `/v1/process/results/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSurveyResultQueryKey = (id: Id,) => {
    return [
    `/v1/process/results/${id}`
    ] as const;
    }


export const getGetSurveyResultQueryOptions = <TData = Awaited<ReturnType<typeof getSurveyResult>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveyResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSurveyResultQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSurveyResult>>> = ({ signal }) => getSurveyResult(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSurveyResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSurveyResultQueryResult = NonNullable<Awaited<ReturnType<typeof getSurveyResult>>>
export type GetSurveyResultQueryError = ErrorType<FaultResponse>


export function useGetSurveyResult<TData = Awaited<ReturnType<typeof getSurveyResult>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveyResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSurveyResult>>,
          TError,
          Awaited<ReturnType<typeof getSurveyResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSurveyResult<TData = Awaited<ReturnType<typeof getSurveyResult>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveyResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSurveyResult>>,
          TError,
          Awaited<ReturnType<typeof getSurveyResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSurveyResult<TData = Awaited<ReturnType<typeof getSurveyResult>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveyResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how a participation ended and what it earned
 */

export function useGetSurveyResult<TData = Awaited<ReturnType<typeof getSurveyResult>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSurveyResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSurveyResultQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






