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
  AddGroupAttachment200,
  AddGuideSection200,
  AddGuideTopics200,
  AddInvitations200,
  CastVote200,
  CloseGuideSection200,
  CountHostTopicMembers200,
  CountHostTopicMembersParams,
  CreateFollowUp200,
  CreateGroupTicket200,
  CreateHostedGroup200,
  CreateHostingTicket200,
  CreateResponse200,
  DecodeGroupTask200,
  DecodeGroupTaskParams,
  DeleteResponses200,
  DownloadGroupMembersParams,
  DownloadMemberTableParams,
  DownloadResponseAttachmentsParams,
  DownloadResponseTableParams,
  DownloadTopicResponsesParams,
  EditResponse200,
  FaultResponse,
  FollowUpCreate,
  GetFollowUpThread200,
  GetFollowUpThreadParams,
  GetGroup200,
  GetGroupMe200,
  GetGroupMember200,
  GetGroupMemberParams,
  GetGuide200,
  GetHostTopic200,
  GetHostTopicParams,
  GetHostedGroup200,
  GetHostingAccess200,
  GetTopic200,
  GetTopicParams,
  GetVote200,
  GetVoteParams,
  GroupAttachmentCreate,
  GroupAttachmentDownload,
  GroupAttachmentRemove,
  GroupCodeRequest,
  GroupInvitationIds,
  GroupLogin,
  GroupMoveRequest,
  GroupProfileUpdate,
  GroupTicketLogin,
  GuideOrder,
  GuideRemoval,
  GuideSectionClosing,
  GuideSectionUpdate,
  GuideTopicUpdate,
  HostedGroupUpdate,
  Id,
  InviteMembers200,
  ListAnsweredSections200,
  ListAnsweredSectionsParams,
  ListAskedFollowUps200,
  ListAskedFollowUpsParams,
  ListGroupAttachments200,
  ListGroupAttachmentsParams,
  ListGroupChanges200,
  ListGroupChangesParams,
  ListGroupDownloads200,
  ListGroupDownloadsParams,
  ListGroupMembers200,
  ListGroupMembersParams,
  ListGroupRewards200,
  ListGroupRewardsParams,
  ListHostResponses200,
  ListHostResponsesParams,
  ListHostSections200,
  ListHostSectionsParams,
  ListHostTopicMembers200,
  ListHostTopicMembersParams,
  ListHostTopics200,
  ListHostTopicsParams,
  ListHostVotes200,
  ListHostVotesParams,
  ListHostedGroups200,
  ListHostedGroupsParams,
  ListInvitations200,
  ListInvitationsParams,
  ListPeopleTags200,
  ListResponseAttributes200,
  ListResponseTags200,
  ListResponseTopics200,
  ListResponses200,
  ListResponsesParams,
  ListTopics200,
  ListTopicsParams,
  ListUnansweredSections200,
  ListUnansweredSectionsParams,
  LoginGroup200,
  LoginGroupWithTicket200,
  LoginHosting200,
  MarkSectionsRead200,
  MemberInvitations,
  MoveHostedGroup200,
  NewGuideSection,
  NewGuideTopics,
  NewHostedGroup,
  NewInvitations,
  OrderGuide200,
  PeopleTagRequest,
  PeopleTagging,
  PublicId,
  RemindGroupMembers200,
  RemoveFromGuide200,
  RemoveGroupAttachments200,
  ResponseCreate,
  ResponseDelete,
  ResponseEdit,
  ResponseRestore,
  ResponseStar,
  ResponseTagging,
  RestoreResponses200,
  SavePeopleTag200,
  SearchHostTopics200,
  SearchHostTopicsParams,
  SearchTopics200,
  SearchTopicsParams,
  SectionReads,
  SendGroupCode200,
  SendInvitations200,
  StarResponse200,
  TagPeople200,
  TagResponses200,
  TakeOutOfReward200,
  TakeOutRequest,
  TopicReminder,
  UpdateGroupProfile200,
  UpdateGuideSection200,
  UpdateGuideTopic200,
  UpdateHostedGroup200,
  VoteCast,
  WithdrawInvitations200
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
 * Ids of another group, and observers where a respondent asks, are left out. Without `ids`, everyone that the caller may see, hosts first, at most 500.
 * @summary Names, avatars and roles of members by id
 */
