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
  AddContentPicture200,
  AddContentPictureRequest,
  AddLegalText200,
  AddLegalTextHeaders,
  AddLegalTextRequest,
  AgreementVersion,
  ApplicationNumber,
  AwardMonth,
  ConfirmAwards200,
  ConfirmAwardsHeaders,
  ConfirmAwardsRequest,
  ContentDraftRequest,
  ContentId,
  ContentKind,
  ContinueCourseVideo200,
  DismissHelpMiss200,
  DismissHelpMissHeaders,
  DismissHelpMissRequest,
  EditContent200,
  EditContentHeaders,
  FaultResponse,
  GetAwardMonth200,
  GetContent200,
  GetContentDraft200,
  GetLegalDraft200,
  GetLegalVersion200,
  GetOperatorApplication200,
  GetPollProposal200,
  GuideUploadRequest,
  Id,
  LegalKind,
  ListApplications200,
  ListApplicationsParams,
  ListAwardMonths200,
  ListContent200,
  ListContentDrafts200,
  ListContentParams,
  ListHelpMisses200,
  ListHelpSections200,
  ListLegalTexts200,
  ListPollProposals200,
  ListPollProposalsParams,
  MoveApplication200,
  MoveApplicationHeaders,
  MoveApplicationRequest,
  PlainActRequest,
  PreviewContentRequest,
  PreviewContentText200,
  PreviewLegalText200,
  PreviewLegalTextRequest,
  PublishContent200,
  PublishContentHeaders,
  RefusePollProposal200,
  RefusePollProposalHeaders,
  RemoveContentDraft200,
  RemoveLegalDraft200,
  SaveContentDraft200,
  SaveContentDraftRequest,
  SaveHelpSection200,
  SaveHelpSectionHeaders,
  SaveHelpSectionRequest,
  SaveLegalDraft200,
  SaveLegalDraftRequest,
  ShowApplication200,
  ShowPersonalDataRequest,
  ShowPollProposal200,
  ShowPollProposalHeaders,
  TakeAwardBack200,
  TakeAwardBackHeaders,
  TakeAwardBackRequest,
  WatchCourseVideo200,
  WatchCourseVideoRequest,
  WithdrawContent200,
  WithdrawContentHeaders,
  WithdrawLegalText200,
  WithdrawLegalTextHeaders
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
 * Without what the applicants wrote.
 * @summary List applications for cooperation and of campus ambassadors
 */
export const listApplications = (
    params?: ListApplicationsParams,
 signal?: AbortSignal
) => {


      return http<ListApplications200>(
      {url: `/applications`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListApplicationsQueryKey = (params?: ListApplicationsParams,) => {
    return [
    `/applications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<FaultResponse>>(params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplications>>> = ({ signal }) => listApplications(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplications>>>
export type ListApplicationsQueryError = ErrorType<FaultResponse>


export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<FaultResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<FaultResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List applications for cooperation and of campus ambassadors
 */

export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<FaultResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Names and contacts are masked.
 * @summary Read an application
 */
export const getOperatorApplication = (
    number: ApplicationNumber,
 signal?: AbortSignal
) => {


      return http<GetOperatorApplication200>(
      {url: `/applications/${number}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorApplicationQueryKey = (number: ApplicationNumber,) => {
    return [
    `/applications/${number}`
    ] as const;
    }


export const getGetOperatorApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorApplication>>, TError = ErrorType<FaultResponse>>(number: ApplicationNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorApplication>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorApplicationQueryKey(number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorApplication>>> = ({ signal }) => getOperatorApplication(number, signal);





   return  { queryKey, queryFn, enabled: number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorApplication>>>
export type GetOperatorApplicationQueryError = ErrorType<FaultResponse>


export function useGetOperatorApplication<TData = Awaited<ReturnType<typeof getOperatorApplication>>, TError = ErrorType<FaultResponse>>(
 number: ApplicationNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorApplication>>,
          TError,
          Awaited<ReturnType<typeof getOperatorApplication>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorApplication<TData = Awaited<ReturnType<typeof getOperatorApplication>>, TError = ErrorType<FaultResponse>>(
 number: ApplicationNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorApplication>>,
          TError,
          Awaited<ReturnType<typeof getOperatorApplication>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorApplication<TData = Awaited<ReturnType<typeof getOperatorApplication>>, TError = ErrorType<FaultResponse>>(
 number: ApplicationNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorApplication>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an application
 */

export function useGetOperatorApplication<TData = Awaited<ReturnType<typeof getOperatorApplication>>, TError = ErrorType<FaultResponse>>(
 number: ApplicationNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorApplication>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorApplicationQueryOptions(number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show who applied
 */
export const showApplication = (
    number: ApplicationNumber,
    showPersonalDataRequest: ShowPersonalDataRequest,
 signal?: AbortSignal
) => {


      return http<ShowApplication200>(
      {url: `/applications/${number}/show`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showPersonalDataRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowApplicationMutationKey = () => ['showApplication'] as const;

export const getShowApplicationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showApplication>>, TError,ShowApplicationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showApplication>>, TError,ShowApplicationMutationVariables, TContext> => {

const mutationKey = getShowApplicationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showApplication>>, ShowApplicationMutationVariables> = (props) => {
          const {number,data} = props ?? {};

          return  showApplication(number,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof showApplication>>>
    export type ShowApplicationMutationBody = ShowPersonalDataRequest
    export type ShowApplicationMutationError = ErrorType<FaultResponse>
    export type ShowApplicationMutationVariables = {number: ApplicationNumber;data: ShowPersonalDataRequest}

    /**
 * @summary Show who applied
 */
export const useShowApplication = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showApplication>>, TError,ShowApplicationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showApplication>>,
        TError,
        ShowApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getShowApplicationMutationOptions(options), queryClient);
    }
    /**
 * The applicant reads the note. What is decided can be corrected, but not reopened.
 * @summary Take an application up, accept or decline it
 */
export const moveApplication = (
    number: ApplicationNumber,
    moveApplicationRequest: MoveApplicationRequest,
    headers: MoveApplicationHeaders,
 signal?: AbortSignal
) => {


      return http<MoveApplication200>(
      {url: `/applications/${number}/move`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: moveApplicationRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMoveApplicationMutationKey = () => ['moveApplication'] as const;

export const getMoveApplicationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveApplication>>, TError,MoveApplicationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof moveApplication>>, TError,MoveApplicationMutationVariables, TContext> => {

const mutationKey = getMoveApplicationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveApplication>>, MoveApplicationMutationVariables> = (props) => {
          const {number,data,headers} = props ?? {};

          return  moveApplication(number,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof moveApplication>>>
    export type MoveApplicationMutationBody = MoveApplicationRequest
    export type MoveApplicationMutationError = ErrorType<FaultResponse>
    export type MoveApplicationMutationVariables = {number: ApplicationNumber;data: MoveApplicationRequest;headers: MoveApplicationHeaders}

    /**
 * @summary Take an application up, accept or decline it
 */
export const useMoveApplication = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveApplication>>, TError,MoveApplicationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveApplication>>,
        TError,
        MoveApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getMoveApplicationMutationOptions(options), queryClient);
    }
    /**
 * @summary List the questions that members propose as polls
 */
export const listPollProposals = (
    params?: ListPollProposalsParams,
 signal?: AbortSignal
) => {


      return http<ListPollProposals200>(
      {url: `/poll-proposals`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPollProposalsQueryKey = (params?: ListPollProposalsParams,) => {
    return [
    `/poll-proposals`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPollProposalsQueryOptions = <TData = Awaited<ReturnType<typeof listPollProposals>>, TError = ErrorType<FaultResponse>>(params?: ListPollProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPollProposals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPollProposalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPollProposals>>> = ({ signal }) => listPollProposals(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPollProposals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPollProposalsQueryResult = NonNullable<Awaited<ReturnType<typeof listPollProposals>>>
export type ListPollProposalsQueryError = ErrorType<FaultResponse>


export function useListPollProposals<TData = Awaited<ReturnType<typeof listPollProposals>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListPollProposalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPollProposals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPollProposals>>,
          TError,
          Awaited<ReturnType<typeof listPollProposals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPollProposals<TData = Awaited<ReturnType<typeof listPollProposals>>, TError = ErrorType<FaultResponse>>(
 params?: ListPollProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPollProposals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPollProposals>>,
          TError,
          Awaited<ReturnType<typeof listPollProposals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPollProposals<TData = Awaited<ReturnType<typeof listPollProposals>>, TError = ErrorType<FaultResponse>>(
 params?: ListPollProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPollProposals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the questions that members propose as polls
 */

export function useListPollProposals<TData = Awaited<ReturnType<typeof listPollProposals>>, TError = ErrorType<FaultResponse>>(
 params?: ListPollProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPollProposals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPollProposalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a question that a member proposes as a poll
 */
export const getPollProposal = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetPollProposal200>(
      {url: `/poll-proposals/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetPollProposalQueryKey = (id: Id,) => {
    return [
    `/poll-proposals/${id}`
    ] as const;
    }


export const getGetPollProposalQueryOptions = <TData = Awaited<ReturnType<typeof getPollProposal>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPollProposal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPollProposalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPollProposal>>> = ({ signal }) => getPollProposal(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPollProposal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPollProposalQueryResult = NonNullable<Awaited<ReturnType<typeof getPollProposal>>>
export type GetPollProposalQueryError = ErrorType<FaultResponse>


export function useGetPollProposal<TData = Awaited<ReturnType<typeof getPollProposal>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPollProposal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPollProposal>>,
          TError,
          Awaited<ReturnType<typeof getPollProposal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPollProposal<TData = Awaited<ReturnType<typeof getPollProposal>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPollProposal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPollProposal>>,
          TError,
          Awaited<ReturnType<typeof getPollProposal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPollProposal<TData = Awaited<ReturnType<typeof getPollProposal>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPollProposal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a question that a member proposes as a poll
 */

export function useGetPollProposal<TData = Awaited<ReturnType<typeof getPollProposal>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPollProposal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPollProposalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show a member's question as a poll, and pay it
 */
export const showPollProposal = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ShowPollProposalHeaders,
 signal?: AbortSignal
) => {


      return http<ShowPollProposal200>(
      {url: `/poll-proposals/${id}/show`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowPollProposalMutationKey = () => ['showPollProposal'] as const;

export const getShowPollProposalMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showPollProposal>>, TError,ShowPollProposalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showPollProposal>>, TError,ShowPollProposalMutationVariables, TContext> => {

const mutationKey = getShowPollProposalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showPollProposal>>, ShowPollProposalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  showPollProposal(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowPollProposalMutationResult = NonNullable<Awaited<ReturnType<typeof showPollProposal>>>
    export type ShowPollProposalMutationBody = PlainActRequest
    export type ShowPollProposalMutationError = ErrorType<FaultResponse>
    export type ShowPollProposalMutationVariables = {id: Id;data: PlainActRequest;headers: ShowPollProposalHeaders}

    /**
 * @summary Show a member's question as a poll, and pay it
 */
export const useShowPollProposal = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showPollProposal>>, TError,ShowPollProposalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showPollProposal>>,
        TError,
        ShowPollProposalMutationVariables,
        TContext
      > => {
      return useMutation(getShowPollProposalMutationOptions(options), queryClient);
    }
    /**
 * @summary Refuse a member's question; the member reads the reason
 */
export const refusePollProposal = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RefusePollProposalHeaders,
 signal?: AbortSignal
) => {


      return http<RefusePollProposal200>(
      {url: `/poll-proposals/${id}/refuse`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefusePollProposalMutationKey = () => ['refusePollProposal'] as const;

export const getRefusePollProposalMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refusePollProposal>>, TError,RefusePollProposalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof refusePollProposal>>, TError,RefusePollProposalMutationVariables, TContext> => {

const mutationKey = getRefusePollProposalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refusePollProposal>>, RefusePollProposalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  refusePollProposal(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefusePollProposalMutationResult = NonNullable<Awaited<ReturnType<typeof refusePollProposal>>>
    export type RefusePollProposalMutationBody = PlainActRequest
    export type RefusePollProposalMutationError = ErrorType<FaultResponse>
    export type RefusePollProposalMutationVariables = {id: Id;data: PlainActRequest;headers: RefusePollProposalHeaders}

    /**
 * @summary Refuse a member's question; the member reads the reason
 */
export const useRefusePollProposal = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refusePollProposal>>, TError,RefusePollProposalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refusePollProposal>>,
        TError,
        RefusePollProposalMutationVariables,
        TContext
      > => {
      return useMutation(getRefusePollProposalMutationOptions(options), queryClient);
    }
    /**
 * @summary List content, such as banners, notices and courses
 */
export const listContent = (
    params?: ListContentParams,
 signal?: AbortSignal
) => {


      return http<ListContent200>(
      {url: `/content`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListContentQueryKey = (params?: ListContentParams,) => {
    return [
    `/content`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContentQueryOptions = <TData = Awaited<ReturnType<typeof listContent>>, TError = ErrorType<FaultResponse>>(params?: ListContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContent>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContent>>> = ({ signal }) => listContent(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContentQueryResult = NonNullable<Awaited<ReturnType<typeof listContent>>>
export type ListContentQueryError = ErrorType<FaultResponse>


export function useListContent<TData = Awaited<ReturnType<typeof listContent>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListContentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContent>>,
          TError,
          Awaited<ReturnType<typeof listContent>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContent<TData = Awaited<ReturnType<typeof listContent>>, TError = ErrorType<FaultResponse>>(
 params?: ListContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContent>>,
          TError,
          Awaited<ReturnType<typeof listContent>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContent<TData = Awaited<ReturnType<typeof listContent>>, TError = ErrorType<FaultResponse>>(
 params?: ListContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContent>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List content, such as banners, notices and courses
 */

export function useListContent<TData = Awaited<ReturnType<typeof listContent>>, TError = ErrorType<FaultResponse>>(
 params?: ListContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContent>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show a text as members would see it
 */
export const previewContentText = (
    previewContentRequest: PreviewContentRequest,
 signal?: AbortSignal
) => {


      return http<PreviewContentText200>(
      {url: `/content/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: previewContentRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPreviewContentTextMutationKey = () => ['previewContentText'] as const;

export const getPreviewContentTextMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewContentText>>, TError,PreviewContentTextMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof previewContentText>>, TError,PreviewContentTextMutationVariables, TContext> => {

const mutationKey = getPreviewContentTextMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewContentText>>, PreviewContentTextMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewContentText(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewContentTextMutationResult = NonNullable<Awaited<ReturnType<typeof previewContentText>>>
    export type PreviewContentTextMutationBody = PreviewContentRequest
    export type PreviewContentTextMutationError = ErrorType<FaultResponse>
    export type PreviewContentTextMutationVariables = {data: PreviewContentRequest}

    /**
 * @summary Show a text as members would see it
 */
export const usePreviewContentText = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewContentText>>, TError,PreviewContentTextMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewContentText>>,
        TError,
        PreviewContentTextMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewContentTextMutationOptions(options), queryClient);
    }
    /**
 * @summary List the sections of help
 */
export const listHelpSections = (

 signal?: AbortSignal
) => {


      return http<ListHelpSections200>(
      {url: `/help-sections`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListHelpSectionsQueryKey = () => {
    return [
    `/help-sections`
    ] as const;
    }


export const getListHelpSectionsQueryOptions = <TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpSectionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpSections>>> = ({ signal }) => listHelpSections(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpSections>>>
export type ListHelpSectionsQueryError = ErrorType<FaultResponse>


export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpSections>>,
          TError,
          Awaited<ReturnType<typeof listHelpSections>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpSections>>,
          TError,
          Awaited<ReturnType<typeof listHelpSections>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sections of help
 */

export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpSectionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a section of help, or rename and move one
 */
export const saveHelpSection = (
    saveHelpSectionRequest: SaveHelpSectionRequest,
    headers: SaveHelpSectionHeaders,
 signal?: AbortSignal
) => {


      return http<SaveHelpSection200>(
      {url: `/help-sections`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: saveHelpSectionRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSaveHelpSectionMutationKey = () => ['saveHelpSection'] as const;

export const getSaveHelpSectionMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveHelpSection>>, TError,SaveHelpSectionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveHelpSection>>, TError,SaveHelpSectionMutationVariables, TContext> => {

const mutationKey = getSaveHelpSectionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveHelpSection>>, SaveHelpSectionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  saveHelpSection(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveHelpSectionMutationResult = NonNullable<Awaited<ReturnType<typeof saveHelpSection>>>
    export type SaveHelpSectionMutationBody = SaveHelpSectionRequest
    export type SaveHelpSectionMutationError = ErrorType<FaultResponse>
    export type SaveHelpSectionMutationVariables = {data: SaveHelpSectionRequest;headers: SaveHelpSectionHeaders}

    /**
 * @summary Add a section of help, or rename and move one
 */
export const useSaveHelpSection = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveHelpSection>>, TError,SaveHelpSectionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveHelpSection>>,
        TError,
        SaveHelpSectionMutationVariables,
        TContext
      > => {
      return useMutation(getSaveHelpSectionMutationOptions(options), queryClient);
    }
    /**
 * @summary Read content, such as a banner, a notice or a course
 */
export const getContent = (
    kind: ContentKind,
    id: ContentId,
 signal?: AbortSignal
) => {


      return http<GetContent200>(
      {url: `/content/${kind}/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetContentQueryKey = (kind: ContentKind,
    id: ContentId,) => {
    return [
    `/content/${kind}/${id}`
    ] as const;
    }


export const getGetContentQueryOptions = <TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<FaultResponse>>(kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentQueryKey(kind,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContent>>> = ({ signal }) => getContent(kind,id, signal);





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentQueryResult = NonNullable<Awaited<ReturnType<typeof getContent>>>
export type GetContentQueryError = ErrorType<FaultResponse>


export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContent>>,
          TError,
          Awaited<ReturnType<typeof getContent>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContent>>,
          TError,
          Awaited<ReturnType<typeof getContent>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read content, such as a banner, a notice or a course
 */

export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentQueryOptions(kind,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Publish new content, now or at its time
 */
export const publishContent = (
    kind: ContentKind,
    id: ContentId,
    contentDraftRequest: ContentDraftRequest,
    headers: PublishContentHeaders,
 signal?: AbortSignal
) => {


      return http<PublishContent200>(
      {url: `/content/${kind}/${id}/publish`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: contentDraftRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPublishContentMutationKey = () => ['publishContent'] as const;

export const getPublishContentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishContent>>, TError,PublishContentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof publishContent>>, TError,PublishContentMutationVariables, TContext> => {

const mutationKey = getPublishContentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishContent>>, PublishContentMutationVariables> = (props) => {
          const {kind,id,data,headers} = props ?? {};

          return  publishContent(kind,id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishContentMutationResult = NonNullable<Awaited<ReturnType<typeof publishContent>>>
    export type PublishContentMutationBody = ContentDraftRequest
    export type PublishContentMutationError = ErrorType<FaultResponse>
    export type PublishContentMutationVariables = {kind: ContentKind;id: ContentId;data: ContentDraftRequest;headers: PublishContentHeaders}

    /**
 * @summary Publish new content, now or at its time
 */
export const usePublishContent = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishContent>>, TError,PublishContentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishContent>>,
        TError,
        PublishContentMutationVariables,
        TContext
      > => {
      return useMutation(getPublishContentMutationOptions(options), queryClient);
    }
    /**
 * @summary Change content
 */
export const editContent = (
    kind: ContentKind,
    id: ContentId,
    contentDraftRequest: ContentDraftRequest,
    headers: EditContentHeaders,
 signal?: AbortSignal
) => {


      return http<EditContent200>(
      {url: `/content/${kind}/${id}/edit`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: contentDraftRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEditContentMutationKey = () => ['editContent'] as const;

export const getEditContentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editContent>>, TError,EditContentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof editContent>>, TError,EditContentMutationVariables, TContext> => {

const mutationKey = getEditContentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editContent>>, EditContentMutationVariables> = (props) => {
          const {kind,id,data,headers} = props ?? {};

          return  editContent(kind,id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditContentMutationResult = NonNullable<Awaited<ReturnType<typeof editContent>>>
    export type EditContentMutationBody = ContentDraftRequest
    export type EditContentMutationError = ErrorType<FaultResponse>
    export type EditContentMutationVariables = {kind: ContentKind;id: ContentId;data: ContentDraftRequest;headers: EditContentHeaders}

    /**
 * @summary Change content
 */
export const useEditContent = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editContent>>, TError,EditContentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editContent>>,
        TError,
        EditContentMutationVariables,
        TContext
      > => {
      return useMutation(getEditContentMutationOptions(options), queryClient);
    }
    /**
 * @summary Withdraw content; a poll closes
 */
export const withdrawContent = (
    kind: ContentKind,
    id: ContentId,
    plainActRequest: PlainActRequest,
    headers: WithdrawContentHeaders,
 signal?: AbortSignal
) => {


      return http<WithdrawContent200>(
      {url: `/content/${kind}/${id}/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getWithdrawContentMutationKey = () => ['withdrawContent'] as const;

export const getWithdrawContentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawContent>>, TError,WithdrawContentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawContent>>, TError,WithdrawContentMutationVariables, TContext> => {

const mutationKey = getWithdrawContentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawContent>>, WithdrawContentMutationVariables> = (props) => {
          const {kind,id,data,headers} = props ?? {};

          return  withdrawContent(kind,id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawContentMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawContent>>>
    export type WithdrawContentMutationBody = PlainActRequest
    export type WithdrawContentMutationError = ErrorType<FaultResponse>
    export type WithdrawContentMutationVariables = {kind: ContentKind;id: ContentId;data: PlainActRequest;headers: WithdrawContentHeaders}

    /**
 * @summary Withdraw content; a poll closes
 */
export const useWithdrawContent = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawContent>>, TError,WithdrawContentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawContent>>,
        TError,
        WithdrawContentMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawContentMutationOptions(options), queryClient);
    }
    /**
 * @summary Read an unpublished draft
 */
export const getContentDraft = (
    kind: ContentKind,
    id: ContentId,
 signal?: AbortSignal
) => {


      return http<GetContentDraft200>(
      {url: `/content/${kind}/${id}/draft`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetContentDraftQueryKey = (kind: ContentKind,
    id: ContentId,) => {
    return [
    `/content/${kind}/${id}/draft`
    ] as const;
    }


export const getGetContentDraftQueryOptions = <TData = Awaited<ReturnType<typeof getContentDraft>>, TError = ErrorType<FaultResponse>>(kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentDraftQueryKey(kind,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContentDraft>>> = ({ signal }) => getContentDraft(kind,id, signal);





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContentDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentDraftQueryResult = NonNullable<Awaited<ReturnType<typeof getContentDraft>>>
export type GetContentDraftQueryError = ErrorType<FaultResponse>


export function useGetContentDraft<TData = Awaited<ReturnType<typeof getContentDraft>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentDraft>>,
          TError,
          Awaited<ReturnType<typeof getContentDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentDraft<TData = Awaited<ReturnType<typeof getContentDraft>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentDraft>>,
          TError,
          Awaited<ReturnType<typeof getContentDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentDraft<TData = Awaited<ReturnType<typeof getContentDraft>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an unpublished draft
 */

export function useGetContentDraft<TData = Awaited<ReturnType<typeof getContentDraft>>, TError = ErrorType<FaultResponse>>(
 kind: ContentKind,
    id: ContentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentDraftQueryOptions(kind,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Members never see it. `version` is the version that the operator saw; 0 for none. Publishing or changing the content removes its draft.
 * @summary Save a draft without publishing it
 */
export const saveContentDraft = (
    kind: ContentKind,
    id: ContentId,
    saveContentDraftRequest: SaveContentDraftRequest,
 signal?: AbortSignal
) => {


      return http<SaveContentDraft200>(
      {url: `/content/${kind}/${id}/draft`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveContentDraftRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSaveContentDraftMutationKey = () => ['saveContentDraft'] as const;

export const getSaveContentDraftMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveContentDraft>>, TError,SaveContentDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveContentDraft>>, TError,SaveContentDraftMutationVariables, TContext> => {

const mutationKey = getSaveContentDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveContentDraft>>, SaveContentDraftMutationVariables> = (props) => {
          const {kind,id,data} = props ?? {};

          return  saveContentDraft(kind,id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveContentDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveContentDraft>>>
    export type SaveContentDraftMutationBody = SaveContentDraftRequest
    export type SaveContentDraftMutationError = ErrorType<FaultResponse>
    export type SaveContentDraftMutationVariables = {kind: ContentKind;id: ContentId;data: SaveContentDraftRequest}

    /**
 * @summary Save a draft without publishing it
 */
export const useSaveContentDraft = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveContentDraft>>, TError,SaveContentDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveContentDraft>>,
        TError,
        SaveContentDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveContentDraftMutationOptions(options), queryClient);
    }
    /**
 * @summary Throw a draft away
 */
export const removeContentDraft = (
    kind: ContentKind,
    id: ContentId,
 signal?: AbortSignal
) => {


      return http<RemoveContentDraft200>(
      {url: `/content/${kind}/${id}/draft/remove`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveContentDraftMutationKey = () => ['removeContentDraft'] as const;

export const getRemoveContentDraftMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeContentDraft>>, TError,RemoveContentDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeContentDraft>>, TError,RemoveContentDraftMutationVariables, TContext> => {

const mutationKey = getRemoveContentDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeContentDraft>>, RemoveContentDraftMutationVariables> = (props) => {
          const {kind,id} = props ?? {};

          return  removeContentDraft(kind,id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveContentDraftMutationResult = NonNullable<Awaited<ReturnType<typeof removeContentDraft>>>

    export type RemoveContentDraftMutationError = ErrorType<FaultResponse>
    export type RemoveContentDraftMutationVariables = {kind: ContentKind;id: ContentId}

    /**
 * @summary Throw a draft away
 */
export const useRemoveContentDraft = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeContentDraft>>, TError,RemoveContentDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeContentDraft>>,
        TError,
        RemoveContentDraftMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveContentDraftMutationOptions(options), queryClient);
    }
    /**
 * @summary List unpublished drafts
 */
export const listContentDrafts = (

 signal?: AbortSignal
) => {


      return http<ListContentDrafts200>(
      {url: `/content-drafts`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListContentDraftsQueryKey = () => {
    return [
    `/content-drafts`
    ] as const;
    }


export const getListContentDraftsQueryOptions = <TData = Awaited<ReturnType<typeof listContentDrafts>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentDrafts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentDraftsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContentDrafts>>> = ({ signal }) => listContentDrafts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContentDrafts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContentDraftsQueryResult = NonNullable<Awaited<ReturnType<typeof listContentDrafts>>>
export type ListContentDraftsQueryError = ErrorType<FaultResponse>


export function useListContentDrafts<TData = Awaited<ReturnType<typeof listContentDrafts>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentDrafts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentDrafts>>,
          TError,
          Awaited<ReturnType<typeof listContentDrafts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentDrafts<TData = Awaited<ReturnType<typeof listContentDrafts>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentDrafts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentDrafts>>,
          TError,
          Awaited<ReturnType<typeof listContentDrafts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentDrafts<TData = Awaited<ReturnType<typeof listContentDrafts>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List unpublished drafts
 */

export function useListContentDrafts<TData = Awaited<ReturnType<typeof listContentDrafts>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentDraftsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In parts, as `continueUpload` of the members does: the same id of the same operator continues it. An MP4 of at most 500 MB. `watchCourseVideo` checks it and puts it into use.
 * @summary Begin or continue the upload of a course's video
 */
export const continueCourseVideo = (
    guideUploadRequest: GuideUploadRequest,
 signal?: AbortSignal
) => {


      return http<ContinueCourseVideo200>(
      {url: `/course-videos`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guideUploadRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getContinueCourseVideoMutationKey = () => ['continueCourseVideo'] as const;

export const getContinueCourseVideoMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof continueCourseVideo>>, TError,ContinueCourseVideoMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof continueCourseVideo>>, TError,ContinueCourseVideoMutationVariables, TContext> => {

const mutationKey = getContinueCourseVideoMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof continueCourseVideo>>, ContinueCourseVideoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  continueCourseVideo(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ContinueCourseVideoMutationResult = NonNullable<Awaited<ReturnType<typeof continueCourseVideo>>>
    export type ContinueCourseVideoMutationBody = GuideUploadRequest
    export type ContinueCourseVideoMutationError = ErrorType<FaultResponse>
    export type ContinueCourseVideoMutationVariables = {data: GuideUploadRequest}

    /**
 * @summary Begin or continue the upload of a course's video
 */
export const useContinueCourseVideo = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof continueCourseVideo>>, TError,ContinueCourseVideoMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof continueCourseVideo>>,
        TError,
        ContinueCourseVideoMutationVariables,
        TContext
      > => {
      return useMutation(getContinueCourseVideoMutationOptions(options), queryClient);
    }
    /**
 * A new upload is checked by its first bytes and put into use; only who uploaded it does that. A video in use is for every editor. What no course, version or draft has named for two days is removed.
 * @summary Check an uploaded video, and get an address to watch it
 */
export const watchCourseVideo = (
    watchCourseVideoRequest: WatchCourseVideoRequest,
 signal?: AbortSignal
) => {


      return http<WatchCourseVideo200>(
      {url: `/course-videos/watch`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: watchCourseVideoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getWatchCourseVideoMutationKey = () => ['watchCourseVideo'] as const;

export const getWatchCourseVideoMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof watchCourseVideo>>, TError,WatchCourseVideoMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof watchCourseVideo>>, TError,WatchCourseVideoMutationVariables, TContext> => {

const mutationKey = getWatchCourseVideoMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof watchCourseVideo>>, WatchCourseVideoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  watchCourseVideo(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WatchCourseVideoMutationResult = NonNullable<Awaited<ReturnType<typeof watchCourseVideo>>>
    export type WatchCourseVideoMutationBody = WatchCourseVideoRequest
    export type WatchCourseVideoMutationError = ErrorType<FaultResponse>
    export type WatchCourseVideoMutationVariables = {data: WatchCourseVideoRequest}

    /**
 * @summary Check an uploaded video, and get an address to watch it
 */
export const useWatchCourseVideo = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof watchCourseVideo>>, TError,WatchCourseVideoMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof watchCourseVideo>>,
        TError,
        WatchCourseVideoMutationVariables,
        TContext
      > => {
      return useMutation(getWatchCourseVideoMutationOptions(options), queryClient);
    }
    /**
 * A JPEG, PNG, WebP or GIF of at most 4 MB. It becomes a WebP of at most 2,000 pixels a side, without place or camera, at an address that everybody can read. The same picture has the same address.
 * @summary Add a picture for content, a benefit or a task
 */
export const addContentPicture = (
    addContentPictureRequest: AddContentPictureRequest,
 signal?: AbortSignal
) => {


      return http<AddContentPicture200>(
      {url: `/content-pictures`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addContentPictureRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddContentPictureMutationKey = () => ['addContentPicture'] as const;

export const getAddContentPictureMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContentPicture>>, TError,AddContentPictureMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addContentPicture>>, TError,AddContentPictureMutationVariables, TContext> => {

const mutationKey = getAddContentPictureMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addContentPicture>>, AddContentPictureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addContentPicture(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddContentPictureMutationResult = NonNullable<Awaited<ReturnType<typeof addContentPicture>>>
    export type AddContentPictureMutationBody = AddContentPictureRequest
    export type AddContentPictureMutationError = ErrorType<FaultResponse>
    export type AddContentPictureMutationVariables = {data: AddContentPictureRequest}

    /**
 * @summary Add a picture for content, a benefit or a task
 */
export const useAddContentPicture = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContentPicture>>, TError,AddContentPictureMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addContentPicture>>,
        TError,
        AddContentPictureMutationVariables,
        TContext
      > => {
      return useMutation(getAddContentPictureMutationOptions(options), queryClient);
    }
    /**
 * @summary List the months whose awards were confirmed
 */
export const listAwardMonths = (

 signal?: AbortSignal
) => {


      return http<ListAwardMonths200>(
      {url: `/award-months`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListAwardMonthsQueryKey = () => {
    return [
    `/award-months`
    ] as const;
    }


export const getListAwardMonthsQueryOptions = <TData = Awaited<ReturnType<typeof listAwardMonths>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardMonths>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAwardMonthsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAwardMonths>>> = ({ signal }) => listAwardMonths(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAwardMonths>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAwardMonthsQueryResult = NonNullable<Awaited<ReturnType<typeof listAwardMonths>>>
export type ListAwardMonthsQueryError = ErrorType<FaultResponse>


export function useListAwardMonths<TData = Awaited<ReturnType<typeof listAwardMonths>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardMonths>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAwardMonths>>,
          TError,
          Awaited<ReturnType<typeof listAwardMonths>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAwardMonths<TData = Awaited<ReturnType<typeof listAwardMonths>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardMonths>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAwardMonths>>,
          TError,
          Awaited<ReturnType<typeof listAwardMonths>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAwardMonths<TData = Awaited<ReturnType<typeof listAwardMonths>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardMonths>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the months whose awards were confirmed
 */

export function useListAwardMonths<TData = Awaited<ReturnType<typeof listAwardMonths>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardMonths>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAwardMonthsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the awards of a month, and who comes into question
 */
export const getAwardMonth = (
    month: AwardMonth,
 signal?: AbortSignal
) => {


      return http<GetAwardMonth200>(
      {url: `/award-months/${month}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetAwardMonthQueryKey = (month: AwardMonth,) => {
    return [
    `/award-months/${month}`
    ] as const;
    }


export const getGetAwardMonthQueryOptions = <TData = Awaited<ReturnType<typeof getAwardMonth>>, TError = ErrorType<FaultResponse>>(month: AwardMonth, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAwardMonth>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAwardMonthQueryKey(month);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAwardMonth>>> = ({ signal }) => getAwardMonth(month, signal);





   return  { queryKey, queryFn, enabled: month !== null && month !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAwardMonth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAwardMonthQueryResult = NonNullable<Awaited<ReturnType<typeof getAwardMonth>>>
export type GetAwardMonthQueryError = ErrorType<FaultResponse>


export function useGetAwardMonth<TData = Awaited<ReturnType<typeof getAwardMonth>>, TError = ErrorType<FaultResponse>>(
 month: AwardMonth, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAwardMonth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAwardMonth>>,
          TError,
          Awaited<ReturnType<typeof getAwardMonth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAwardMonth<TData = Awaited<ReturnType<typeof getAwardMonth>>, TError = ErrorType<FaultResponse>>(
 month: AwardMonth, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAwardMonth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAwardMonth>>,
          TError,
          Awaited<ReturnType<typeof getAwardMonth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAwardMonth<TData = Awaited<ReturnType<typeof getAwardMonth>>, TError = ErrorType<FaultResponse>>(
 month: AwardMonth, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAwardMonth>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the awards of a month, and who comes into question
 */

export function useGetAwardMonth<TData = Awaited<ReturnType<typeof getAwardMonth>>, TError = ErrorType<FaultResponse>>(
 month: AwardMonth, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAwardMonth>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAwardMonthQueryOptions(month,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Who has an award already keeps it and is paid nothing again. More than 200,000 coins need a second person.
 * @summary Confirm the awards of a month, and pay their new winners
 */
export const confirmAwards = (
    month: AwardMonth,
    confirmAwardsRequest: ConfirmAwardsRequest,
    headers: ConfirmAwardsHeaders,
 signal?: AbortSignal
) => {


      return http<ConfirmAwards200>(
      {url: `/award-months/${month}/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: confirmAwardsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getConfirmAwardsMutationKey = () => ['confirmAwards'] as const;

export const getConfirmAwardsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAwards>>, TError,ConfirmAwardsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmAwards>>, TError,ConfirmAwardsMutationVariables, TContext> => {

const mutationKey = getConfirmAwardsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAwards>>, ConfirmAwardsMutationVariables> = (props) => {
          const {month,data,headers} = props ?? {};

          return  confirmAwards(month,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmAwardsMutationResult = NonNullable<Awaited<ReturnType<typeof confirmAwards>>>
    export type ConfirmAwardsMutationBody = ConfirmAwardsRequest
    export type ConfirmAwardsMutationError = ErrorType<FaultResponse>
    export type ConfirmAwardsMutationVariables = {month: AwardMonth;data: ConfirmAwardsRequest;headers: ConfirmAwardsHeaders}

    /**
 * @summary Confirm the awards of a month, and pay their new winners
 */
export const useConfirmAwards = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAwards>>, TError,ConfirmAwardsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAwards>>,
        TError,
        ConfirmAwardsMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmAwardsMutationOptions(options), queryClient);
    }
    /**
 * Its coins and credit go back once. Spent coins become a debt. The member reads the reason, and the public list leaves them out. More than 5,000 coins need a second person.
 * @summary Take an award back from one member
 */
export const takeAwardBack = (
    month: AwardMonth,
    takeAwardBackRequest: TakeAwardBackRequest,
    headers: TakeAwardBackHeaders,
 signal?: AbortSignal
) => {


      return http<TakeAwardBack200>(
      {url: `/award-months/${month}/take-back`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: takeAwardBackRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeAwardBackMutationKey = () => ['takeAwardBack'] as const;

export const getTakeAwardBackMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeAwardBack>>, TError,TakeAwardBackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeAwardBack>>, TError,TakeAwardBackMutationVariables, TContext> => {

const mutationKey = getTakeAwardBackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeAwardBack>>, TakeAwardBackMutationVariables> = (props) => {
          const {month,data,headers} = props ?? {};

          return  takeAwardBack(month,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeAwardBackMutationResult = NonNullable<Awaited<ReturnType<typeof takeAwardBack>>>
    export type TakeAwardBackMutationBody = TakeAwardBackRequest
    export type TakeAwardBackMutationError = ErrorType<FaultResponse>
    export type TakeAwardBackMutationVariables = {month: AwardMonth;data: TakeAwardBackRequest;headers: TakeAwardBackHeaders}

    /**
 * @summary Take an award back from one member
 */
export const useTakeAwardBack = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeAwardBack>>, TError,TakeAwardBackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeAwardBack>>,
        TError,
        TakeAwardBackMutationVariables,
        TContext
      > => {
      return useMutation(getTakeAwardBackMutationOptions(options), queryClient);
    }
    /**
 * @summary List the versions of the legal texts, and how many members agreed
 */
export const listLegalTexts = (

 signal?: AbortSignal
) => {


      return http<ListLegalTexts200>(
      {url: `/legal-texts`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListLegalTextsQueryKey = () => {
    return [
    `/legal-texts`
    ] as const;
    }


export const getListLegalTextsQueryOptions = <TData = Awaited<ReturnType<typeof listLegalTexts>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTexts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLegalTextsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalTexts>>> = ({ signal }) => listLegalTexts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLegalTexts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLegalTextsQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalTexts>>>
export type ListLegalTextsQueryError = ErrorType<FaultResponse>


export function useListLegalTexts<TData = Awaited<ReturnType<typeof listLegalTexts>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTexts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalTexts>>,
          TError,
          Awaited<ReturnType<typeof listLegalTexts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLegalTexts<TData = Awaited<ReturnType<typeof listLegalTexts>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTexts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalTexts>>,
          TError,
          Awaited<ReturnType<typeof listLegalTexts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLegalTexts<TData = Awaited<ReturnType<typeof listLegalTexts>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTexts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the versions of the legal texts, and how many members agreed
 */

export function useListLegalTexts<TData = Awaited<ReturnType<typeof listLegalTexts>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTexts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLegalTextsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show a legal text as members would see it
 */
export const previewLegalText = (
    previewLegalTextRequest: PreviewLegalTextRequest,
 signal?: AbortSignal
) => {


      return http<PreviewLegalText200>(
      {url: `/legal-texts/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: previewLegalTextRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPreviewLegalTextMutationKey = () => ['previewLegalText'] as const;

export const getPreviewLegalTextMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewLegalText>>, TError,PreviewLegalTextMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof previewLegalText>>, TError,PreviewLegalTextMutationVariables, TContext> => {

const mutationKey = getPreviewLegalTextMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewLegalText>>, PreviewLegalTextMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewLegalText(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewLegalTextMutationResult = NonNullable<Awaited<ReturnType<typeof previewLegalText>>>
    export type PreviewLegalTextMutationBody = PreviewLegalTextRequest
    export type PreviewLegalTextMutationError = ErrorType<FaultResponse>
    export type PreviewLegalTextMutationVariables = {data: PreviewLegalTextRequest}

    /**
 * @summary Show a legal text as members would see it
 */
export const usePreviewLegalText = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewLegalText>>, TError,PreviewLegalTextMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewLegalText>>,
        TError,
        PreviewLegalTextMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewLegalTextMutationOptions(options), queryClient);
    }
    /**
 * @summary Read what was written of a new version
 */
export const getLegalDraft = (
    kind: LegalKind,
 signal?: AbortSignal
) => {


      return http<GetLegalDraft200>(
      {url: `/legal-texts/${kind}/draft`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetLegalDraftQueryKey = (kind: LegalKind,) => {
    return [
    `/legal-texts/${kind}/draft`
    ] as const;
    }


export const getGetLegalDraftQueryOptions = <TData = Awaited<ReturnType<typeof getLegalDraft>>, TError = ErrorType<FaultResponse>>(kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalDraftQueryKey(kind);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalDraft>>> = ({ signal }) => getLegalDraft(kind, signal);





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLegalDraftQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalDraft>>>
export type GetLegalDraftQueryError = ErrorType<FaultResponse>


export function useGetLegalDraft<TData = Awaited<ReturnType<typeof getLegalDraft>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalDraft>>,
          TError,
          Awaited<ReturnType<typeof getLegalDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalDraft<TData = Awaited<ReturnType<typeof getLegalDraft>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalDraft>>,
          TError,
          Awaited<ReturnType<typeof getLegalDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalDraft<TData = Awaited<ReturnType<typeof getLegalDraft>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what was written of a new version
 */

export function useGetLegalDraft<TData = Awaited<ReturnType<typeof getLegalDraft>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalDraftQueryOptions(kind,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Members never see it. Publishing a version removes the draft of its text.
 * @summary Keep what is written of a new version
 */
export const saveLegalDraft = (
    kind: LegalKind,
    saveLegalDraftRequest: SaveLegalDraftRequest,
 signal?: AbortSignal
) => {


      return http<SaveLegalDraft200>(
      {url: `/legal-texts/${kind}/draft`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveLegalDraftRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSaveLegalDraftMutationKey = () => ['saveLegalDraft'] as const;

export const getSaveLegalDraftMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveLegalDraft>>, TError,SaveLegalDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveLegalDraft>>, TError,SaveLegalDraftMutationVariables, TContext> => {

const mutationKey = getSaveLegalDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveLegalDraft>>, SaveLegalDraftMutationVariables> = (props) => {
          const {kind,data} = props ?? {};

          return  saveLegalDraft(kind,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveLegalDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveLegalDraft>>>
    export type SaveLegalDraftMutationBody = SaveLegalDraftRequest
    export type SaveLegalDraftMutationError = ErrorType<FaultResponse>
    export type SaveLegalDraftMutationVariables = {kind: LegalKind;data: SaveLegalDraftRequest}

    /**
 * @summary Keep what is written of a new version
 */
export const useSaveLegalDraft = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveLegalDraft>>, TError,SaveLegalDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveLegalDraft>>,
        TError,
        SaveLegalDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveLegalDraftMutationOptions(options), queryClient);
    }
    /**
 * @summary Throw the draft of a new version away
 */
export const removeLegalDraft = (
    kind: LegalKind,
 signal?: AbortSignal
) => {


      return http<RemoveLegalDraft200>(
      {url: `/legal-texts/${kind}/draft/remove`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveLegalDraftMutationKey = () => ['removeLegalDraft'] as const;

export const getRemoveLegalDraftMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeLegalDraft>>, TError,RemoveLegalDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeLegalDraft>>, TError,RemoveLegalDraftMutationVariables, TContext> => {

const mutationKey = getRemoveLegalDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeLegalDraft>>, RemoveLegalDraftMutationVariables> = (props) => {
          const {kind} = props ?? {};

          return  removeLegalDraft(kind,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveLegalDraftMutationResult = NonNullable<Awaited<ReturnType<typeof removeLegalDraft>>>

    export type RemoveLegalDraftMutationError = ErrorType<FaultResponse>
    export type RemoveLegalDraftMutationVariables = {kind: LegalKind}

    /**
 * @summary Throw the draft of a new version away
 */
export const useRemoveLegalDraft = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeLegalDraft>>, TError,RemoveLegalDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeLegalDraft>>,
        TError,
        RemoveLegalDraftMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveLegalDraftMutationOptions(options), queryClient);
    }
    /**
 * Members read a notice about it at once. Once it holds, nothing changes it any more.
 * @summary Add a version of a legal text that holds from a later day
 */
export const addLegalText = (
    kind: LegalKind,
    addLegalTextRequest: AddLegalTextRequest,
    headers: AddLegalTextHeaders,
 signal?: AbortSignal
) => {


      return http<AddLegalText200>(
      {url: `/legal-texts/${kind}/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: addLegalTextRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddLegalTextMutationKey = () => ['addLegalText'] as const;

export const getAddLegalTextMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addLegalText>>, TError,AddLegalTextMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addLegalText>>, TError,AddLegalTextMutationVariables, TContext> => {

const mutationKey = getAddLegalTextMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addLegalText>>, AddLegalTextMutationVariables> = (props) => {
          const {kind,data,headers} = props ?? {};

          return  addLegalText(kind,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddLegalTextMutationResult = NonNullable<Awaited<ReturnType<typeof addLegalText>>>
    export type AddLegalTextMutationBody = AddLegalTextRequest
    export type AddLegalTextMutationError = ErrorType<FaultResponse>
    export type AddLegalTextMutationVariables = {kind: LegalKind;data: AddLegalTextRequest;headers: AddLegalTextHeaders}

    /**
 * @summary Add a version of a legal text that holds from a later day
 */
export const useAddLegalText = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addLegalText>>, TError,AddLegalTextMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addLegalText>>,
        TError,
        AddLegalTextMutationVariables,
        TContext
      > => {
      return useMutation(getAddLegalTextMutationOptions(options), queryClient);
    }
    /**
 * @summary Read one version of a legal text, and the one that it replaces
 */
export const getLegalVersion = (
    kind: LegalKind,
    version: AgreementVersion,
 signal?: AbortSignal
) => {


      return http<GetLegalVersion200>(
      {url: `/legal-texts/${kind}/versions/${version}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetLegalVersionQueryKey = (kind: LegalKind,
    version: AgreementVersion,) => {
    return [
    `/legal-texts/${kind}/versions/${version}`
    ] as const;
    }


export const getGetLegalVersionQueryOptions = <TData = Awaited<ReturnType<typeof getLegalVersion>>, TError = ErrorType<FaultResponse>>(kind: LegalKind,
    version: AgreementVersion, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalVersion>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalVersionQueryKey(kind,version);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalVersion>>> = ({ signal }) => getLegalVersion(kind,version, signal);





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && version !== null && version !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLegalVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalVersion>>>
export type GetLegalVersionQueryError = ErrorType<FaultResponse>


export function useGetLegalVersion<TData = Awaited<ReturnType<typeof getLegalVersion>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind,
    version: AgreementVersion, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalVersion>>,
          TError,
          Awaited<ReturnType<typeof getLegalVersion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalVersion<TData = Awaited<ReturnType<typeof getLegalVersion>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind,
    version: AgreementVersion, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalVersion>>,
          TError,
          Awaited<ReturnType<typeof getLegalVersion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalVersion<TData = Awaited<ReturnType<typeof getLegalVersion>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind,
    version: AgreementVersion, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalVersion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one version of a legal text, and the one that it replaces
 */

export function useGetLegalVersion<TData = Awaited<ReturnType<typeof getLegalVersion>>, TError = ErrorType<FaultResponse>>(
 kind: LegalKind,
    version: AgreementVersion, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalVersion>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalVersionQueryOptions(kind,version,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Take back a version of a legal text before it holds
 */
export const withdrawLegalText = (
    kind: LegalKind,
    version: AgreementVersion,
    plainActRequest: PlainActRequest,
    headers: WithdrawLegalTextHeaders,
 signal?: AbortSignal
) => {


      return http<WithdrawLegalText200>(
      {url: `/legal-texts/${kind}/versions/${version}/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getWithdrawLegalTextMutationKey = () => ['withdrawLegalText'] as const;

export const getWithdrawLegalTextMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawLegalText>>, TError,WithdrawLegalTextMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawLegalText>>, TError,WithdrawLegalTextMutationVariables, TContext> => {

const mutationKey = getWithdrawLegalTextMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawLegalText>>, WithdrawLegalTextMutationVariables> = (props) => {
          const {kind,version,data,headers} = props ?? {};

          return  withdrawLegalText(kind,version,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawLegalTextMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawLegalText>>>
    export type WithdrawLegalTextMutationBody = PlainActRequest
    export type WithdrawLegalTextMutationError = ErrorType<FaultResponse>
    export type WithdrawLegalTextMutationVariables = {kind: LegalKind;version: AgreementVersion;data: PlainActRequest;headers: WithdrawLegalTextHeaders}

    /**
 * @summary Take back a version of a legal text before it holds
 */
export const useWithdrawLegalText = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawLegalText>>, TError,WithdrawLegalTextMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawLegalText>>,
        TError,
        WithdrawLegalTextMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawLegalTextMutationOptions(options), queryClient);
    }
    /**
 * Words, how often and when, of the last 90 days; never who searched.
 * @summary List searches of help that found nothing
 */
export const listHelpMisses = (

 signal?: AbortSignal
) => {


      return http<ListHelpMisses200>(
      {url: `/help-misses`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListHelpMissesQueryKey = () => {
    return [
    `/help-misses`
    ] as const;
    }


export const getListHelpMissesQueryOptions = <TData = Awaited<ReturnType<typeof listHelpMisses>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpMisses>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpMissesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpMisses>>> = ({ signal }) => listHelpMisses(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelpMisses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpMissesQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpMisses>>>
export type ListHelpMissesQueryError = ErrorType<FaultResponse>


export function useListHelpMisses<TData = Awaited<ReturnType<typeof listHelpMisses>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpMisses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpMisses>>,
          TError,
          Awaited<ReturnType<typeof listHelpMisses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpMisses<TData = Awaited<ReturnType<typeof listHelpMisses>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpMisses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpMisses>>,
          TError,
          Awaited<ReturnType<typeof listHelpMisses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpMisses<TData = Awaited<ReturnType<typeof listHelpMisses>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpMisses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List searches of help that found nothing
 */

export function useListHelpMisses<TData = Awaited<ReturnType<typeof listHelpMisses>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpMisses>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpMissesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Take a search off the list, for example after writing an article
 */
export const dismissHelpMiss = (
    dismissHelpMissRequest: DismissHelpMissRequest,
    headers: DismissHelpMissHeaders,
 signal?: AbortSignal
) => {


      return http<DismissHelpMiss200>(
      {url: `/help-misses/dismiss`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: dismissHelpMissRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDismissHelpMissMutationKey = () => ['dismissHelpMiss'] as const;

export const getDismissHelpMissMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissHelpMiss>>, TError,DismissHelpMissMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof dismissHelpMiss>>, TError,DismissHelpMissMutationVariables, TContext> => {

const mutationKey = getDismissHelpMissMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissHelpMiss>>, DismissHelpMissMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  dismissHelpMiss(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissHelpMissMutationResult = NonNullable<Awaited<ReturnType<typeof dismissHelpMiss>>>
    export type DismissHelpMissMutationBody = DismissHelpMissRequest
    export type DismissHelpMissMutationError = ErrorType<FaultResponse>
    export type DismissHelpMissMutationVariables = {data: DismissHelpMissRequest;headers: DismissHelpMissHeaders}

    /**
 * @summary Take a search off the list, for example after writing an article
 */
export const useDismissHelpMiss = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissHelpMiss>>, TError,DismissHelpMissMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissHelpMiss>>,
        TError,
        DismissHelpMissMutationVariables,
        TContext
      > => {
      return useMutation(getDismissHelpMissMutationOptions(options), queryClient);
    }