export const listGroupMembers = (
    params?: ListGroupMembersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListGroupMembers200>(
      {url: `/focusMembers`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListGroupMembersQueryKey = (params?: ListGroupMembersParams,) => {
    return [
    `/focusMembers`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGroupMembersQueryOptions = <TData = Awaited<ReturnType<typeof listGroupMembers>>, TError = ErrorType<FaultResponse>>(params?: ListGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupMembers>>> = ({ signal }) => listGroupMembers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupMembers>>>
export type ListGroupMembersQueryError = ErrorType<FaultResponse>


export function useListGroupMembers<TData = Awaited<ReturnType<typeof listGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListGroupMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupMembers>>,
          TError,
          Awaited<ReturnType<typeof listGroupMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupMembers<TData = Awaited<ReturnType<typeof listGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupMembers>>,
          TError,
          Awaited<ReturnType<typeof listGroupMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupMembers<TData = Awaited<ReturnType<typeof listGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Names, avatars and roles of members by id
 */

export function useListGroupMembers<TData = Awaited<ReturnType<typeof listGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGroupMembersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Respondents are told name, avatar and role; hosts and observers also attributes, progress and visits.
 * @summary One member of the group
 */
export const getGroupMember = (
    params: GetGroupMemberParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetGroupMember200>(
      {url: `/focusMembers/memberInfo`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetGroupMemberQueryKey = (params?: GetGroupMemberParams,) => {
    return [
    `/focusMembers/memberInfo`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetGroupMemberQueryOptions = <TData = Awaited<ReturnType<typeof getGroupMember>>, TError = ErrorType<FaultResponse>>(params: GetGroupMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMember>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGroupMemberQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGroupMember>>> = ({ signal }) => getGroupMember(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGroupMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGroupMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getGroupMember>>>
export type GetGroupMemberQueryError = ErrorType<FaultResponse>


export function useGetGroupMember<TData = Awaited<ReturnType<typeof getGroupMember>>, TError = ErrorType<FaultResponse>>(
 params: GetGroupMemberParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroupMember>>,
          TError,
          Awaited<ReturnType<typeof getGroupMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupMember<TData = Awaited<ReturnType<typeof getGroupMember>>, TError = ErrorType<FaultResponse>>(
 params: GetGroupMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroupMember>>,
          TError,
          Awaited<ReturnType<typeof getGroupMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupMember<TData = Awaited<ReturnType<typeof getGroupMember>>, TError = ErrorType<FaultResponse>>(
 params: GetGroupMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMember>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One member of the group
 */

export function useGetGroupMember<TData = Awaited<ReturnType<typeof getGroupMember>>, TError = ErrorType<FaultResponse>>(
 params: GetGroupMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMember>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGroupMemberQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Who the caller is in this group, whether they still have to choose a nickname and agree to the rules, and for
 * respondents their progress and reward. Refuses respondents of an archived group with `GROUP_NOT_OPEN`; hosts and
 * observers still read it.
 * @summary The caller inside the group
 */
export const getGroupMe = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetGroupMe200>(
      {url: `/focusMembers/info`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetGroupMeQueryKey = () => {
    return [
    `/focusMembers/info`
    ] as const;
    }


export const getGetGroupMeQueryOptions = <TData = Awaited<ReturnType<typeof getGroupMe>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGroupMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGroupMe>>> = ({ signal }) => getGroupMe(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGroupMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGroupMeQueryResult = NonNullable<Awaited<ReturnType<typeof getGroupMe>>>
export type GetGroupMeQueryError = ErrorType<FaultResponse>


export function useGetGroupMe<TData = Awaited<ReturnType<typeof getGroupMe>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroupMe>>,
          TError,
          Awaited<ReturnType<typeof getGroupMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupMe<TData = Awaited<ReturnType<typeof getGroupMe>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroupMe>>,
          TError,
          Awaited<ReturnType<typeof getGroupMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupMe<TData = Awaited<ReturnType<typeof getGroupMe>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller inside the group
 */

export function useGetGroupMe<TData = Awaited<ReturnType<typeof getGroupMe>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGroupMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those without a reply first, then newest first. Respondents alone.
 * @summary Follow-ups asked of the respondent
 */
export const listAskedFollowUps = (
    params?: ListAskedFollowUpsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListAskedFollowUps200>(
      {url: `/v1/focusTopics/ask`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAskedFollowUpsQueryKey = (params?: ListAskedFollowUpsParams,) => {
    return [
    `/v1/focusTopics/ask`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAskedFollowUpsQueryOptions = <TData = Awaited<ReturnType<typeof listAskedFollowUps>>, TError = ErrorType<FaultResponse>>(params?: ListAskedFollowUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAskedFollowUps>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAskedFollowUpsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAskedFollowUps>>> = ({ signal }) => listAskedFollowUps(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAskedFollowUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAskedFollowUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listAskedFollowUps>>>
export type ListAskedFollowUpsQueryError = ErrorType<FaultResponse>


export function useListAskedFollowUps<TData = Awaited<ReturnType<typeof listAskedFollowUps>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListAskedFollowUpsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAskedFollowUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAskedFollowUps>>,
          TError,
          Awaited<ReturnType<typeof listAskedFollowUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAskedFollowUps<TData = Awaited<ReturnType<typeof listAskedFollowUps>>, TError = ErrorType<FaultResponse>>(
 params?: ListAskedFollowUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAskedFollowUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAskedFollowUps>>,
          TError,
          Awaited<ReturnType<typeof listAskedFollowUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAskedFollowUps<TData = Awaited<ReturnType<typeof listAskedFollowUps>>, TError = ErrorType<FaultResponse>>(
 params?: ListAskedFollowUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAskedFollowUps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Follow-ups asked of the respondent
 */

export function useListAskedFollowUps<TData = Awaited<ReturnType<typeof listAskedFollowUps>>, TError = ErrorType<FaultResponse>>(
 params?: ListAskedFollowUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAskedFollowUps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAskedFollowUpsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With every section, the own answer and how many others answered. With `answers` also the first answers of every
 * section that isn't locked, so that a page opens with one call; `listResponses` reads on. A topic not yet open is `TOPIC_NOT_OPEN`. Respondents alone.
 * @summary One topic as its respondent sees it
 */
export const getTopic = (
    params: GetTopicParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetTopic200>(
      {url: `/v1/focusTopics/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetTopicQueryKey = (params?: GetTopicParams,) => {
    return [
    `/v1/focusTopics/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTopicQueryOptions = <TData = Awaited<ReturnType<typeof getTopic>>, TError = ErrorType<FaultResponse>>(params: GetTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTopicQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTopic>>> = ({ signal }) => getTopic(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTopic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTopicQueryResult = NonNullable<Awaited<ReturnType<typeof getTopic>>>
export type GetTopicQueryError = ErrorType<FaultResponse>


export function useGetTopic<TData = Awaited<ReturnType<typeof getTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetTopicParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopic>>,
          TError,
          Awaited<ReturnType<typeof getTopic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopic<TData = Awaited<ReturnType<typeof getTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopic>>,
          TError,
          Awaited<ReturnType<typeof getTopic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopic<TData = Awaited<ReturnType<typeof getTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One topic as its respondent sees it
 */

export function useGetTopic<TData = Awaited<ReturnType<typeof getTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTopicQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first. Respondents alone.
 * @summary What the respondent has answered
 */
export const listAnsweredSections = (
    params?: ListAnsweredSectionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListAnsweredSections200>(
      {url: `/v1/focusTopics/reply`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAnsweredSectionsQueryKey = (params?: ListAnsweredSectionsParams,) => {
    return [
    `/v1/focusTopics/reply`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAnsweredSectionsQueryOptions = <TData = Awaited<ReturnType<typeof listAnsweredSections>>, TError = ErrorType<FaultResponse>>(params?: ListAnsweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnsweredSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnsweredSectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnsweredSections>>> = ({ signal }) => listAnsweredSections(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnsweredSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAnsweredSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAnsweredSections>>>
export type ListAnsweredSectionsQueryError = ErrorType<FaultResponse>


export function useListAnsweredSections<TData = Awaited<ReturnType<typeof listAnsweredSections>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListAnsweredSectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnsweredSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnsweredSections>>,
          TError,
          Awaited<ReturnType<typeof listAnsweredSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnsweredSections<TData = Awaited<ReturnType<typeof listAnsweredSections>>, TError = ErrorType<FaultResponse>>(
 params?: ListAnsweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnsweredSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnsweredSections>>,
          TError,
          Awaited<ReturnType<typeof listAnsweredSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnsweredSections<TData = Awaited<ReturnType<typeof listAnsweredSections>>, TError = ErrorType<FaultResponse>>(
 params?: ListAnsweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnsweredSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the respondent has answered
 */

export function useListAnsweredSections<TData = Awaited<ReturnType<typeof listAnsweredSections>>, TError = ErrorType<FaultResponse>>(
 params?: ListAnsweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnsweredSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAnsweredSectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Open sections without an answer, the one that closes first on top. Respondents alone.
 * @summary What the respondent has still to answer
 */
export const listUnansweredSections = (
    params?: ListUnansweredSectionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListUnansweredSections200>(
      {url: `/v1/focusTopics/unReply`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListUnansweredSectionsQueryKey = (params?: ListUnansweredSectionsParams,) => {
    return [
    `/v1/focusTopics/unReply`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUnansweredSectionsQueryOptions = <TData = Awaited<ReturnType<typeof listUnansweredSections>>, TError = ErrorType<FaultResponse>>(params?: ListUnansweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnansweredSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnansweredSectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnansweredSections>>> = ({ signal }) => listUnansweredSections(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnansweredSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnansweredSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listUnansweredSections>>>
export type ListUnansweredSectionsQueryError = ErrorType<FaultResponse>


export function useListUnansweredSections<TData = Awaited<ReturnType<typeof listUnansweredSections>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListUnansweredSectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnansweredSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnansweredSections>>,
          TError,
          Awaited<ReturnType<typeof listUnansweredSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnansweredSections<TData = Awaited<ReturnType<typeof listUnansweredSections>>, TError = ErrorType<FaultResponse>>(
 params?: ListUnansweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnansweredSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnansweredSections>>,
          TError,
          Awaited<ReturnType<typeof listUnansweredSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnansweredSections<TData = Awaited<ReturnType<typeof listUnansweredSections>>, TError = ErrorType<FaultResponse>>(
 params?: ListUnansweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnansweredSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the respondent has still to answer
 */

export function useListUnansweredSections<TData = Awaited<ReturnType<typeof listUnansweredSections>>, TError = ErrorType<FaultResponse>>(
 params?: ListUnansweredSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnansweredSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnansweredSectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Hosts and observers alone; drafts are not in it.
 * @summary The topics of the group with progress
 */
export const listHostTopics = (
    params?: ListHostTopicsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHostTopics200>(
      {url: `/v1/focusTopics/compere`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHostTopicsQueryKey = (params?: ListHostTopicsParams,) => {
    return [
    `/v1/focusTopics/compere`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHostTopicsQueryOptions = <TData = Awaited<ReturnType<typeof listHostTopics>>, TError = ErrorType<FaultResponse>>(params?: ListHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostTopicsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostTopics>>> = ({ signal }) => listHostTopics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostTopics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostTopicsQueryResult = NonNullable<Awaited<ReturnType<typeof listHostTopics>>>
export type ListHostTopicsQueryError = ErrorType<FaultResponse>


export function useListHostTopics<TData = Awaited<ReturnType<typeof listHostTopics>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHostTopicsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostTopics>>,
          TError,
          Awaited<ReturnType<typeof listHostTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostTopics<TData = Awaited<ReturnType<typeof listHostTopics>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostTopics>>,
          TError,
          Awaited<ReturnType<typeof listHostTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostTopics<TData = Awaited<ReturnType<typeof listHostTopics>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The topics of the group with progress
 */

export function useListHostTopics<TData = Awaited<ReturnType<typeof listHostTopics>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostTopicsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers are read by `listResponses` a section. Hosts and observers alone.
 * @summary One topic with sections, progress and who is silent
 */
export const getHostTopic = (
    params: GetHostTopicParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetHostTopic200>(
      {url: `/v1/focusTopics/compere/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHostTopicQueryKey = (params?: GetHostTopicParams,) => {
    return [
    `/v1/focusTopics/compere/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetHostTopicQueryOptions = <TData = Awaited<ReturnType<typeof getHostTopic>>, TError = ErrorType<FaultResponse>>(params: GetHostTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostTopic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHostTopicQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHostTopic>>> = ({ signal }) => getHostTopic(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHostTopic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHostTopicQueryResult = NonNullable<Awaited<ReturnType<typeof getHostTopic>>>
export type GetHostTopicQueryError = ErrorType<FaultResponse>


export function useGetHostTopic<TData = Awaited<ReturnType<typeof getHostTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetHostTopicParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostTopic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostTopic>>,
          TError,
          Awaited<ReturnType<typeof getHostTopic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostTopic<TData = Awaited<ReturnType<typeof getHostTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetHostTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostTopic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostTopic>>,
          TError,
          Awaited<ReturnType<typeof getHostTopic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostTopic<TData = Awaited<ReturnType<typeof getHostTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetHostTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostTopic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One topic with sections, progress and who is silent
 */

export function useGetHostTopic<TData = Awaited<ReturnType<typeof getHostTopic>>, TError = ErrorType<FaultResponse>>(
 params: GetHostTopicParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostTopic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHostTopicQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In one topic or, without it, in the whole group; silent ones first. Hosts and observers alone.
 * @summary Respondents with their standing
 */
export const listHostTopicMembers = (
    params?: ListHostTopicMembersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHostTopicMembers200>(
      {url: `/v1/focusTopics/compere/members`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHostTopicMembersQueryKey = (params?: ListHostTopicMembersParams,) => {
    return [
    `/v1/focusTopics/compere/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHostTopicMembersQueryOptions = <TData = Awaited<ReturnType<typeof listHostTopicMembers>>, TError = ErrorType<FaultResponse>>(params?: ListHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopicMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostTopicMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostTopicMembers>>> = ({ signal }) => listHostTopicMembers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostTopicMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostTopicMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listHostTopicMembers>>>
export type ListHostTopicMembersQueryError = ErrorType<FaultResponse>


export function useListHostTopicMembers<TData = Awaited<ReturnType<typeof listHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHostTopicMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopicMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostTopicMembers>>,
          TError,
          Awaited<ReturnType<typeof listHostTopicMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostTopicMembers<TData = Awaited<ReturnType<typeof listHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopicMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostTopicMembers>>,
          TError,
          Awaited<ReturnType<typeof listHostTopicMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostTopicMembers<TData = Awaited<ReturnType<typeof listHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopicMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Respondents with their standing
 */

export function useListHostTopicMembers<TData = Awaited<ReturnType<typeof listHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostTopicMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostTopicMembersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In one topic or, without it, in the whole group. Hosts and observers alone.
 * @summary Respondents counted by state
 */
export const countHostTopicMembers = (
    params?: CountHostTopicMembersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CountHostTopicMembers200>(
      {url: `/v1/focusTopics/compere/memberNums`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountHostTopicMembersQueryKey = (params?: CountHostTopicMembersParams,) => {
    return [
    `/v1/focusTopics/compere/memberNums`, ...(params ? [params] : [])
    ] as const;
    }


export const getCountHostTopicMembersQueryOptions = <TData = Awaited<ReturnType<typeof countHostTopicMembers>>, TError = ErrorType<FaultResponse>>(params?: CountHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countHostTopicMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountHostTopicMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countHostTopicMembers>>> = ({ signal }) => countHostTopicMembers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countHostTopicMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountHostTopicMembersQueryResult = NonNullable<Awaited<ReturnType<typeof countHostTopicMembers>>>
export type CountHostTopicMembersQueryError = ErrorType<FaultResponse>


export function useCountHostTopicMembers<TData = Awaited<ReturnType<typeof countHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  CountHostTopicMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countHostTopicMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countHostTopicMembers>>,
          TError,
          Awaited<ReturnType<typeof countHostTopicMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountHostTopicMembers<TData = Awaited<ReturnType<typeof countHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params?: CountHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countHostTopicMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countHostTopicMembers>>,
          TError,
          Awaited<ReturnType<typeof countHostTopicMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountHostTopicMembers<TData = Awaited<ReturnType<typeof countHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params?: CountHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countHostTopicMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Respondents counted by state
 */

export function useCountHostTopicMembers<TData = Awaited<ReturnType<typeof countHostTopicMembers>>, TError = ErrorType<FaultResponse>>(
 params?: CountHostTopicMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countHostTopicMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountHostTopicMembersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The best 20 of each. Hosts and observers alone.
 * @summary Search topics, answers and respondents
 */
export const searchHostTopics = (
    params: SearchHostTopicsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SearchHostTopics200>(
      {url: `/v1/focusTopics/compere/search`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchHostTopicsQueryKey = (params?: SearchHostTopicsParams,) => {
    return [
    `/v1/focusTopics/compere/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchHostTopicsQueryOptions = <TData = Awaited<ReturnType<typeof searchHostTopics>>, TError = ErrorType<FaultResponse>>(params: SearchHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHostTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchHostTopicsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchHostTopics>>> = ({ signal }) => searchHostTopics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchHostTopics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchHostTopicsQueryResult = NonNullable<Awaited<ReturnType<typeof searchHostTopics>>>
export type SearchHostTopicsQueryError = ErrorType<FaultResponse>


export function useSearchHostTopics<TData = Awaited<ReturnType<typeof searchHostTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchHostTopicsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHostTopics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchHostTopics>>,
          TError,
          Awaited<ReturnType<typeof searchHostTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHostTopics<TData = Awaited<ReturnType<typeof searchHostTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHostTopics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchHostTopics>>,
          TError,
          Awaited<ReturnType<typeof searchHostTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHostTopics<TData = Awaited<ReturnType<typeof searchHostTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHostTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search topics, answers and respondents
 */

export function useSearchHostTopics<TData = Awaited<ReturnType<typeof searchHostTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchHostTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHostTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchHostTopicsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the host's order with progress, what is unread and what is owed next. Respondents alone.
 * @summary The topics of a respondent with their sections
 */
export const listTopics = (
    params?: ListTopicsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListTopics200>(
      {url: `/focusSections`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListTopicsQueryKey = (params?: ListTopicsParams,) => {
    return [
    `/focusSections`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTopicsQueryOptions = <TData = Awaited<ReturnType<typeof listTopics>>, TError = ErrorType<FaultResponse>>(params?: ListTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopicsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopics>>> = ({ signal }) => listTopics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopicsQueryResult = NonNullable<Awaited<ReturnType<typeof listTopics>>>
export type ListTopicsQueryError = ErrorType<FaultResponse>


export function useListTopics<TData = Awaited<ReturnType<typeof listTopics>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListTopicsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopics>>,
          TError,
          Awaited<ReturnType<typeof listTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopics<TData = Awaited<ReturnType<typeof listTopics>>, TError = ErrorType<FaultResponse>>(
 params?: ListTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopics>>,
          TError,
          Awaited<ReturnType<typeof listTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopics<TData = Awaited<ReturnType<typeof listTopics>>, TError = ErrorType<FaultResponse>>(
 params?: ListTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The topics of a respondent with their sections
 */

export function useListTopics<TData = Awaited<ReturnType<typeof listTopics>>, TError = ErrorType<FaultResponse>>(
 params?: ListTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopicsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Hosts and observers alone.
 * @summary The sections of a topic with progress and who has not spoken
 */
export const listHostSections = (
    params: ListHostSectionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHostSections200>(
      {url: `/focusSections/compere`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHostSectionsQueryKey = (params?: ListHostSectionsParams,) => {
    return [
    `/focusSections/compere`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHostSectionsQueryOptions = <TData = Awaited<ReturnType<typeof listHostSections>>, TError = ErrorType<FaultResponse>>(params: ListHostSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostSectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostSections>>> = ({ signal }) => listHostSections(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHostSections>>>
export type ListHostSectionsQueryError = ErrorType<FaultResponse>


export function useListHostSections<TData = Awaited<ReturnType<typeof listHostSections>>, TError = ErrorType<FaultResponse>>(
 params: ListHostSectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostSections>>,
          TError,
          Awaited<ReturnType<typeof listHostSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostSections<TData = Awaited<ReturnType<typeof listHostSections>>, TError = ErrorType<FaultResponse>>(
 params: ListHostSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostSections>>,
          TError,
          Awaited<ReturnType<typeof listHostSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostSections<TData = Awaited<ReturnType<typeof listHostSections>>, TError = ErrorType<FaultResponse>>(
 params: ListHostSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The sections of a topic with progress and who has not spoken
 */

export function useListHostSections<TData = Awaited<ReturnType<typeof listHostSections>>, TError = ErrorType<FaultResponse>>(
 params: ListHostSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostSections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostSectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A hash other than that of the session's group is answered as if it did not exist.
 * @summary The task that a group's address stands for
 */
export const decodeGroupTask = (
    params: DecodeGroupTaskParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DecodeGroupTask200>(
      {url: `/focusSections/decode/task`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDecodeGroupTaskQueryKey = (params?: DecodeGroupTaskParams,) => {
    return [
    `/focusSections/decode/task`, ...(params ? [params] : [])
    ] as const;
    }


export const getDecodeGroupTaskQueryOptions = <TData = Awaited<ReturnType<typeof decodeGroupTask>>, TError = ErrorType<FaultResponse>>(params: DecodeGroupTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof decodeGroupTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDecodeGroupTaskQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof decodeGroupTask>>> = ({ signal }) => decodeGroupTask(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof decodeGroupTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DecodeGroupTaskQueryResult = NonNullable<Awaited<ReturnType<typeof decodeGroupTask>>>
export type DecodeGroupTaskQueryError = ErrorType<FaultResponse>


export function useDecodeGroupTask<TData = Awaited<ReturnType<typeof decodeGroupTask>>, TError = ErrorType<FaultResponse>>(
 params: DecodeGroupTaskParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof decodeGroupTask>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof decodeGroupTask>>,
          TError,
          Awaited<ReturnType<typeof decodeGroupTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDecodeGroupTask<TData = Awaited<ReturnType<typeof decodeGroupTask>>, TError = ErrorType<FaultResponse>>(
 params: DecodeGroupTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof decodeGroupTask>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof decodeGroupTask>>,
          TError,
          Awaited<ReturnType<typeof decodeGroupTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDecodeGroupTask<TData = Awaited<ReturnType<typeof decodeGroupTask>>, TError = ErrorType<FaultResponse>>(
 params: DecodeGroupTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof decodeGroupTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The task that a group's address stands for
 */

export function useDecodeGroupTask<TData = Awaited<ReturnType<typeof decodeGroupTask>>, TError = ErrorType<FaultResponse>>(
 params: DecodeGroupTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof decodeGroupTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDecodeGroupTaskQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As far as the caller may see it; an answer still locked to the caller is `ANSWER_FIRST`.
 * @summary One answer and what was said under it
 */
export const getFollowUpThread = (
    params: GetFollowUpThreadParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetFollowUpThread200>(
      {url: `/focusResponses/ask`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetFollowUpThreadQueryKey = (params?: GetFollowUpThreadParams,) => {
    return [
    `/focusResponses/ask`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetFollowUpThreadQueryOptions = <TData = Awaited<ReturnType<typeof getFollowUpThread>>, TError = ErrorType<FaultResponse>>(params: GetFollowUpThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollowUpThread>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFollowUpThreadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFollowUpThread>>> = ({ signal }) => getFollowUpThread(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFollowUpThread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFollowUpThreadQueryResult = NonNullable<Awaited<ReturnType<typeof getFollowUpThread>>>
export type GetFollowUpThreadQueryError = ErrorType<FaultResponse>


export function useGetFollowUpThread<TData = Awaited<ReturnType<typeof getFollowUpThread>>, TError = ErrorType<FaultResponse>>(
 params: GetFollowUpThreadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollowUpThread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFollowUpThread>>,
          TError,
          Awaited<ReturnType<typeof getFollowUpThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFollowUpThread<TData = Awaited<ReturnType<typeof getFollowUpThread>>, TError = ErrorType<FaultResponse>>(
 params: GetFollowUpThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollowUpThread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFollowUpThread>>,
          TError,
          Awaited<ReturnType<typeof getFollowUpThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFollowUpThread<TData = Awaited<ReturnType<typeof getFollowUpThread>>, TError = ErrorType<FaultResponse>>(
 params: GetFollowUpThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollowUpThread>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One answer and what was said under it
 */

export function useGetFollowUpThread<TData = Awaited<ReturnType<typeof getFollowUpThread>>, TError = ErrorType<FaultResponse>>(
 params: GetFollowUpThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollowUpThread>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFollowUpThreadQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * To respondents as the section's visibility allows: `ANSWER_FIRST` until they answered, `FORBIDDEN` where only hosts
 * see; the own answer comes with `getTopic` in any case. Hosts and observers see all. Deleted answers keep their place.
 * @summary The answers to a section
 */
export const listResponses = (
    params: ListResponsesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListResponses200>(
      {url: `/focusResponses`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListResponsesQueryKey = (params?: ListResponsesParams,) => {
    return [
    `/focusResponses`, ...(params ? [params] : [])
    ] as const;
    }


export const getListResponsesQueryOptions = <TData = Awaited<ReturnType<typeof listResponses>>, TError = ErrorType<FaultResponse>>(params: ListResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResponsesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResponses>>> = ({ signal }) => listResponses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResponses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResponsesQueryResult = NonNullable<Awaited<ReturnType<typeof listResponses>>>
export type ListResponsesQueryError = ErrorType<FaultResponse>


export function useListResponses<TData = Awaited<ReturnType<typeof listResponses>>, TError = ErrorType<FaultResponse>>(
 params: ListResponsesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponses>>,
          TError,
          Awaited<ReturnType<typeof listResponses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponses<TData = Awaited<ReturnType<typeof listResponses>>, TError = ErrorType<FaultResponse>>(
 params: ListResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponses>>,
          TError,
          Awaited<ReturnType<typeof listResponses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponses<TData = Awaited<ReturnType<typeof listResponses>>, TError = ErrorType<FaultResponse>>(
 params: ListResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The answers to a section
 */

export function useListResponses<TData = Awaited<ReturnType<typeof listResponses>>, TError = ErrorType<FaultResponse>>(
 params: ListResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResponsesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One answer a respondent a section. A retry with the same `clientId` answers with the stored answer; another
 * `clientId` is `ALREADY_ANSWERED` with the stored answer as data. Length is counted in characters without spaces.
 * Respondents alone.
 * @summary Answer a section
 */
export const createResponse = (
    responseCreate: BodyType<ResponseCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreateResponse200>(
      {url: `/focusResponses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: responseCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateResponseMutationKey = () => ['createResponse'] as const;

export const getCreateResponseMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createResponse>>, TError,CreateResponseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createResponse>>, TError,CreateResponseMutationVariables, TContext> => {

const mutationKey = getCreateResponseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createResponse>>, CreateResponseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createResponse(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateResponseMutationResult = NonNullable<Awaited<ReturnType<typeof createResponse>>>
    export type CreateResponseMutationBody = BodyType<ResponseCreate>
    export type CreateResponseMutationError = ErrorType<FaultResponse>
    export type CreateResponseMutationVariables = {data: BodyType<ResponseCreate>}

    /**
 * @summary Answer a section
 */
export const useCreateResponse = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createResponse>>, TError,CreateResponseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createResponse>>,
        TError,
        CreateResponseMutationVariables,
        TContext
      > => {
      return useMutation(getCreateResponseMutationOptions(options), queryClient);
    }
    /**
 * Until a host replies to it or the section closes; earlier wordings are kept for audit. Respondents alone.
 * @summary Change the own answer
 */
export const editResponse = (
    responseEdit: BodyType<ResponseEdit>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EditResponse200>(
      {url: `/focusResponses/edit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: responseEdit, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditResponseMutationKey = () => ['editResponse'] as const;

export const getEditResponseMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editResponse>>, TError,EditResponseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof editResponse>>, TError,EditResponseMutationVariables, TContext> => {

const mutationKey = getEditResponseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editResponse>>, EditResponseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editResponse(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditResponseMutationResult = NonNullable<Awaited<ReturnType<typeof editResponse>>>
    export type EditResponseMutationBody = BodyType<ResponseEdit>
    export type EditResponseMutationError = ErrorType<FaultResponse>
    export type EditResponseMutationVariables = {data: BodyType<ResponseEdit>}

    /**
 * @summary Change the own answer
 */
export const useEditResponse = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editResponse>>, TError,EditResponseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editResponse>>,
        TError,
        EditResponseMutationVariables,
        TContext
      > => {
      return useMutation(getEditResponseMutationOptions(options), queryClient);
    }
    /**
 * By role: a host asks publicly or only the author, must-answer or not; a respondent replies under the own answer, or
 * under another's that they may see; an observer notes for the back room. From a host's public or private word on, the
 * answer can no longer be edited. A retry with the same `clientId` answers with what was stored. After the section
 * has closed, only hosts, observers and replies to must-answer follow-ups are taken.
 * @summary Ask after an answer, reply or note
 */
export const createFollowUp = (
    id: Id,
    followUpCreate: BodyType<FollowUpCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreateFollowUp200>(
      {url: `/focusResponses/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: followUpCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateFollowUpMutationKey = () => ['createFollowUp'] as const;

export const getCreateFollowUpMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFollowUp>>, TError,CreateFollowUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFollowUp>>, TError,CreateFollowUpMutationVariables, TContext> => {

const mutationKey = getCreateFollowUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFollowUp>>, CreateFollowUpMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createFollowUp(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFollowUpMutationResult = NonNullable<Awaited<ReturnType<typeof createFollowUp>>>
    export type CreateFollowUpMutationBody = BodyType<FollowUpCreate>
    export type CreateFollowUpMutationError = ErrorType<FaultResponse>
    export type CreateFollowUpMutationVariables = {id: Id;data: BodyType<FollowUpCreate>}

    /**
 * @summary Ask after an answer, reply or note
 */
export const useCreateFollowUp = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFollowUp>>, TError,CreateFollowUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFollowUp>>,
        TError,
        CreateFollowUpMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFollowUpMutationOptions(options), queryClient);
    }
    /**
 * With the own choice, and results as far as they are shown. Respondents alone.
 * @summary A vote as its respondent sees it
 */
export const getVote = (
    params: GetVoteParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetVote200>(
      {url: `/focusVotes/user`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetVoteQueryKey = (params?: GetVoteParams,) => {
    return [
    `/focusVotes/user`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVoteQueryOptions = <TData = Awaited<ReturnType<typeof getVote>>, TError = ErrorType<FaultResponse>>(params: GetVoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVote>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVoteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVote>>> = ({ signal }) => getVote(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVoteQueryResult = NonNullable<Awaited<ReturnType<typeof getVote>>>
export type GetVoteQueryError = ErrorType<FaultResponse>


export function useGetVote<TData = Awaited<ReturnType<typeof getVote>>, TError = ErrorType<FaultResponse>>(
 params: GetVoteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVote>>,
          TError,
          Awaited<ReturnType<typeof getVote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVote<TData = Awaited<ReturnType<typeof getVote>>, TError = ErrorType<FaultResponse>>(
 params: GetVoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVote>>,
          TError,
          Awaited<ReturnType<typeof getVote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVote<TData = Awaited<ReturnType<typeof getVote>>, TError = ErrorType<FaultResponse>>(
 params: GetVoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVote>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A vote as its respondent sees it
 */

export function useGetVote<TData = Awaited<ReturnType<typeof getVote>>, TError = ErrorType<FaultResponse>>(
 params: GetVoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVote>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVoteQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Who chose what and who has not voted. Hosts and observers alone.
 * @summary The votes of a topic with names
 */
export const listHostVotes = (
    params?: ListHostVotesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHostVotes200>(
      {url: `/focusVotes/compere`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHostVotesQueryKey = (params?: ListHostVotesParams,) => {
    return [
    `/focusVotes/compere`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHostVotesQueryOptions = <TData = Awaited<ReturnType<typeof listHostVotes>>, TError = ErrorType<FaultResponse>>(params?: ListHostVotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostVotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostVotesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostVotes>>> = ({ signal }) => listHostVotes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostVotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostVotesQueryResult = NonNullable<Awaited<ReturnType<typeof listHostVotes>>>
export type ListHostVotesQueryError = ErrorType<FaultResponse>


export function useListHostVotes<TData = Awaited<ReturnType<typeof listHostVotes>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHostVotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostVotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostVotes>>,
          TError,
          Awaited<ReturnType<typeof listHostVotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostVotes<TData = Awaited<ReturnType<typeof listHostVotes>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostVotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostVotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostVotes>>,
          TError,
          Awaited<ReturnType<typeof listHostVotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostVotes<TData = Awaited<ReturnType<typeof listHostVotes>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostVotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostVotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The votes of a topic with names
 */

export function useListHostVotes<TData = Awaited<ReturnType<typeof listHostVotes>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostVotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostVotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostVotesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A vote stands: the same choice again answers the same, another one is `VOTE_CAST`, except where results are shown
 * after the close, when it may be changed until then. Options are checked against kind, minimum and maximum.
 * Respondents alone.
 * @summary Vote
 */
export const castVote = (
    voteCast: BodyType<VoteCast>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CastVote200>(
      {url: `/focusVotes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: voteCast, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCastVoteMutationKey = () => ['castVote'] as const;

export const getCastVoteMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof castVote>>, TError,CastVoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof castVote>>, TError,CastVoteMutationVariables, TContext> => {

const mutationKey = getCastVoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof castVote>>, CastVoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  castVote(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CastVoteMutationResult = NonNullable<Awaited<ReturnType<typeof castVote>>>
    export type CastVoteMutationBody = BodyType<VoteCast>
    export type CastVoteMutationError = ErrorType<FaultResponse>
    export type CastVoteMutationVariables = {data: BodyType<VoteCast>}

    /**
 * @summary Vote
 */
export const useCastVote = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof castVote>>, TError,CastVoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof castVote>>,
        TError,
        CastVoteMutationVariables,
        TContext
      > => {
      return useMutation(getCastVoteMutationOptions(options), queryClient);
    }
    /**
 * One sheet a section: the question, then each answer in order of time with its follow-ups and replies, without what is
 * deleted and without the back room's notes. Cells that begin like a formula are escaped. The last sheet, 说明, names
 * rows and columns, and gives the SHA-256 of each sheet's rows. Every download is recorded. Named time stamp and 4
 * digits. Hosts and observers alone.
 * @summary The transcript of a topic as a spreadsheet
 */
export const downloadTopicResponses = (
    params: DownloadTopicResponsesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/focusResponses/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadTopicResponsesQueryKey = (params?: DownloadTopicResponsesParams,) => {
    return [
    `/focusResponses/download`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadTopicResponsesQueryOptions = <TData = Awaited<ReturnType<typeof downloadTopicResponses>>, TError = ErrorType<FaultResponse>>(params: DownloadTopicResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTopicResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadTopicResponsesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadTopicResponses>>> = ({ signal }) => downloadTopicResponses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadTopicResponses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadTopicResponsesQueryResult = NonNullable<Awaited<ReturnType<typeof downloadTopicResponses>>>
export type DownloadTopicResponsesQueryError = ErrorType<FaultResponse>


export function useDownloadTopicResponses<TData = Awaited<ReturnType<typeof downloadTopicResponses>>, TError = ErrorType<FaultResponse>>(
 params: DownloadTopicResponsesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTopicResponses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadTopicResponses>>,
          TError,
          Awaited<ReturnType<typeof downloadTopicResponses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadTopicResponses<TData = Awaited<ReturnType<typeof downloadTopicResponses>>, TError = ErrorType<FaultResponse>>(
 params: DownloadTopicResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTopicResponses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadTopicResponses>>,
          TError,
          Awaited<ReturnType<typeof downloadTopicResponses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadTopicResponses<TData = Awaited<ReturnType<typeof downloadTopicResponses>>, TError = ErrorType<FaultResponse>>(
 params: DownloadTopicResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTopicResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The transcript of a topic as a spreadsheet
 */

export function useDownloadTopicResponses<TData = Awaited<ReturnType<typeof downloadTopicResponses>>, TError = ErrorType<FaultResponse>>(
 params: DownloadTopicResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTopicResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadTopicResponsesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One row a respondent: attributes they agreed to share, progress, answers, visits; no contact details. Cells that begin
 * like a formula are escaped. The last sheet, 说明, names filters, rows and columns, and gives the SHA-256 of the rows.
 * Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 * @summary The member list as a spreadsheet
 */
export const downloadGroupMembers = (
    params?: DownloadGroupMembersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/focusMembers/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadGroupMembersQueryKey = (params?: DownloadGroupMembersParams,) => {
    return [
    `/focusMembers/download`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadGroupMembersQueryOptions = <TData = Awaited<ReturnType<typeof downloadGroupMembers>>, TError = ErrorType<FaultResponse>>(params?: DownloadGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGroupMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadGroupMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadGroupMembers>>> = ({ signal }) => downloadGroupMembers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadGroupMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadGroupMembersQueryResult = NonNullable<Awaited<ReturnType<typeof downloadGroupMembers>>>
export type DownloadGroupMembersQueryError = ErrorType<FaultResponse>


export function useDownloadGroupMembers<TData = Awaited<ReturnType<typeof downloadGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  DownloadGroupMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGroupMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadGroupMembers>>,
          TError,
          Awaited<ReturnType<typeof downloadGroupMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadGroupMembers<TData = Awaited<ReturnType<typeof downloadGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGroupMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadGroupMembers>>,
          TError,
          Awaited<ReturnType<typeof downloadGroupMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadGroupMembers<TData = Awaited<ReturnType<typeof downloadGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGroupMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member list as a spreadsheet
 */

export function useDownloadGroupMembers<TData = Awaited<ReturnType<typeof downloadGroupMembers>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadGroupMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGroupMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadGroupMembersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Filters narrow together. Newest first unless ordered otherwise. Hosts and observers alone.
 * @summary All answers of the group, filtered
 */
export const listHostResponses = (
    params?: ListHostResponsesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHostResponses200>(
      {url: `/focusResponses/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHostResponsesQueryKey = (params?: ListHostResponsesParams,) => {
    return [
    `/focusResponses/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHostResponsesQueryOptions = <TData = Awaited<ReturnType<typeof listHostResponses>>, TError = ErrorType<FaultResponse>>(params?: ListHostResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostResponsesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostResponses>>> = ({ signal }) => listHostResponses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostResponses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostResponsesQueryResult = NonNullable<Awaited<ReturnType<typeof listHostResponses>>>
export type ListHostResponsesQueryError = ErrorType<FaultResponse>


export function useListHostResponses<TData = Awaited<ReturnType<typeof listHostResponses>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHostResponsesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostResponses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostResponses>>,
          TError,
          Awaited<ReturnType<typeof listHostResponses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostResponses<TData = Awaited<ReturnType<typeof listHostResponses>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostResponses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostResponses>>,
          TError,
          Awaited<ReturnType<typeof listHostResponses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostResponses<TData = Awaited<ReturnType<typeof listHostResponses>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All answers of the group, filtered
 */

export function useListHostResponses<TData = Awaited<ReturnType<typeof listHostResponses>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostResponsesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostResponses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostResponsesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Hosts and observers alone.
 * @summary Topics and sections to filter answers by
 */
export const listResponseTopics = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListResponseTopics200>(
      {url: `/focusResponses/topic`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListResponseTopicsQueryKey = () => {
    return [
    `/focusResponses/topic`
    ] as const;
    }


export const getListResponseTopicsQueryOptions = <TData = Awaited<ReturnType<typeof listResponseTopics>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResponseTopicsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResponseTopics>>> = ({ signal }) => listResponseTopics(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResponseTopics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResponseTopicsQueryResult = NonNullable<Awaited<ReturnType<typeof listResponseTopics>>>
export type ListResponseTopicsQueryError = ErrorType<FaultResponse>


export function useListResponseTopics<TData = Awaited<ReturnType<typeof listResponseTopics>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTopics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponseTopics>>,
          TError,
          Awaited<ReturnType<typeof listResponseTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponseTopics<TData = Awaited<ReturnType<typeof listResponseTopics>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTopics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponseTopics>>,
          TError,
          Awaited<ReturnType<typeof listResponseTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponseTopics<TData = Awaited<ReturnType<typeof listResponseTopics>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Topics and sections to filter answers by
 */

export function useListResponseTopics<TData = Awaited<ReturnType<typeof listResponseTopics>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResponseTopicsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Most used first. Hosts and observers alone.
 * @summary The tags of the group
 */
export const listResponseTags = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListResponseTags200>(
      {url: `/focusResponses/tag`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListResponseTagsQueryKey = () => {
    return [
    `/focusResponses/tag`
    ] as const;
    }


export const getListResponseTagsQueryOptions = <TData = Awaited<ReturnType<typeof listResponseTags>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResponseTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResponseTags>>> = ({ signal }) => listResponseTags(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResponseTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResponseTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listResponseTags>>>
export type ListResponseTagsQueryError = ErrorType<FaultResponse>


export function useListResponseTags<TData = Awaited<ReturnType<typeof listResponseTags>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponseTags>>,
          TError,
          Awaited<ReturnType<typeof listResponseTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponseTags<TData = Awaited<ReturnType<typeof listResponseTags>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponseTags>>,
          TError,
          Awaited<ReturnType<typeof listResponseTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponseTags<TData = Awaited<ReturnType<typeof listResponseTags>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tags of the group
 */

export function useListResponseTags<TData = Awaited<ReturnType<typeof listResponseTags>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResponseTagsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only what respondents agreed to share with this group. Hosts and observers alone.
 * @summary Attributes of respondents to filter answers by
 */
export const listResponseAttributes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListResponseAttributes200>(
      {url: `/focusResponses/member/attr`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListResponseAttributesQueryKey = () => {
    return [
    `/focusResponses/member/attr`
    ] as const;
    }


export const getListResponseAttributesQueryOptions = <TData = Awaited<ReturnType<typeof listResponseAttributes>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseAttributes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResponseAttributesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResponseAttributes>>> = ({ signal }) => listResponseAttributes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResponseAttributes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResponseAttributesQueryResult = NonNullable<Awaited<ReturnType<typeof listResponseAttributes>>>
export type ListResponseAttributesQueryError = ErrorType<FaultResponse>


export function useListResponseAttributes<TData = Awaited<ReturnType<typeof listResponseAttributes>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseAttributes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponseAttributes>>,
          TError,
          Awaited<ReturnType<typeof listResponseAttributes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponseAttributes<TData = Awaited<ReturnType<typeof listResponseAttributes>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseAttributes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResponseAttributes>>,
          TError,
          Awaited<ReturnType<typeof listResponseAttributes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResponseAttributes<TData = Awaited<ReturnType<typeof listResponseAttributes>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseAttributes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Attributes of respondents to filter answers by
 */

export function useListResponseAttributes<TData = Awaited<ReturnType<typeof listResponseAttributes>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResponseAttributes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResponseAttributesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Content and attachments are hidden from everyone and kept for audit; the author is told the reason, and may answer
 * again while the section is open. All or nothing. Hosts alone.
 * @summary Delete answers with a reason
 */
export const deleteResponses = (
    responseDelete: BodyType<ResponseDelete>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DeleteResponses200>(
      {url: `/focusResponses/delete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: responseDelete, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteResponsesMutationKey = () => ['deleteResponses'] as const;

export const getDeleteResponsesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteResponses>>, TError,DeleteResponsesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteResponses>>, TError,DeleteResponsesMutationVariables, TContext> => {

const mutationKey = getDeleteResponsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteResponses>>, DeleteResponsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteResponses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteResponsesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteResponses>>>
    export type DeleteResponsesMutationBody = BodyType<ResponseDelete>
    export type DeleteResponsesMutationError = ErrorType<FaultResponse>
    export type DeleteResponsesMutationVariables = {data: BodyType<ResponseDelete>}

    /**
 * @summary Delete answers with a reason
 */
export const useDeleteResponses = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteResponses>>, TError,DeleteResponsesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteResponses>>,
        TError,
        DeleteResponsesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteResponsesMutationOptions(options), queryClient);
    }
    /**
 * One row an answer, oldest first: topic, section, respondent, attributes, content, tags, tagged passages, number of
 * attachments, times. Without deleted answers. Cells that begin like a formula are escaped. The last sheet, 说明, gives
 * filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 * @summary Filtered answers as a spreadsheet
 */
export const downloadResponseTable = (
    params?: DownloadResponseTableParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/focusResponses/base/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadResponseTableQueryKey = (params?: DownloadResponseTableParams,) => {
    return [
    `/focusResponses/base/download`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadResponseTableQueryOptions = <TData = Awaited<ReturnType<typeof downloadResponseTable>>, TError = ErrorType<FaultResponse>>(params?: DownloadResponseTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadResponseTableQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadResponseTable>>> = ({ signal }) => downloadResponseTable(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadResponseTable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadResponseTableQueryResult = NonNullable<Awaited<ReturnType<typeof downloadResponseTable>>>
export type DownloadResponseTableQueryError = ErrorType<FaultResponse>


export function useDownloadResponseTable<TData = Awaited<ReturnType<typeof downloadResponseTable>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  DownloadResponseTableParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseTable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadResponseTable>>,
          TError,
          Awaited<ReturnType<typeof downloadResponseTable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadResponseTable<TData = Awaited<ReturnType<typeof downloadResponseTable>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadResponseTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseTable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadResponseTable>>,
          TError,
          Awaited<ReturnType<typeof downloadResponseTable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadResponseTable<TData = Awaited<ReturnType<typeof downloadResponseTable>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadResponseTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Filtered answers as a spreadsheet
 */

export function useDownloadResponseTable<TData = Awaited<ReturnType<typeof downloadResponseTable>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadResponseTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadResponseTableQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One row a respondent with a matching answer, one column a section. Cells that begin like a formula are escaped. The
 * last sheet, 说明, gives filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and
 * observers alone.
 * @summary Filtered answers by respondent as a spreadsheet
 */
export const downloadMemberTable = (
    params?: DownloadMemberTableParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/focusResponses/member/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadMemberTableQueryKey = (params?: DownloadMemberTableParams,) => {
    return [
    `/focusResponses/member/download`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadMemberTableQueryOptions = <TData = Awaited<ReturnType<typeof downloadMemberTable>>, TError = ErrorType<FaultResponse>>(params?: DownloadMemberTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMemberTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadMemberTableQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadMemberTable>>> = ({ signal }) => downloadMemberTable(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadMemberTable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadMemberTableQueryResult = NonNullable<Awaited<ReturnType<typeof downloadMemberTable>>>
export type DownloadMemberTableQueryError = ErrorType<FaultResponse>


export function useDownloadMemberTable<TData = Awaited<ReturnType<typeof downloadMemberTable>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  DownloadMemberTableParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMemberTable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadMemberTable>>,
          TError,
          Awaited<ReturnType<typeof downloadMemberTable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadMemberTable<TData = Awaited<ReturnType<typeof downloadMemberTable>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadMemberTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMemberTable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadMemberTable>>,
          TError,
          Awaited<ReturnType<typeof downloadMemberTable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadMemberTable<TData = Awaited<ReturnType<typeof downloadMemberTable>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadMemberTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMemberTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Filtered answers by respondent as a spreadsheet
 */

export function useDownloadMemberTable<TData = Awaited<ReturnType<typeof downloadMemberTable>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadMemberTableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMemberTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadMemberTableQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A folder a topic, in it files named by nickname and original name. Named time stamp and 4 digits, streamed. Without
 * a single file `NOT_FOUND`. Hosts and observers alone.
 * @summary The attachments of filtered answers in one archive
 */
export const downloadResponseAttachments = (
    params?: DownloadResponseAttachmentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/focusResponses/attachment/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadResponseAttachmentsQueryKey = (params?: DownloadResponseAttachmentsParams,) => {
    return [
    `/focusResponses/attachment/download`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadResponseAttachmentsQueryOptions = <TData = Awaited<ReturnType<typeof downloadResponseAttachments>>, TError = ErrorType<FaultResponse>>(params?: DownloadResponseAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadResponseAttachmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadResponseAttachments>>> = ({ signal }) => downloadResponseAttachments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadResponseAttachments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadResponseAttachmentsQueryResult = NonNullable<Awaited<ReturnType<typeof downloadResponseAttachments>>>
export type DownloadResponseAttachmentsQueryError = ErrorType<FaultResponse>


export function useDownloadResponseAttachments<TData = Awaited<ReturnType<typeof downloadResponseAttachments>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  DownloadResponseAttachmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseAttachments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadResponseAttachments>>,
          TError,
          Awaited<ReturnType<typeof downloadResponseAttachments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadResponseAttachments<TData = Awaited<ReturnType<typeof downloadResponseAttachments>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadResponseAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseAttachments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadResponseAttachments>>,
          TError,
          Awaited<ReturnType<typeof downloadResponseAttachments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadResponseAttachments<TData = Awaited<ReturnType<typeof downloadResponseAttachments>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadResponseAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The attachments of filtered answers in one archive
 */

export function useDownloadResponseAttachments<TData = Awaited<ReturnType<typeof downloadResponseAttachments>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadResponseAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadResponseAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadResponseAttachmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first: what stands in answers and follow-ups that the caller may see, and what the caller uploaded and hasn't sent
 * yet. Respondents see their own; hosts and observers all but those of deleted answers.
 * @summary Attachments of the group
 */
export const listGroupAttachments = (
    params?: ListGroupAttachmentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListGroupAttachments200>(
      {url: `/focus/attachment`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListGroupAttachmentsQueryKey = (params?: ListGroupAttachmentsParams,) => {
    return [
    `/focus/attachment`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGroupAttachmentsQueryOptions = <TData = Awaited<ReturnType<typeof listGroupAttachments>>, TError = ErrorType<FaultResponse>>(params?: ListGroupAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupAttachmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupAttachments>>> = ({ signal }) => listGroupAttachments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupAttachments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupAttachmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupAttachments>>>
export type ListGroupAttachmentsQueryError = ErrorType<FaultResponse>


export function useListGroupAttachments<TData = Awaited<ReturnType<typeof listGroupAttachments>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListGroupAttachmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupAttachments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupAttachments>>,
          TError,
          Awaited<ReturnType<typeof listGroupAttachments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupAttachments<TData = Awaited<ReturnType<typeof listGroupAttachments>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupAttachments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupAttachments>>,
          TError,
          Awaited<ReturnType<typeof listGroupAttachments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupAttachments<TData = Awaited<ReturnType<typeof listGroupAttachments>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Attachments of the group
 */

export function useListGroupAttachments<TData = Awaited<ReturnType<typeof listGroupAttachments>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupAttachmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGroupAttachmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The file's content decides its type, not its name; location data is stripped from pictures. Its id is then given to
 * `createResponse`, `editResponse` or `createFollowUp`. What is used nowhere after 24 hours is removed. Respondents give
 * pictures, videos and recordings, hosts also PDF; observers nothing.
 * @summary Register an uploaded file
 */
export const addGroupAttachment = (
    groupAttachmentCreate: BodyType<GroupAttachmentCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AddGroupAttachment200>(
      {url: `/focus/attachment`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupAttachmentCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddGroupAttachmentMutationKey = () => ['addGroupAttachment'] as const;

export const getAddGroupAttachmentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addGroupAttachment>>, TError,AddGroupAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addGroupAttachment>>, TError,AddGroupAttachmentMutationVariables, TContext> => {

const mutationKey = getAddGroupAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addGroupAttachment>>, AddGroupAttachmentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addGroupAttachment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddGroupAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof addGroupAttachment>>>
    export type AddGroupAttachmentMutationBody = BodyType<GroupAttachmentCreate>
    export type AddGroupAttachmentMutationError = ErrorType<FaultResponse>
    export type AddGroupAttachmentMutationVariables = {data: BodyType<GroupAttachmentCreate>}

    /**
 * @summary Register an uploaded file
 */
export const useAddGroupAttachment = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addGroupAttachment>>, TError,AddGroupAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addGroupAttachment>>,
        TError,
        AddGroupAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getAddGroupAttachmentMutationOptions(options), queryClient);
    }
    /**
 * A folder a topic; in it files named by section, respondent as `identity` says, and a number, never by the original name,
 * which may name a person. The last file, 清单.csv, gives each file's person, place, time and SHA-256. All must be visible
 * to the caller, else `NOT_FOUND`. Every download is recorded. Named time stamp and 4 digits, streamed. Hosts alone.
 * @summary Chosen attachments in one archive
 */
export const downloadGroupAttachments = (
    groupAttachmentDownload: BodyType<GroupAttachmentDownload>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/focus/attachment/download`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupAttachmentDownload,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadGroupAttachmentsMutationKey = () => ['downloadGroupAttachments'] as const;

export const getDownloadGroupAttachmentsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadGroupAttachments>>, TError,DownloadGroupAttachmentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadGroupAttachments>>, TError,DownloadGroupAttachmentsMutationVariables, TContext> => {

const mutationKey = getDownloadGroupAttachmentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadGroupAttachments>>, DownloadGroupAttachmentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  downloadGroupAttachments(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadGroupAttachmentsMutationResult = NonNullable<Awaited<ReturnType<typeof downloadGroupAttachments>>>
    export type DownloadGroupAttachmentsMutationBody = BodyType<GroupAttachmentDownload>
    export type DownloadGroupAttachmentsMutationError = ErrorType<FaultResponse>
    export type DownloadGroupAttachmentsMutationVariables = {data: BodyType<GroupAttachmentDownload>}

    /**
 * @summary Chosen attachments in one archive
 */
export const useDownloadGroupAttachments = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadGroupAttachments>>, TError,DownloadGroupAttachmentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadGroupAttachments>>,
        TError,
        DownloadGroupAttachmentsMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadGroupAttachmentsMutationOptions(options), queryClient);
    }
    /**
 * Respondents their own, while the answer that holds them may still be edited; hosts any, with a reason. All or nothing.
 * Kept for audit.
 * @summary Remove attachments
 */
export const removeGroupAttachments = (
    groupAttachmentRemove: BodyType<GroupAttachmentRemove>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RemoveGroupAttachments200>(
      {url: `/focus/attachment/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupAttachmentRemove, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRemoveGroupAttachmentsMutationKey = () => ['removeGroupAttachments'] as const;

export const getRemoveGroupAttachmentsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeGroupAttachments>>, TError,RemoveGroupAttachmentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeGroupAttachments>>, TError,RemoveGroupAttachmentsMutationVariables, TContext> => {

const mutationKey = getRemoveGroupAttachmentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeGroupAttachments>>, RemoveGroupAttachmentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeGroupAttachments(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveGroupAttachmentsMutationResult = NonNullable<Awaited<ReturnType<typeof removeGroupAttachments>>>
    export type RemoveGroupAttachmentsMutationBody = BodyType<GroupAttachmentRemove>
    export type RemoveGroupAttachmentsMutationError = ErrorType<FaultResponse>
    export type RemoveGroupAttachmentsMutationVariables = {data: BodyType<GroupAttachmentRemove>}

    /**
 * @summary Remove attachments
 */
export const useRemoveGroupAttachments = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeGroupAttachments>>, TError,RemoveGroupAttachmentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeGroupAttachments>>,
        TError,
        RemoveGroupAttachmentsMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveGroupAttachmentsMutationOptions(options), queryClient);
    }
    /**
 * Answers from publication on, so that the page can count down to an upcoming group and tell that one is over, and
 * hosts can sign in to an archived one. Before that `GROUP_NOT_OPEN`; an unknown hash is `NOT_FOUND`.
 * @summary What the sign-in page of a group says
 */
export const getGroup = (
    hash: PublicId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetGroup200>(
      {url: `/v1/groups/${encodeURIComponent(String(hash))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetGroupQueryKey = (hash: PublicId,) => {
    return [
    `/v1/groups/${hash}`
    ] as const;
    }


export const getGetGroupQueryOptions = <TData = Awaited<ReturnType<typeof getGroup>>, TError = ErrorType<FaultResponse>>(hash: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroup>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGroupQueryKey(hash);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGroup>>> = ({ signal }) => getGroup(hash, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hash !== null && hash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGroupQueryResult = NonNullable<Awaited<ReturnType<typeof getGroup>>>
export type GetGroupQueryError = ErrorType<FaultResponse>


export function useGetGroup<TData = Awaited<ReturnType<typeof getGroup>>, TError = ErrorType<FaultResponse>>(
 hash: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroup>>,
          TError,
          Awaited<ReturnType<typeof getGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroup<TData = Awaited<ReturnType<typeof getGroup>>, TError = ErrorType<FaultResponse>>(
 hash: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroup>>,
          TError,
          Awaited<ReturnType<typeof getGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroup<TData = Awaited<ReturnType<typeof getGroup>>, TError = ErrorType<FaultResponse>>(
 hash: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the sign-in page of a group says
 */

export function useGetGroup<TData = Awaited<ReturnType<typeof getGroup>>, TError = ErrorType<FaultResponse>>(
 hash: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGroupQueryOptions(hash,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers the same whether the mobile is invited or not; a code goes out only to invited ones. Resend after 60 s,
 * 5 a day a mobile, 20 a day a device (rule 2.5).
 * @summary Send a sign-in code to an invited mobile
 */
export const sendGroupCode = (
    hash: PublicId,
    groupCodeRequest: BodyType<GroupCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SendGroupCode200>(
      {url: `/v1/groups/${encodeURIComponent(String(hash))}/sms/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendGroupCodeMutationKey = () => ['sendGroupCode'] as const;

export const getSendGroupCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGroupCode>>, TError,SendGroupCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendGroupCode>>, TError,SendGroupCodeMutationVariables, TContext> => {

const mutationKey = getSendGroupCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendGroupCode>>, SendGroupCodeMutationVariables> = (props) => {
          const {hash,data} = props ?? {};

          return  sendGroupCode(hash,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendGroupCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendGroupCode>>>
    export type SendGroupCodeMutationBody = BodyType<GroupCodeRequest>
    export type SendGroupCodeMutationError = ErrorType<FaultResponse>
    export type SendGroupCodeMutationVariables = {hash: PublicId;data: BodyType<GroupCodeRequest>}

    /**
 * @summary Send a sign-in code to an invited mobile
 */
export const useSendGroupCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGroupCode>>, TError,SendGroupCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendGroupCode>>,
        TError,
        SendGroupCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendGroupCodeMutationOptions(options), queryClient);
    }
    /**
 * The session's audience is the group: it opens nothing else. Respondents enter from opening until the group is
 * archived, else `GROUP_NOT_OPEN`; hosts and observers also before and after. `NOT_INVITED` is told only to who proved the mobile by
 * a right code, for an invitation withdrawn since.
 * @summary Sign in to one group with mobile and code
 */
export const loginGroup = (
    hash: PublicId,
    groupLogin: BodyType<GroupLogin>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginGroup200>(
      {url: `/v1/groups/${encodeURIComponent(String(hash))}/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupLogin, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginGroupMutationKey = () => ['loginGroup'] as const;

export const getLoginGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginGroup>>, TError,LoginGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginGroup>>, TError,LoginGroupMutationVariables, TContext> => {

const mutationKey = getLoginGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginGroup>>, LoginGroupMutationVariables> = (props) => {
          const {hash,data} = props ?? {};

          return  loginGroup(hash,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginGroupMutationResult = NonNullable<Awaited<ReturnType<typeof loginGroup>>>
    export type LoginGroupMutationBody = BodyType<GroupLogin>
    export type LoginGroupMutationError = ErrorType<FaultResponse>
    export type LoginGroupMutationVariables = {hash: PublicId;data: BodyType<GroupLogin>}

    /**
 * @summary Sign in to one group with mobile and code
 */
export const useLoginGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginGroup>>, TError,LoginGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginGroup>>,
        TError,
        LoginGroupMutationVariables,
        TContext
      > => {
      return useMutation(getLoginGroupMutationOptions(options), queryClient);
    }
    /**
 * A one-time ticket, good for 60 seconds and for this group only (rule 6.3).
 * @summary Let an invited member cross from the member site into a group
 */
export const createGroupTicket = (
    hash: PublicId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreateGroupTicket200>(
      {url: `/v1/groups/${encodeURIComponent(String(hash))}/ticket`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateGroupTicketMutationKey = () => ['createGroupTicket'] as const;

export const getCreateGroupTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGroupTicket>>, TError,CreateGroupTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGroupTicket>>, TError,CreateGroupTicketMutationVariables, TContext> => {

const mutationKey = getCreateGroupTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGroupTicket>>, CreateGroupTicketMutationVariables> = (props) => {
          const {hash} = props ?? {};

          return  createGroupTicket(hash,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGroupTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createGroupTicket>>>

    export type CreateGroupTicketMutationError = ErrorType<FaultResponse>
    export type CreateGroupTicketMutationVariables = {hash: PublicId}

    /**
 * @summary Let an invited member cross from the member site into a group
 */
export const useCreateGroupTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGroupTicket>>, TError,CreateGroupTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGroupTicket>>,
        TError,
        CreateGroupTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGroupTicketMutationOptions(options), queryClient);
    }
    /**
 * A ticket that is used, expired or of another group is `TICKET_INVALID`; the mobile and code are then the way in.
 * @summary Sign in to one group with a ticket
 */
export const loginGroupWithTicket = (
    hash: PublicId,
    groupTicketLogin: BodyType<GroupTicketLogin>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginGroupWithTicket200>(
      {url: `/v1/groups/${encodeURIComponent(String(hash))}/ticket/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupTicketLogin, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginGroupWithTicketMutationKey = () => ['loginGroupWithTicket'] as const;

export const getLoginGroupWithTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginGroupWithTicket>>, TError,LoginGroupWithTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginGroupWithTicket>>, TError,LoginGroupWithTicketMutationVariables, TContext> => {

const mutationKey = getLoginGroupWithTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginGroupWithTicket>>, LoginGroupWithTicketMutationVariables> = (props) => {
          const {hash,data} = props ?? {};

          return  loginGroupWithTicket(hash,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginGroupWithTicketMutationResult = NonNullable<Awaited<ReturnType<typeof loginGroupWithTicket>>>
    export type LoginGroupWithTicketMutationBody = BodyType<GroupTicketLogin>
    export type LoginGroupWithTicketMutationError = ErrorType<FaultResponse>
    export type LoginGroupWithTicketMutationVariables = {hash: PublicId;data: BodyType<GroupTicketLogin>}

    /**
 * @summary Sign in to one group with a ticket
 */
export const useLoginGroupWithTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginGroupWithTicket>>, TError,LoginGroupWithTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginGroupWithTicket>>,
        TError,
        LoginGroupWithTicketMutationVariables,
        TContext
      > => {
      return useMutation(getLoginGroupWithTicketMutationOptions(options), queryClient);
    }
    /**
 * Records the agreement to rules and consent with its version and time. Refuses a version that is no longer current
 * with `GROUP_CONSENT_REQUIRED`, the hash of another group with `NOT_FOUND`, and an archived group with
 * `GROUP_NOT_OPEN`.
 * @summary Settle the first visit, or change nickname and avatar
 */
export const updateGroupProfile = (
    hash: PublicId,
    groupProfileUpdate: BodyType<GroupProfileUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UpdateGroupProfile200>(
      {url: `/v1/groups/${encodeURIComponent(String(hash))}/profile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupProfileUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateGroupProfileMutationKey = () => ['updateGroupProfile'] as const;

export const getUpdateGroupProfileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGroupProfile>>, TError,UpdateGroupProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGroupProfile>>, TError,UpdateGroupProfileMutationVariables, TContext> => {

const mutationKey = getUpdateGroupProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGroupProfile>>, UpdateGroupProfileMutationVariables> = (props) => {
          const {hash,data} = props ?? {};

          return  updateGroupProfile(hash,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGroupProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateGroupProfile>>>
    export type UpdateGroupProfileMutationBody = BodyType<GroupProfileUpdate>
    export type UpdateGroupProfileMutationError = ErrorType<FaultResponse>
    export type UpdateGroupProfileMutationVariables = {hash: PublicId;data: BodyType<GroupProfileUpdate>}

    /**
 * @summary Settle the first visit, or change nickname and avatar
 */
export const useUpdateGroupProfile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGroupProfile>>, TError,UpdateGroupProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGroupProfile>>,
        TError,
        UpdateGroupProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGroupProfileMutationOptions(options), queryClient);
    }
    /**
 * Topics the caller may see whose title, or a section's title, contains the words; best first, at most 10.
 * @summary Suggest topics while typing in the header
 */
export const searchTopics = (
    params: SearchTopicsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SearchTopics200>(
      {url: `/v1/focusTopics/search`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchTopicsQueryKey = (params?: SearchTopicsParams,) => {
    return [
    `/v1/focusTopics/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchTopicsQueryOptions = <TData = Awaited<ReturnType<typeof searchTopics>>, TError = ErrorType<FaultResponse>>(params: SearchTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchTopicsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchTopics>>> = ({ signal }) => searchTopics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchTopics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchTopicsQueryResult = NonNullable<Awaited<ReturnType<typeof searchTopics>>>
export type SearchTopicsQueryError = ErrorType<FaultResponse>


export function useSearchTopics<TData = Awaited<ReturnType<typeof searchTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchTopicsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTopics>>,
          TError,
          Awaited<ReturnType<typeof searchTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTopics<TData = Awaited<ReturnType<typeof searchTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTopics>>,
          TError,
          Awaited<ReturnType<typeof searchTopics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTopics<TData = Awaited<ReturnType<typeof searchTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggest topics while typing in the header
 */

export function useSearchTopics<TData = Awaited<ReturnType<typeof searchTopics>>, TError = ErrorType<FaultResponse>>(
 params: SearchTopicsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchTopicsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything up to and including an answer counts as read by the caller; a divider never moves back. All or nothing.
 * Nothing needs to be fetched again afterwards. A host's reading shows the authors 「主持人已看」.
 * @summary Move the unread dividers of sections
 */
export const markSectionsRead = (
    sectionReads: BodyType<SectionReads>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarkSectionsRead200>(
      {url: `/v1/focusSections/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sectionReads, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMarkSectionsReadMutationKey = () => ['markSectionsRead'] as const;

export const getMarkSectionsReadMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markSectionsRead>>, TError,MarkSectionsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markSectionsRead>>, TError,MarkSectionsReadMutationVariables, TContext> => {

const mutationKey = getMarkSectionsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markSectionsRead>>, MarkSectionsReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markSectionsRead(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkSectionsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markSectionsRead>>>
    export type MarkSectionsReadMutationBody = BodyType<SectionReads>
    export type MarkSectionsReadMutationError = ErrorType<FaultResponse>
    export type MarkSectionsReadMutationVariables = {data: BodyType<SectionReads>}

    /**
 * @summary Move the unread dividers of sections
 */
export const useMarkSectionsRead = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markSectionsRead>>, TError,MarkSectionsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markSectionsRead>>,
        TError,
        MarkSectionsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkSectionsReadMutationOptions(options), queryClient);
    }
    /**
 * By message, at most once in 24 hours a respondent. Hosts alone.
 * @summary Remind respondents of what they owe
 */
export const remindGroupMembers = (
    topicReminder: BodyType<TopicReminder>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RemindGroupMembers200>(
      {url: `/v1/focusTopics/remind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: topicReminder, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRemindGroupMembersMutationKey = () => ['remindGroupMembers'] as const;

export const getRemindGroupMembersMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindGroupMembers>>, TError,RemindGroupMembersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof remindGroupMembers>>, TError,RemindGroupMembersMutationVariables, TContext> => {

const mutationKey = getRemindGroupMembersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindGroupMembers>>, RemindGroupMembersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  remindGroupMembers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemindGroupMembersMutationResult = NonNullable<Awaited<ReturnType<typeof remindGroupMembers>>>
    export type RemindGroupMembersMutationBody = BodyType<TopicReminder>
    export type RemindGroupMembersMutationError = ErrorType<FaultResponse>
    export type RemindGroupMembersMutationVariables = {data: BodyType<TopicReminder>}

    /**
 * @summary Remind respondents of what they owe
 */
export const useRemindGroupMembers = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindGroupMembers>>, TError,RemindGroupMembersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof remindGroupMembers>>,
        TError,
        RemindGroupMembersMutationVariables,
        TContext
      > => {
      return useMutation(getRemindGroupMembersMutationOptions(options), queryClient);
    }
    /**
 * All or nothing; a tag that no answer carries any more is gone. With `passage` the tags stand on a marked part of one
 * answer; `PASSAGE_STALE` when that was edited since. Hosts alone.
 * @summary Put tags on answers and take them off
 */
export const tagResponses = (
    responseTagging: BodyType<ResponseTagging>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TagResponses200>(
      {url: `/v1/focusResponses/tags`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: responseTagging, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTagResponsesMutationKey = () => ['tagResponses'] as const;

export const getTagResponsesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagResponses>>, TError,TagResponsesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof tagResponses>>, TError,TagResponsesMutationVariables, TContext> => {

const mutationKey = getTagResponsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tagResponses>>, TagResponsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tagResponses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TagResponsesMutationResult = NonNullable<Awaited<ReturnType<typeof tagResponses>>>
    export type TagResponsesMutationBody = BodyType<ResponseTagging>
    export type TagResponsesMutationError = ErrorType<FaultResponse>
    export type TagResponsesMutationVariables = {data: BodyType<ResponseTagging>}

    /**
 * @summary Put tags on answers and take them off
 */
export const useTagResponses = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagResponses>>, TError,TagResponsesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tagResponses>>,
        TError,
        TagResponsesMutationVariables,
        TContext
      > => {
      return useMutation(getTagResponsesMutationOptions(options), queryClient);
    }
    /**
 * Within 30 days (`RESTORE_TOO_LATE`), and not where the author has answered again (`RESPONSE_REPLACED`). All or nothing.
 * Hosts alone.
 * @summary Bring deleted answers back
 */
export const restoreResponses = (
    responseRestore: BodyType<ResponseRestore>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RestoreResponses200>(
      {url: `/v1/focusResponses/restore`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: responseRestore, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRestoreResponsesMutationKey = () => ['restoreResponses'] as const;

export const getRestoreResponsesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreResponses>>, TError,RestoreResponsesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreResponses>>, TError,RestoreResponsesMutationVariables, TContext> => {

const mutationKey = getRestoreResponsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreResponses>>, RestoreResponsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreResponses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreResponsesMutationResult = NonNullable<Awaited<ReturnType<typeof restoreResponses>>>
    export type RestoreResponsesMutationBody = BodyType<ResponseRestore>
    export type RestoreResponsesMutationError = ErrorType<FaultResponse>
    export type RestoreResponsesMutationVariables = {data: BodyType<ResponseRestore>}

    /**
 * @summary Bring deleted answers back
 */
export const useRestoreResponses = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreResponses>>, TError,RestoreResponsesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreResponses>>,
        TError,
        RestoreResponsesMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreResponsesMutationOptions(options), queryClient);
    }
    /**
 * Seen by nobody else. Hosts and observers alone.
 * @summary Star an answer for oneself
 */
export const starResponse = (
    responseStar: BodyType<ResponseStar>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StarResponse200>(
      {url: `/v1/focusResponses/star`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: responseStar, ...(signal ? { signal }: {})
    },
      options);
    }




export const getStarResponseMutationKey = () => ['starResponse'] as const;

export const getStarResponseMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof starResponse>>, TError,StarResponseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof starResponse>>, TError,StarResponseMutationVariables, TContext> => {

const mutationKey = getStarResponseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof starResponse>>, StarResponseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  starResponse(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StarResponseMutationResult = NonNullable<Awaited<ReturnType<typeof starResponse>>>
    export type StarResponseMutationBody = BodyType<ResponseStar>
    export type StarResponseMutationError = ErrorType<FaultResponse>
    export type StarResponseMutationVariables = {data: BodyType<ResponseStar>}

    /**
 * @summary Star an answer for oneself
 */
export const useStarResponse = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof starResponse>>, TError,StarResponseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof starResponse>>,
        TError,
        StarResponseMutationVariables,
        TContext
      > => {
      return useMutation(getStarResponseMutationOptions(options), queryClient);
    }
    /**
 * Whether an operator named this member as a host (rule 6.24).
 * @summary Whether the caller may make groups
 */
export const getHostingAccess = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetHostingAccess200>(
      {url: `/v1/hosting`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHostingAccessQueryKey = () => {
    return [
    `/v1/hosting`
    ] as const;
    }


export const getGetHostingAccessQueryOptions = <TData = Awaited<ReturnType<typeof getHostingAccess>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostingAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHostingAccessQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHostingAccess>>> = ({ signal }) => getHostingAccess(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHostingAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHostingAccessQueryResult = NonNullable<Awaited<ReturnType<typeof getHostingAccess>>>
export type GetHostingAccessQueryError = ErrorType<FaultResponse>


export function useGetHostingAccess<TData = Awaited<ReturnType<typeof getHostingAccess>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostingAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostingAccess>>,
          TError,
          Awaited<ReturnType<typeof getHostingAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostingAccess<TData = Awaited<ReturnType<typeof getHostingAccess>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostingAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostingAccess>>,
          TError,
          Awaited<ReturnType<typeof getHostingAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostingAccess<TData = Awaited<ReturnType<typeof getHostingAccess>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostingAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the caller may make groups
 */

export function useGetHostingAccess<TData = Awaited<ReturnType<typeof getHostingAccess>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostingAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHostingAccessQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A one-time ticket, good for 60 seconds. The session it buys opens the calls for hosts only.
 * @summary Let a host cross from the member site to the pages for hosts
 */
export const createHostingTicket = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreateHostingTicket200>(
      {url: `/v1/hosting/ticket`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateHostingTicketMutationKey = () => ['createHostingTicket'] as const;

export const getCreateHostingTicketMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHostingTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createHostingTicket>>, TError,void, TContext> => {

const mutationKey = getCreateHostingTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHostingTicket>>, void> = () => {


          return  createHostingTicket(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHostingTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createHostingTicket>>>

    export type CreateHostingTicketMutationError = ErrorType<FaultResponse>


    /**
 * @summary Let a host cross from the member site to the pages for hosts
 */
export const useCreateHostingTicket = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHostingTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHostingTicket>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateHostingTicketMutationOptions(options), queryClient);
    }
    /**
 * The session belongs to the member, but opens only what hosts need. A ticket that is used or expired is
 * `HOST_TICKET_INVALID`; who is no host any more is `NOT_A_HOST`.
 * @summary Open a session for hosting with a ticket
 */
export const loginHosting = (
    groupTicketLogin: BodyType<GroupTicketLogin>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginHosting200>(
      {url: `/v1/hosting/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupTicketLogin, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginHostingMutationKey = () => ['loginHosting'] as const;

export const getLoginHostingMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginHosting>>, TError,LoginHostingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginHosting>>, TError,LoginHostingMutationVariables, TContext> => {

const mutationKey = getLoginHostingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginHosting>>, LoginHostingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginHosting(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginHostingMutationResult = NonNullable<Awaited<ReturnType<typeof loginHosting>>>
    export type LoginHostingMutationBody = BodyType<GroupTicketLogin>
    export type LoginHostingMutationError = ErrorType<FaultResponse>
    export type LoginHostingMutationVariables = {data: BodyType<GroupTicketLogin>}

    /**
 * @summary Open a session for hosting with a ticket
 */
export const useLoginHosting = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginHosting>>, TError,LoginHostingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginHosting>>,
        TError,
        LoginHostingMutationVariables,
        TContext
      > => {
      return useMutation(getLoginHostingMutationOptions(options), queryClient);
    }
    /**
 * The audit of downloads, newest first. Hosts alone.
 * @summary Who downloaded what from the group
 */
export const listGroupDownloads = (
    params?: ListGroupDownloadsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListGroupDownloads200>(
      {url: `/v1/focusResponses/downloads`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListGroupDownloadsQueryKey = (params?: ListGroupDownloadsParams,) => {
    return [
    `/v1/focusResponses/downloads`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGroupDownloadsQueryOptions = <TData = Awaited<ReturnType<typeof listGroupDownloads>>, TError = ErrorType<FaultResponse>>(params?: ListGroupDownloadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupDownloads>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupDownloadsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupDownloads>>> = ({ signal }) => listGroupDownloads(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupDownloads>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupDownloadsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupDownloads>>>
export type ListGroupDownloadsQueryError = ErrorType<FaultResponse>


export function useListGroupDownloads<TData = Awaited<ReturnType<typeof listGroupDownloads>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListGroupDownloadsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupDownloads>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupDownloads>>,
          TError,
          Awaited<ReturnType<typeof listGroupDownloads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupDownloads<TData = Awaited<ReturnType<typeof listGroupDownloads>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupDownloadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupDownloads>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupDownloads>>,
          TError,
          Awaited<ReturnType<typeof listGroupDownloads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupDownloads<TData = Awaited<ReturnType<typeof listGroupDownloads>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupDownloadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupDownloads>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who downloaded what from the group
 */

export function useListGroupDownloads<TData = Awaited<ReturnType<typeof listGroupDownloads>>, TError = ErrorType<FaultResponse>>(
 params?: ListGroupDownloadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupDownloads>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGroupDownloadsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The newest first. Only members whom an operator named as hosts; all others get `NOT_A_HOST`.
 * @summary The groups a host makes
 */
export const listHostedGroups = (
    params?: ListHostedGroupsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHostedGroups200>(
      {url: `/v1/hosting/groups`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHostedGroupsQueryKey = (params?: ListHostedGroupsParams,) => {
    return [
    `/v1/hosting/groups`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHostedGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listHostedGroups>>, TError = ErrorType<FaultResponse>>(params?: ListHostedGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostedGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostedGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostedGroups>>> = ({ signal }) => listHostedGroups(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostedGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostedGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listHostedGroups>>>
export type ListHostedGroupsQueryError = ErrorType<FaultResponse>


export function useListHostedGroups<TData = Awaited<ReturnType<typeof listHostedGroups>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHostedGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostedGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostedGroups>>,
          TError,
          Awaited<ReturnType<typeof listHostedGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostedGroups<TData = Awaited<ReturnType<typeof listHostedGroups>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostedGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostedGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostedGroups>>,
          TError,
          Awaited<ReturnType<typeof listHostedGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostedGroups<TData = Awaited<ReturnType<typeof listHostedGroups>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostedGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostedGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The groups a host makes
 */

export function useListHostedGroups<TData = Awaited<ReturnType<typeof listHostedGroups>>, TError = ErrorType<FaultResponse>>(
 params?: ListHostedGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostedGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostedGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The caller becomes its first host. `id` is made by the page, so that sending it twice makes one group.
 * @summary Make a group, as a draft
 */
export const createHostedGroup = (
    newHostedGroup: BodyType<NewHostedGroup>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreateHostedGroup200>(
      {url: `/v1/hosting/groups`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newHostedGroup, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateHostedGroupMutationKey = () => ['createHostedGroup'] as const;

export const getCreateHostedGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHostedGroup>>, TError,CreateHostedGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createHostedGroup>>, TError,CreateHostedGroupMutationVariables, TContext> => {

const mutationKey = getCreateHostedGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHostedGroup>>, CreateHostedGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHostedGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHostedGroupMutationResult = NonNullable<Awaited<ReturnType<typeof createHostedGroup>>>
    export type CreateHostedGroupMutationBody = BodyType<NewHostedGroup>
    export type CreateHostedGroupMutationError = ErrorType<FaultResponse>
    export type CreateHostedGroupMutationVariables = {data: BodyType<NewHostedGroup>}

    /**
 * @summary Make a group, as a draft
 */
export const useCreateHostedGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHostedGroup>>, TError,CreateHostedGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHostedGroup>>,
        TError,
        CreateHostedGroupMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHostedGroupMutationOptions(options), queryClient);
    }
    /**
 * What its hosts set, where it stands in its life, and how many it has invited.
 * @summary One group with its settings
 */
export const getHostedGroup = (
    groupId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetHostedGroup200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHostedGroupQueryKey = (groupId: Id,) => {
    return [
    `/v1/hosting/groups/${groupId}`
    ] as const;
    }


export const getGetHostedGroupQueryOptions = <TData = Awaited<ReturnType<typeof getHostedGroup>>, TError = ErrorType<FaultResponse>>(groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostedGroup>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHostedGroupQueryKey(groupId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHostedGroup>>> = ({ signal }) => getHostedGroup(groupId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHostedGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHostedGroupQueryResult = NonNullable<Awaited<ReturnType<typeof getHostedGroup>>>
export type GetHostedGroupQueryError = ErrorType<FaultResponse>


export function useGetHostedGroup<TData = Awaited<ReturnType<typeof getHostedGroup>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostedGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostedGroup>>,
          TError,
          Awaited<ReturnType<typeof getHostedGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostedGroup<TData = Awaited<ReturnType<typeof getHostedGroup>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostedGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostedGroup>>,
          TError,
          Awaited<ReturnType<typeof getHostedGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostedGroup<TData = Awaited<ReturnType<typeof getHostedGroup>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostedGroup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One group with its settings
 */

export function useGetHostedGroup<TData = Awaited<ReturnType<typeof getHostedGroup>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostedGroup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHostedGroupQueryOptions(groupId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `revision` is the one that was read; an older one is `GUIDE_CHANGED`. The reward plan is fixed once people are invited (`PLAN_FIXED`), the opening once the group is open. Changed rules or consent text have to be agreed to again.
 * @summary Change the settings of a group
 */
export const updateHostedGroup = (
    groupId: Id,
    hostedGroupUpdate: BodyType<HostedGroupUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UpdateHostedGroup200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: hostedGroupUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateHostedGroupMutationKey = () => ['updateHostedGroup'] as const;

export const getUpdateHostedGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHostedGroup>>, TError,UpdateHostedGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHostedGroup>>, TError,UpdateHostedGroupMutationVariables, TContext> => {

const mutationKey = getUpdateHostedGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHostedGroup>>, UpdateHostedGroupMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  updateHostedGroup(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHostedGroupMutationResult = NonNullable<Awaited<ReturnType<typeof updateHostedGroup>>>
    export type UpdateHostedGroupMutationBody = BodyType<HostedGroupUpdate>
    export type UpdateHostedGroupMutationError = ErrorType<FaultResponse>
    export type UpdateHostedGroupMutationVariables = {groupId: Id;data: BodyType<HostedGroupUpdate>}

    /**
 * @summary Change the settings of a group
 */
export const useUpdateHostedGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHostedGroup>>, TError,UpdateHostedGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHostedGroup>>,
        TError,
        UpdateHostedGroupMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHostedGroupMutationOptions(options), queryClient);
    }
    /**
 * Draft, inviting, open, closed, archived, and never back. A move that the group is not ready for is refused with the state it is in.
 * @summary Move a group on in its life
 */
export const moveHostedGroup = (
    groupId: Id,
    groupMoveRequest: BodyType<GroupMoveRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MoveHostedGroup200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/move`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupMoveRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMoveHostedGroupMutationKey = () => ['moveHostedGroup'] as const;

export const getMoveHostedGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveHostedGroup>>, TError,MoveHostedGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveHostedGroup>>, TError,MoveHostedGroupMutationVariables, TContext> => {

const mutationKey = getMoveHostedGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveHostedGroup>>, MoveHostedGroupMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  moveHostedGroup(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveHostedGroupMutationResult = NonNullable<Awaited<ReturnType<typeof moveHostedGroup>>>
    export type MoveHostedGroupMutationBody = BodyType<GroupMoveRequest>
    export type MoveHostedGroupMutationError = ErrorType<FaultResponse>
    export type MoveHostedGroupMutationVariables = {groupId: Id;data: BodyType<GroupMoveRequest>}

    /**
 * @summary Move a group on in its life
 */
export const useMoveHostedGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveHostedGroup>>, TError,MoveHostedGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveHostedGroup>>,
        TError,
        MoveHostedGroupMutationVariables,
        TContext
      > => {
      return useMutation(getMoveHostedGroupMutationOptions(options), queryClient);
    }
    /**
 * All topics and sections in order, with their votes and the number of answers.
 * @summary The guide as its hosts edit it
 */
export const getGuide = (
    groupId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetGuide200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetGuideQueryKey = (groupId: Id,) => {
    return [
    `/v1/hosting/groups/${groupId}/guide`
    ] as const;
    }


export const getGetGuideQueryOptions = <TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<FaultResponse>>(groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGuideQueryKey(groupId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuide>>> = ({ signal }) => getGuide(groupId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGuideQueryResult = NonNullable<Awaited<ReturnType<typeof getGuide>>>
export type GetGuideQueryError = ErrorType<FaultResponse>


export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuide>>,
          TError,
          Awaited<ReturnType<typeof getGuide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuide>>,
          TError,
          Awaited<ReturnType<typeof getGuide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The guide as its hosts edit it
 */

export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGuideQueryOptions(groupId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * After the others, in one step. Ids are made by the page; sending a topic twice adds it once.
 * @summary Add topics with their sections
 */
export const addGuideTopics = (
    groupId: Id,
    newGuideTopics: BodyType<NewGuideTopics>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AddGuideTopics200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/topics`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newGuideTopics, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddGuideTopicsMutationKey = () => ['addGuideTopics'] as const;

export const getAddGuideTopicsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addGuideTopics>>, TError,AddGuideTopicsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addGuideTopics>>, TError,AddGuideTopicsMutationVariables, TContext> => {

const mutationKey = getAddGuideTopicsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addGuideTopics>>, AddGuideTopicsMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  addGuideTopics(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddGuideTopicsMutationResult = NonNullable<Awaited<ReturnType<typeof addGuideTopics>>>
    export type AddGuideTopicsMutationBody = BodyType<NewGuideTopics>
    export type AddGuideTopicsMutationError = ErrorType<FaultResponse>
    export type AddGuideTopicsMutationVariables = {groupId: Id;data: BodyType<NewGuideTopics>}

    /**
 * @summary Add topics with their sections
 */
export const useAddGuideTopics = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addGuideTopics>>, TError,AddGuideTopicsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addGuideTopics>>,
        TError,
        AddGuideTopicsMutationVariables,
        TContext
      > => {
      return useMutation(getAddGuideTopicsMutationOptions(options), queryClient);
    }
    /**
 * Title, summary and times.
 * @summary Change a topic
 */
export const updateGuideTopic = (
    groupId: Id,
    topicId: Id,
    guideTopicUpdate: BodyType<GuideTopicUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UpdateGuideTopic200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/topics/${encodeURIComponent(String(topicId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guideTopicUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateGuideTopicMutationKey = () => ['updateGuideTopic'] as const;

export const getUpdateGuideTopicMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGuideTopic>>, TError,UpdateGuideTopicMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGuideTopic>>, TError,UpdateGuideTopicMutationVariables, TContext> => {

const mutationKey = getUpdateGuideTopicMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGuideTopic>>, UpdateGuideTopicMutationVariables> = (props) => {
          const {groupId,topicId,data} = props ?? {};

          return  updateGuideTopic(groupId,topicId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGuideTopicMutationResult = NonNullable<Awaited<ReturnType<typeof updateGuideTopic>>>
    export type UpdateGuideTopicMutationBody = BodyType<GuideTopicUpdate>
    export type UpdateGuideTopicMutationError = ErrorType<FaultResponse>
    export type UpdateGuideTopicMutationVariables = {groupId: Id;topicId: Id;data: BodyType<GuideTopicUpdate>}

    /**
 * @summary Change a topic
 */
export const useUpdateGuideTopic = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGuideTopic>>, TError,UpdateGuideTopicMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGuideTopic>>,
        TError,
        UpdateGuideTopicMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGuideTopicMutationOptions(options), queryClient);
    }
    /**
 * After the others.
 * @summary Add a section to a topic
 */
export const addGuideSection = (
    groupId: Id,
    topicId: Id,
    newGuideSection: BodyType<NewGuideSection>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AddGuideSection200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/topics/${encodeURIComponent(String(topicId))}/sections`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newGuideSection, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddGuideSectionMutationKey = () => ['addGuideSection'] as const;

export const getAddGuideSectionMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addGuideSection>>, TError,AddGuideSectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addGuideSection>>, TError,AddGuideSectionMutationVariables, TContext> => {

const mutationKey = getAddGuideSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addGuideSection>>, AddGuideSectionMutationVariables> = (props) => {
          const {groupId,topicId,data} = props ?? {};

          return  addGuideSection(groupId,topicId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddGuideSectionMutationResult = NonNullable<Awaited<ReturnType<typeof addGuideSection>>>
    export type AddGuideSectionMutationBody = BodyType<NewGuideSection>
    export type AddGuideSectionMutationError = ErrorType<FaultResponse>
    export type AddGuideSectionMutationVariables = {groupId: Id;topicId: Id;data: BodyType<NewGuideSection>}

    /**
 * @summary Add a section to a topic
 */
export const useAddGuideSection = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addGuideSection>>, TError,AddGuideSectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addGuideSection>>,
        TError,
        AddGuideSectionMutationVariables,
        TContext
      > => {
      return useMutation(getAddGuideSectionMutationOptions(options), queryClient);
    }
    /**
 * The question of an answered section can not be reworded (`QUESTION_ANSWERED`), its answers not be shown to more people than was promised (`VISIBILITY_PROMISED`), and a vote with ballots not be changed (`VOTE_HAS_BALLOTS`).
 * @summary Change a section
 */
export const updateGuideSection = (
    groupId: Id,
    sectionId: Id,
    guideSectionUpdate: BodyType<GuideSectionUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UpdateGuideSection200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/sections/${encodeURIComponent(String(sectionId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guideSectionUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateGuideSectionMutationKey = () => ['updateGuideSection'] as const;

export const getUpdateGuideSectionMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGuideSection>>, TError,UpdateGuideSectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGuideSection>>, TError,UpdateGuideSectionMutationVariables, TContext> => {

const mutationKey = getUpdateGuideSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGuideSection>>, UpdateGuideSectionMutationVariables> = (props) => {
          const {groupId,sectionId,data} = props ?? {};

          return  updateGuideSection(groupId,sectionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGuideSectionMutationResult = NonNullable<Awaited<ReturnType<typeof updateGuideSection>>>
    export type UpdateGuideSectionMutationBody = BodyType<GuideSectionUpdate>
    export type UpdateGuideSectionMutationError = ErrorType<FaultResponse>
    export type UpdateGuideSectionMutationVariables = {groupId: Id;sectionId: Id;data: BodyType<GuideSectionUpdate>}

    /**
 * @summary Change a section
 */
export const useUpdateGuideSection = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGuideSection>>, TError,UpdateGuideSectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGuideSection>>,
        TError,
        UpdateGuideSectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGuideSectionMutationOptions(options), queryClient);
    }
    /**
 * Answers stay. With `replacement` a new section takes the place; who answered the old one owes nothing new for the reward.
 * @summary Close a section now, and put another question in its place
 */
export const closeGuideSection = (
    groupId: Id,
    sectionId: Id,
    guideSectionClosing: BodyType<GuideSectionClosing>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CloseGuideSection200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/sections/${encodeURIComponent(String(sectionId))}/close`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guideSectionClosing, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCloseGuideSectionMutationKey = () => ['closeGuideSection'] as const;

export const getCloseGuideSectionMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeGuideSection>>, TError,CloseGuideSectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeGuideSection>>, TError,CloseGuideSectionMutationVariables, TContext> => {

const mutationKey = getCloseGuideSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeGuideSection>>, CloseGuideSectionMutationVariables> = (props) => {
          const {groupId,sectionId,data} = props ?? {};

          return  closeGuideSection(groupId,sectionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseGuideSectionMutationResult = NonNullable<Awaited<ReturnType<typeof closeGuideSection>>>
    export type CloseGuideSectionMutationBody = BodyType<GuideSectionClosing>
    export type CloseGuideSectionMutationError = ErrorType<FaultResponse>
    export type CloseGuideSectionMutationVariables = {groupId: Id;sectionId: Id;data: BodyType<GuideSectionClosing>}

    /**
 * @summary Close a section now, and put another question in its place
 */
export const useCloseGuideSection = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeGuideSection>>, TError,CloseGuideSectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeGuideSection>>,
        TError,
        CloseGuideSectionMutationVariables,
        TContext
      > => {
      return useMutation(getCloseGuideSectionMutationOptions(options), queryClient);
    }
    /**
 * What has answers can only be closed (`QUESTION_ANSWERED`). Once people are invited, the last section stays (`GUIDE_EMPTY`).
 * @summary Remove a topic or a section that nobody answered
 */
export const removeFromGuide = (
    groupId: Id,
    guideRemoval: BodyType<GuideRemoval>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RemoveFromGuide200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guideRemoval, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRemoveFromGuideMutationKey = () => ['removeFromGuide'] as const;

export const getRemoveFromGuideMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromGuide>>, TError,RemoveFromGuideMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFromGuide>>, TError,RemoveFromGuideMutationVariables, TContext> => {

const mutationKey = getRemoveFromGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFromGuide>>, RemoveFromGuideMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  removeFromGuide(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFromGuideMutationResult = NonNullable<Awaited<ReturnType<typeof removeFromGuide>>>
    export type RemoveFromGuideMutationBody = BodyType<GuideRemoval>
    export type RemoveFromGuideMutationError = ErrorType<FaultResponse>
    export type RemoveFromGuideMutationVariables = {groupId: Id;data: BodyType<GuideRemoval>}

    /**
 * @summary Remove a topic or a section that nobody answered
 */
export const useRemoveFromGuide = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromGuide>>, TError,RemoveFromGuideMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFromGuide>>,
        TError,
        RemoveFromGuideMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFromGuideMutationOptions(options), queryClient);
    }
    /**
 * The whole order: every topic, and the sections of each, once. A section may move to another topic while nobody answered it.
 * @summary Put topics and sections in order
 */
export const orderGuide = (
    groupId: Id,
    guideOrder: BodyType<GuideOrder>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderGuide200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/guide/order`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guideOrder, ...(signal ? { signal }: {})
    },
      options);
    }




export const getOrderGuideMutationKey = () => ['orderGuide'] as const;

export const getOrderGuideMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderGuide>>, TError,OrderGuideMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof orderGuide>>, TError,OrderGuideMutationVariables, TContext> => {

const mutationKey = getOrderGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderGuide>>, OrderGuideMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  orderGuide(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderGuideMutationResult = NonNullable<Awaited<ReturnType<typeof orderGuide>>>
    export type OrderGuideMutationBody = BodyType<GuideOrder>
    export type OrderGuideMutationError = ErrorType<FaultResponse>
    export type OrderGuideMutationVariables = {groupId: Id;data: BodyType<GuideOrder>}

    /**
 * @summary Put topics and sections in order
 */
export const useOrderGuide = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderGuide>>, TError,OrderGuideMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderGuide>>,
        TError,
        OrderGuideMutationVariables,
        TContext
      > => {
      return useMutation(getOrderGuideMutationOptions(options), queryClient);
    }
    /**
 * Who changed what, when, and what it said before and after; the newest first.
 * @summary What was changed since the opening
 */
export const listGroupChanges = (
    groupId: Id,
    params?: ListGroupChangesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListGroupChanges200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/changes`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListGroupChangesQueryKey = (groupId: Id,
    params?: ListGroupChangesParams,) => {
    return [
    `/v1/hosting/groups/${groupId}/changes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGroupChangesQueryOptions = <TData = Awaited<ReturnType<typeof listGroupChanges>>, TError = ErrorType<FaultResponse>>(groupId: Id,
    params?: ListGroupChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupChangesQueryKey(groupId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupChanges>>> = ({ signal }) => listGroupChanges(groupId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupChanges>>>
export type ListGroupChangesQueryError = ErrorType<FaultResponse>


export function useListGroupChanges<TData = Awaited<ReturnType<typeof listGroupChanges>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params: undefined |  ListGroupChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupChanges>>,
          TError,
          Awaited<ReturnType<typeof listGroupChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupChanges<TData = Awaited<ReturnType<typeof listGroupChanges>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListGroupChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupChanges>>,
          TError,
          Awaited<ReturnType<typeof listGroupChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupChanges<TData = Awaited<ReturnType<typeof listGroupChanges>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListGroupChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was changed since the opening
 */

export function useListGroupChanges<TData = Awaited<ReturnType<typeof listGroupChanges>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListGroupChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGroupChangesQueryOptions(groupId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Numbers are masked and never shown whole again.
 * @summary Who is invited
 */
export const listInvitations = (
    groupId: Id,
    params?: ListInvitationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListInvitations200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/invitations`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListInvitationsQueryKey = (groupId: Id,
    params?: ListInvitationsParams,) => {
    return [
    `/v1/hosting/groups/${groupId}/invitations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<FaultResponse>>(groupId: Id,
    params?: ListInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitationsQueryKey(groupId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitations>>> = ({ signal }) => listInvitations(groupId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitations>>>
export type ListInvitationsQueryError = ErrorType<FaultResponse>


export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params: undefined |  ListInvitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitations>>,
          TError,
          Awaited<ReturnType<typeof listInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitations>>,
          TError,
          Awaited<ReturnType<typeof listInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is invited
 */

export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvitationsQueryOptions(groupId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One number a line, at most 5,000. Faults are answered by line and invite nobody on that line. With `dryRun` nothing is stored.
 * @summary Invite people by mobile
 */
export const addInvitations = (
    groupId: Id,
    newInvitations: BodyType<NewInvitations>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AddInvitations200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/invitations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newInvitations, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddInvitationsMutationKey = () => ['addInvitations'] as const;

export const getAddInvitationsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addInvitations>>, TError,AddInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addInvitations>>, TError,AddInvitationsMutationVariables, TContext> => {

const mutationKey = getAddInvitationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addInvitations>>, AddInvitationsMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  addInvitations(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddInvitationsMutationResult = NonNullable<Awaited<ReturnType<typeof addInvitations>>>
    export type AddInvitationsMutationBody = BodyType<NewInvitations>
    export type AddInvitationsMutationError = ErrorType<FaultResponse>
    export type AddInvitationsMutationVariables = {groupId: Id;data: BodyType<NewInvitations>}

    /**
 * @summary Invite people by mobile
 */
export const useAddInvitations = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addInvitations>>, TError,AddInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addInvitations>>,
        TError,
        AddInvitationsMutationVariables,
        TContext
      > => {
      return useMutation(getAddInvitationsMutationOptions(options), queryClient);
    }
    /**
 * Counts first: with `dryRun` it only answers how many would be invited. Only members who allow matching by their attributes are found, and sensitive attributes find nobody.
 * @summary Invite members by their attributes
 */
export const inviteMembers = (
    groupId: Id,
    memberInvitations: BodyType<MemberInvitations>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InviteMembers200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/invitations/members`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: memberInvitations, ...(signal ? { signal }: {})
    },
      options);
    }




export const getInviteMembersMutationKey = () => ['inviteMembers'] as const;

export const getInviteMembersMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteMembers>>, TError,InviteMembersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteMembers>>, TError,InviteMembersMutationVariables, TContext> => {

const mutationKey = getInviteMembersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteMembers>>, InviteMembersMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  inviteMembers(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteMembersMutationResult = NonNullable<Awaited<ReturnType<typeof inviteMembers>>>
    export type InviteMembersMutationBody = BodyType<MemberInvitations>
    export type InviteMembersMutationError = ErrorType<FaultResponse>
    export type InviteMembersMutationVariables = {groupId: Id;data: BodyType<MemberInvitations>}

    /**
 * @summary Invite members by their attributes
 */
export const useInviteMembers = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteMembers>>, TError,InviteMembersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteMembers>>,
        TError,
        InviteMembersMutationVariables,
        TContext
      > => {
      return useMutation(getInviteMembersMutationOptions(options), queryClient);
    }
    /**
 * Sessions in the group end at once. What the person wrote stays. The caller's own is left as it is.
 * @summary Withdraw invitations
 */
export const withdrawInvitations = (
    groupId: Id,
    groupInvitationIds: BodyType<GroupInvitationIds>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawInvitations200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/invitations/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupInvitationIds, ...(signal ? { signal }: {})
    },
      options);
    }




export const getWithdrawInvitationsMutationKey = () => ['withdrawInvitations'] as const;

export const getWithdrawInvitationsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitations>>, TError,WithdrawInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitations>>, TError,WithdrawInvitationsMutationVariables, TContext> => {

const mutationKey = getWithdrawInvitationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawInvitations>>, WithdrawInvitationsMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  withdrawInvitations(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawInvitationsMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawInvitations>>>
    export type WithdrawInvitationsMutationBody = BodyType<GroupInvitationIds>
    export type WithdrawInvitationsMutationError = ErrorType<FaultResponse>
    export type WithdrawInvitationsMutationVariables = {groupId: Id;data: BodyType<GroupInvitationIds>}

    /**
 * @summary Withdraw invitations
 */
export const useWithdrawInvitations = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitations>>, TError,WithdrawInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawInvitations>>,
        TError,
        WithdrawInvitationsMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawInvitationsMutationOptions(options), queryClient);
    }
    /**
 * Only to who has not entered; once in 12 hours and three times in all. The answer counts who got it.
 * @summary Send invitations again
 */
export const sendInvitations = (
    groupId: Id,
    groupInvitationIds: BodyType<GroupInvitationIds>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SendInvitations200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/invitations/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupInvitationIds, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendInvitationsMutationKey = () => ['sendInvitations'] as const;

export const getSendInvitationsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitations>>, TError,SendInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendInvitations>>, TError,SendInvitationsMutationVariables, TContext> => {

const mutationKey = getSendInvitationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendInvitations>>, SendInvitationsMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  sendInvitations(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendInvitationsMutationResult = NonNullable<Awaited<ReturnType<typeof sendInvitations>>>
    export type SendInvitationsMutationBody = BodyType<GroupInvitationIds>
    export type SendInvitationsMutationError = ErrorType<FaultResponse>
    export type SendInvitationsMutationVariables = {groupId: Id;data: BodyType<GroupInvitationIds>}

    /**
 * @summary Send invitations again
 */
export const useSendInvitations = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitations>>, TError,SendInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendInvitations>>,
        TError,
        SendInvitationsMutationVariables,
        TContext
      > => {
      return useMutation(getSendInvitationsMutationOptions(options), queryClient);
    }
    /**
 * With how many people have each.
 * @summary Tags of people
 */
export const listPeopleTags = (
    groupId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListPeopleTags200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/tags`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPeopleTagsQueryKey = (groupId: Id,) => {
    return [
    `/v1/hosting/groups/${groupId}/tags`
    ] as const;
    }


export const getListPeopleTagsQueryOptions = <TData = Awaited<ReturnType<typeof listPeopleTags>>, TError = ErrorType<FaultResponse>>(groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPeopleTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPeopleTagsQueryKey(groupId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPeopleTags>>> = ({ signal }) => listPeopleTags(groupId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPeopleTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPeopleTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listPeopleTags>>>
export type ListPeopleTagsQueryError = ErrorType<FaultResponse>


export function useListPeopleTags<TData = Awaited<ReturnType<typeof listPeopleTags>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPeopleTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPeopleTags>>,
          TError,
          Awaited<ReturnType<typeof listPeopleTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPeopleTags<TData = Awaited<ReturnType<typeof listPeopleTags>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPeopleTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPeopleTags>>,
          TError,
          Awaited<ReturnType<typeof listPeopleTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPeopleTags<TData = Awaited<ReturnType<typeof listPeopleTags>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPeopleTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tags of people
 */

export function useListPeopleTags<TData = Awaited<ReturnType<typeof listPeopleTags>>, TError = ErrorType<FaultResponse>>(
 groupId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPeopleTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPeopleTagsQueryOptions(groupId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `TAG_TAKEN` when the group has one of that name.
 * @summary Add or rename a tag of people
 */
export const savePeopleTag = (
    groupId: Id,
    peopleTagRequest: BodyType<PeopleTagRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavePeopleTag200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/tags`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: peopleTagRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSavePeopleTagMutationKey = () => ['savePeopleTag'] as const;

export const getSavePeopleTagMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePeopleTag>>, TError,SavePeopleTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof savePeopleTag>>, TError,SavePeopleTagMutationVariables, TContext> => {

const mutationKey = getSavePeopleTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePeopleTag>>, SavePeopleTagMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  savePeopleTag(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePeopleTagMutationResult = NonNullable<Awaited<ReturnType<typeof savePeopleTag>>>
    export type SavePeopleTagMutationBody = BodyType<PeopleTagRequest>
    export type SavePeopleTagMutationError = ErrorType<FaultResponse>
    export type SavePeopleTagMutationVariables = {groupId: Id;data: BodyType<PeopleTagRequest>}

    /**
 * @summary Add or rename a tag of people
 */
export const useSavePeopleTag = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePeopleTag>>, TError,SavePeopleTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePeopleTag>>,
        TError,
        SavePeopleTagMutationVariables,
        TContext
      > => {
      return useMutation(getSavePeopleTagMutationOptions(options), queryClient);
    }
    /**
 * Respondents never learn of tags.
 * @summary Give people a tag, or take it off
 */
export const tagPeople = (
    groupId: Id,
    peopleTagging: BodyType<PeopleTagging>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TagPeople200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/tags/assign`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: peopleTagging, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTagPeopleMutationKey = () => ['tagPeople'] as const;

export const getTagPeopleMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagPeople>>, TError,TagPeopleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof tagPeople>>, TError,TagPeopleMutationVariables, TContext> => {

const mutationKey = getTagPeopleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tagPeople>>, TagPeopleMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  tagPeople(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TagPeopleMutationResult = NonNullable<Awaited<ReturnType<typeof tagPeople>>>
    export type TagPeopleMutationBody = BodyType<PeopleTagging>
    export type TagPeopleMutationError = ErrorType<FaultResponse>
    export type TagPeopleMutationVariables = {groupId: Id;data: BodyType<PeopleTagging>}

    /**
 * @summary Give people a tag, or take it off
 */
export const useTagPeople = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagPeople>>, TError,TagPeopleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tagPeople>>,
        TError,
        TagPeopleMutationVariables,
        TContext
      > => {
      return useMutation(getTagPeopleMutationOptions(options), queryClient);
    }
    /**
 * One row a respondent: topics finished, coins, and what became of them.
 * @summary What was reckoned at the closing
 */
export const listGroupRewards = (
    groupId: Id,
    params?: ListGroupRewardsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListGroupRewards200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/rewards`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListGroupRewardsQueryKey = (groupId: Id,
    params?: ListGroupRewardsParams,) => {
    return [
    `/v1/hosting/groups/${groupId}/rewards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGroupRewardsQueryOptions = <TData = Awaited<ReturnType<typeof listGroupRewards>>, TError = ErrorType<FaultResponse>>(groupId: Id,
    params?: ListGroupRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRewards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupRewardsQueryKey(groupId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupRewards>>> = ({ signal }) => listGroupRewards(groupId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupRewards>>>
export type ListGroupRewardsQueryError = ErrorType<FaultResponse>


export function useListGroupRewards<TData = Awaited<ReturnType<typeof listGroupRewards>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params: undefined |  ListGroupRewardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupRewards>>,
          TError,
          Awaited<ReturnType<typeof listGroupRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupRewards<TData = Awaited<ReturnType<typeof listGroupRewards>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListGroupRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupRewards>>,
          TError,
          Awaited<ReturnType<typeof listGroupRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupRewards<TData = Awaited<ReturnType<typeof listGroupRewards>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListGroupRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRewards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was reckoned at the closing
 */

export function useListGroupRewards<TData = Awaited<ReturnType<typeof listGroupRewards>>, TError = ErrorType<FaultResponse>>(
 groupId: Id,
    params?: ListGroupRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRewards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGroupRewardsQueryOptions(groupId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With a reason, which the person reads. Only until the pay-out is confirmed (`PAY_CONFIRMED`).
 * @summary Take a person out of the reward, or put them back
 */
export const takeOutOfReward = (
    groupId: Id,
    personId: Id,
    takeOutRequest: BodyType<TakeOutRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeOutOfReward200>(
      {url: `/v1/hosting/groups/${encodeURIComponent(String(groupId))}/rewards/${encodeURIComponent(String(personId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: takeOutRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTakeOutOfRewardMutationKey = () => ['takeOutOfReward'] as const;

export const getTakeOutOfRewardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOutOfReward>>, TError,TakeOutOfRewardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof takeOutOfReward>>, TError,TakeOutOfRewardMutationVariables, TContext> => {

const mutationKey = getTakeOutOfRewardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeOutOfReward>>, TakeOutOfRewardMutationVariables> = (props) => {
          const {groupId,personId,data} = props ?? {};

          return  takeOutOfReward(groupId,personId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeOutOfRewardMutationResult = NonNullable<Awaited<ReturnType<typeof takeOutOfReward>>>
    export type TakeOutOfRewardMutationBody = BodyType<TakeOutRequest>
    export type TakeOutOfRewardMutationError = ErrorType<FaultResponse>
    export type TakeOutOfRewardMutationVariables = {groupId: Id;personId: Id;data: BodyType<TakeOutRequest>}

    /**
 * @summary Take a person out of the reward, or put them back
 */
export const useTakeOutOfReward = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOutOfReward>>, TError,TakeOutOfRewardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeOutOfReward>>,
        TError,
        TakeOutOfRewardMutationVariables,
        TContext
      > => {
      return useMutation(getTakeOutOfRewardMutationOptions(options), queryClient);
    }
