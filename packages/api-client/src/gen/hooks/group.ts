/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { Download } from '../../calls/call.ts';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listGroupMembers,
  getGroupMember,
  getGroupMe,
  listAskedFollowUps,
  getTopic,
  listAnsweredSections,
  listUnansweredSections,
  listHostTopics,
  getHostTopic,
  listHostTopicMembers,
  countHostTopicMembers,
  searchHostTopics,
  listTopics,
  listHostSections,
  decodeGroupTask,
  getFollowUpThread,
  listResponses,
  createResponse,
  editResponse,
  createFollowUp,
  getVote,
  listHostVotes,
  castVote,
  downloadTopicResponses,
  downloadGroupMembers,
  listHostResponses,
  listResponseTopics,
  listResponseTags,
  listResponseAttributes,
  deleteResponses,
  downloadResponseTable,
  downloadMemberTable,
  downloadResponseAttachments,
  listGroupAttachments,
  addGroupAttachment,
  downloadGroupAttachments,
  removeGroupAttachments,
  listMyGroups,
  listSharedInGroups,
  takeBackShared,
  findDiscussion,
  getGroup,
  sendGroupCode,
  loginGroup,
  createGroupTicket,
  loginGroupWithTicket,
  updateGroupProfile,
  leaveGroup,
  getSharedAttributes,
  searchTopics,
  markSectionsRead,
  remindGroupMembers,
  tagResponses,
  restoreResponses,
  starResponse,
  countResponse,
  getHostingAccess,
  createHostingTicket,
  loginHosting,
  listGroupDownloads,
  listResponseWords,
  getVoiceCoverage,
  setVoiceTarget,
  getFollowUpRadar,
  listGroupDrafts,
  saveGroupDraft,
  removeGroupDraft,
  listProbes,
  saveProbe,
  removeProbe,
  listQuotes,
  addQuote,
  orderQuotes,
  codeQuote,
  saveFinding,
  removeFinding,
  downloadQuotes,
  listInvitingAttributes,
  listHostedGroups,
  createHostedGroup,
  getHostedGroup,
  updateHostedGroup,
  moveHostedGroup,
  getRehearsal,
  startRehearsal,
  createRehearsalTicket,
  endRehearsal,
  getGuide,
  addGuideTopics,
  updateGuideTopic,
  addGuideSection,
  updateGuideSection,
  closeGuideSection,
  removeFromGuide,
  orderGuide,
  addGuideFile,
  continueGuideUpload,
  getGuideUploadForm,
  listGroupChanges,
  listInvitations,
  addInvitations,
  inviteMembers,
  withdrawInvitations,
  sendInvitations,
  listPeopleTags,
  savePeopleTag,
  tagPeople,
  listGroupRewards,
  takeOutOfReward,
} from '../calls/group.ts';
import type {
  CountHostTopicMembersParams,
  DecodeGroupTaskParams,
  DiscussionRef,
  Done,
  DownloadGroupMembersParams,
  DownloadMemberTableParams,
  DownloadQuotesParams,
  DownloadResponseAttachmentsParams,
  DownloadResponseTableParams,
  DownloadTopicResponsesParams,
  FollowUp,
  FollowUpCreate,
  FollowUpRadar,
  FollowUpThread,
  GetFollowUpThreadParams,
  GetGroupMemberParams,
  GetGuideUploadFormParams,
  GetHostTopicParams,
  GetTopicParams,
  GetVoiceCoverageParams,
  GetVoteParams,
  Group,
  GroupAttachmentCreate,
  GroupAttachmentDownload,
  GroupAttachmentPage,
  GroupAttachmentRemove,
  GroupAttachmentRemoved,
  GroupChangePage,
  GroupCodeRequest,
  GroupCodeSession,
  GroupDeparture,
  GroupDownloadPage,
  GroupDraft,
  GroupDraftList,
  GroupDraftRemoval,
  GroupDraftSave,
  GroupIdentity,
  GroupInvitationCount,
  GroupInvitationIds,
  GroupInvitationOutcome,
  GroupInvitationPage,
  GroupLeaving,
  GroupLogin,
  GroupMe,
  GroupMedia,
  GroupMemberDetail,
  GroupMemberList,
  GroupMoveRequest,
  GroupProfileUpdate,
  GroupResponse,
  GroupRewardPage,
  GroupRewardRow,
  GroupSession,
  GroupTask,
  GroupTicket,
  GroupTicketLogin,
  Guide,
  GuideOrder,
  GuideRemoval,
  GuideSectionClosing,
  GuideSectionUpdate,
  GuideTopicUpdate,
  GuideUploadRequest,
  HostResponsePage,
  HostSearch,
  HostSectionList,
  HostTopicDetail,
  HostTopicList,
  HostTopicMemberCounts,
  HostTopicMemberPage,
  HostVoteList,
  HostedGroup,
  HostedGroupPage,
  HostedGroupUpdate,
  HostingAccess,
  Id,
  InvitingAttributeList,
  ListAnsweredSectionsParams,
  ListAskedFollowUpsParams,
  ListGroupAttachmentsParams,
  ListGroupChangesParams,
  ListGroupDownloadsParams,
  ListGroupMembersParams,
  ListGroupRewardsParams,
  ListHostResponsesParams,
  ListHostSectionsParams,
  ListHostTopicMembersParams,
  ListHostTopicsParams,
  ListHostVotesParams,
  ListHostedGroupsParams,
  ListInvitationsParams,
  ListMyGroupsParams,
  ListQuotesParams,
  ListResponseWordsParams,
  ListResponsesParams,
  ListTopicsParams,
  ListUnansweredSectionsParams,
  MemberInvitations,
  MyGroupPage,
  NewGuideSection,
  NewGuideTopics,
  NewHostedGroup,
  NewInvitations,
  PeopleTagList,
  PeopleTagRequest,
  PeopleTagging,
  ProbeList,
  ProbeRemoval,
  ProbeRequest,
  PublicId,
  QuoteCoding,
  QuoteFindingRemoval,
  QuoteFindingSave,
  QuoteList,
  QuoteOrder,
  QuoteRequest,
  RehearsalState,
  ResponseAttributeList,
  ResponseCounting,
  ResponseCreate,
  ResponseDelete,
  ResponseDeleted,
  ResponseEdit,
  ResponsePage,
  ResponseRestore,
  ResponseRestored,
  ResponseStar,
  ResponseTagList,
  ResponseTagging,
  ResponseTopicList,
  ResponseWordList,
  SearchHostTopicsParams,
  SearchTopicsParams,
  SectionReadList,
  SectionReads,
  SectionVote,
  Session,
  SharedAttributes,
  SharedInGroupList,
  SharedTakeBack,
  TakeOutRequest,
  TopicAnsweredPage,
  TopicAskedPage,
  TopicDetail,
  TopicList,
  TopicReminded,
  TopicReminder,
  TopicSearch,
  TopicUnansweredPage,
  UploadInParts,
  UploadPolicy,
  VoiceCoverage,
  VoiceTarget,
  VoteCast,
} from '../model/index.ts';

export const getListGroupMembersQueryKey = (params?: ListGroupMembersParams) => ['/focusMembers', ...(params ? [params] : [])] as const;

export const getListGroupMembersQueryOptions = <Data = GroupMemberList, Failure = CallError<'listGroupMembers'>>(params?: ListGroupMembersParams, options?: QueryHookOptions<GroupMemberList, Failure, Data>): CallQueryOptions<GroupMemberList, Failure, Data> =>
  queryOptions<GroupMemberList, Failure, Data>(getListGroupMembersQueryKey(params), (request) => listGroupMembers(params, request), options);

/**
 * Names, avatars and roles of members by id
 *
 * Ids of another group, and observers where a respondent asks, are left out. Without `ids`, everyone that the caller may see, hosts first, at most 500.
 */
export const useListGroupMembers = <Data = GroupMemberList, Failure = CallError<'listGroupMembers'>>(params?: ListGroupMembersParams, options?: QueryHookOptions<GroupMemberList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListGroupMembersQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetGroupMemberQueryKey = (params: GetGroupMemberParams) => ['/focusMembers/memberInfo', params] as const;

export const getGetGroupMemberQueryOptions = <Data = GroupMemberDetail, Failure = CallError<'getGroupMember'>>(params: GetGroupMemberParams, options?: QueryHookOptions<GroupMemberDetail, Failure, Data>): CallQueryOptions<GroupMemberDetail, Failure, Data> =>
  queryOptions<GroupMemberDetail, Failure, Data>(getGetGroupMemberQueryKey(params), (request) => getGroupMember(params, request), options);

/**
 * One member of the group
 *
 * Respondents are told name, avatar and role; hosts and observers also attributes, progress and visits.
 */
export const useGetGroupMember = <Data = GroupMemberDetail, Failure = CallError<'getGroupMember'>>(params: GetGroupMemberParams, options?: QueryHookOptions<GroupMemberDetail, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetGroupMemberQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetGroupMeQueryKey = () => ['/focusMembers/info'] as const;

export const getGetGroupMeQueryOptions = <Data = GroupMe, Failure = CallError<'getGroupMe'>>(options?: QueryHookOptions<GroupMe, Failure, Data>): CallQueryOptions<GroupMe, Failure, Data> =>
  queryOptions<GroupMe, Failure, Data>(getGetGroupMeQueryKey(), (request) => getGroupMe(request), options);

/**
 * The caller inside the group
 *
 * Who the caller is in this group, whether they still have to choose a nickname and agree to the rules, and for
 * respondents their progress and reward. Refuses respondents of an archived group with `GROUP_NOT_OPEN`; hosts and
 * observers still read it.
 */
export const useGetGroupMe = <Data = GroupMe, Failure = CallError<'getGroupMe'>>(options?: QueryHookOptions<GroupMe, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetGroupMeQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListAskedFollowUpsQueryKey = (params?: ListAskedFollowUpsParams) => ['/v1/focusTopics/ask', ...(params ? [params] : [])] as const;

export const getListAskedFollowUpsQueryOptions = <Data = TopicAskedPage, Failure = CallError<'listAskedFollowUps'>>(params?: ListAskedFollowUpsParams, options?: QueryHookOptions<TopicAskedPage, Failure, Data>): CallQueryOptions<TopicAskedPage, Failure, Data> =>
  queryOptions<TopicAskedPage, Failure, Data>(getListAskedFollowUpsQueryKey(params), (request) => listAskedFollowUps(params, request), options);

/**
 * Follow-ups asked of the respondent
 *
 * Those without a reply first, then newest first. Respondents alone.
 */
export const useListAskedFollowUps = <Data = TopicAskedPage, Failure = CallError<'listAskedFollowUps'>>(params?: ListAskedFollowUpsParams, options?: QueryHookOptions<TopicAskedPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListAskedFollowUpsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetTopicQueryKey = (params: GetTopicParams) => ['/v1/focusTopics/detail', params] as const;

export const getGetTopicQueryOptions = <Data = TopicDetail, Failure = CallError<'getTopic'>>(params: GetTopicParams, options?: QueryHookOptions<TopicDetail, Failure, Data>): CallQueryOptions<TopicDetail, Failure, Data> =>
  queryOptions<TopicDetail, Failure, Data>(getGetTopicQueryKey(params), (request) => getTopic(params, request), options);

/**
 * One topic as its respondent sees it
 *
 * With every section, the own answer and how many others answered. With `answers` also the first answers of every
 * section that isn't locked, so that a page opens with one call; `listResponses` reads on. A topic not yet open is `TOPIC_NOT_OPEN`. Respondents alone.
 */
export const useGetTopic = <Data = TopicDetail, Failure = CallError<'getTopic'>>(params: GetTopicParams, options?: QueryHookOptions<TopicDetail, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetTopicQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListAnsweredSectionsQueryKey = (params?: ListAnsweredSectionsParams) => ['/v1/focusTopics/reply', ...(params ? [params] : [])] as const;

export const getListAnsweredSectionsQueryOptions = <Data = TopicAnsweredPage, Failure = CallError<'listAnsweredSections'>>(params?: ListAnsweredSectionsParams, options?: QueryHookOptions<TopicAnsweredPage, Failure, Data>): CallQueryOptions<TopicAnsweredPage, Failure, Data> =>
  queryOptions<TopicAnsweredPage, Failure, Data>(getListAnsweredSectionsQueryKey(params), (request) => listAnsweredSections(params, request), options);

/**
 * What the respondent has answered
 *
 * Newest first. Respondents alone.
 */
export const useListAnsweredSections = <Data = TopicAnsweredPage, Failure = CallError<'listAnsweredSections'>>(params?: ListAnsweredSectionsParams, options?: QueryHookOptions<TopicAnsweredPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListAnsweredSectionsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListUnansweredSectionsQueryKey = (params?: ListUnansweredSectionsParams) => ['/v1/focusTopics/unReply', ...(params ? [params] : [])] as const;

export const getListUnansweredSectionsQueryOptions = <Data = TopicUnansweredPage, Failure = CallError<'listUnansweredSections'>>(params?: ListUnansweredSectionsParams, options?: QueryHookOptions<TopicUnansweredPage, Failure, Data>): CallQueryOptions<TopicUnansweredPage, Failure, Data> =>
  queryOptions<TopicUnansweredPage, Failure, Data>(getListUnansweredSectionsQueryKey(params), (request) => listUnansweredSections(params, request), options);

/**
 * What the respondent has still to answer
 *
 * Open sections without an answer, the one that closes first on top. Respondents alone.
 */
export const useListUnansweredSections = <Data = TopicUnansweredPage, Failure = CallError<'listUnansweredSections'>>(params?: ListUnansweredSectionsParams, options?: QueryHookOptions<TopicUnansweredPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListUnansweredSectionsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListHostTopicsQueryKey = (params?: ListHostTopicsParams) => ['/v1/focusTopics/compere', ...(params ? [params] : [])] as const;

export const getListHostTopicsQueryOptions = <Data = HostTopicList, Failure = CallError<'listHostTopics'>>(params?: ListHostTopicsParams, options?: QueryHookOptions<HostTopicList, Failure, Data>): CallQueryOptions<HostTopicList, Failure, Data> =>
  queryOptions<HostTopicList, Failure, Data>(getListHostTopicsQueryKey(params), (request) => listHostTopics(params, request), options);

/**
 * The topics of the group with progress
 *
 * Hosts and observers alone; drafts are not in it.
 */
export const useListHostTopics = <Data = HostTopicList, Failure = CallError<'listHostTopics'>>(params?: ListHostTopicsParams, options?: QueryHookOptions<HostTopicList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHostTopicsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetHostTopicQueryKey = (params: GetHostTopicParams) => ['/v1/focusTopics/compere/detail', params] as const;

export const getGetHostTopicQueryOptions = <Data = HostTopicDetail, Failure = CallError<'getHostTopic'>>(params: GetHostTopicParams, options?: QueryHookOptions<HostTopicDetail, Failure, Data>): CallQueryOptions<HostTopicDetail, Failure, Data> =>
  queryOptions<HostTopicDetail, Failure, Data>(getGetHostTopicQueryKey(params), (request) => getHostTopic(params, request), options);

/**
 * One topic with sections, progress and who is silent
 *
 * Answers are read by `listResponses` a section. Hosts and observers alone.
 */
export const useGetHostTopic = <Data = HostTopicDetail, Failure = CallError<'getHostTopic'>>(params: GetHostTopicParams, options?: QueryHookOptions<HostTopicDetail, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetHostTopicQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListHostTopicMembersQueryKey = (params?: ListHostTopicMembersParams) => ['/v1/focusTopics/compere/members', ...(params ? [params] : [])] as const;

export const getListHostTopicMembersQueryOptions = <Data = HostTopicMemberPage, Failure = CallError<'listHostTopicMembers'>>(params?: ListHostTopicMembersParams, options?: QueryHookOptions<HostTopicMemberPage, Failure, Data>): CallQueryOptions<HostTopicMemberPage, Failure, Data> =>
  queryOptions<HostTopicMemberPage, Failure, Data>(getListHostTopicMembersQueryKey(params), (request) => listHostTopicMembers(params, request), options);

/**
 * Respondents with their standing
 *
 * In one topic or, without it, in the whole group; silent ones first. Hosts and observers alone.
 */
export const useListHostTopicMembers = <Data = HostTopicMemberPage, Failure = CallError<'listHostTopicMembers'>>(params?: ListHostTopicMembersParams, options?: QueryHookOptions<HostTopicMemberPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHostTopicMembersQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getCountHostTopicMembersQueryKey = (params?: CountHostTopicMembersParams) => ['/v1/focusTopics/compere/memberNums', ...(params ? [params] : [])] as const;

export const getCountHostTopicMembersQueryOptions = <Data = HostTopicMemberCounts, Failure = CallError<'countHostTopicMembers'>>(params?: CountHostTopicMembersParams, options?: QueryHookOptions<HostTopicMemberCounts, Failure, Data>): CallQueryOptions<HostTopicMemberCounts, Failure, Data> =>
  queryOptions<HostTopicMemberCounts, Failure, Data>(getCountHostTopicMembersQueryKey(params), (request) => countHostTopicMembers(params, request), options);

/**
 * Respondents counted by state
 *
 * In one topic or, without it, in the whole group. Hosts and observers alone.
 */
export const useCountHostTopicMembers = <Data = HostTopicMemberCounts, Failure = CallError<'countHostTopicMembers'>>(params?: CountHostTopicMembersParams, options?: QueryHookOptions<HostTopicMemberCounts, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getCountHostTopicMembersQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getSearchHostTopicsQueryKey = (params: SearchHostTopicsParams) => ['/v1/focusTopics/compere/search', params] as const;

export const getSearchHostTopicsQueryOptions = <Data = HostSearch, Failure = CallError<'searchHostTopics'>>(params: SearchHostTopicsParams, options?: QueryHookOptions<HostSearch, Failure, Data>): CallQueryOptions<HostSearch, Failure, Data> =>
  queryOptions<HostSearch, Failure, Data>(getSearchHostTopicsQueryKey(params), (request) => searchHostTopics(params, request), options);

/**
 * Search topics, answers and respondents
 *
 * The best 20 of each. Hosts and observers alone.
 */
export const useSearchHostTopics = <Data = HostSearch, Failure = CallError<'searchHostTopics'>>(params: SearchHostTopicsParams, options?: QueryHookOptions<HostSearch, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getSearchHostTopicsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListTopicsQueryKey = (params?: ListTopicsParams) => ['/focusSections', ...(params ? [params] : [])] as const;

export const getListTopicsQueryOptions = <Data = TopicList, Failure = CallError<'listTopics'>>(params?: ListTopicsParams, options?: QueryHookOptions<TopicList, Failure, Data>): CallQueryOptions<TopicList, Failure, Data> =>
  queryOptions<TopicList, Failure, Data>(getListTopicsQueryKey(params), (request) => listTopics(params, request), options);

/**
 * The topics of a respondent with their sections
 *
 * In the host's order with progress, what is unread and what is owed next. Respondents alone.
 */
export const useListTopics = <Data = TopicList, Failure = CallError<'listTopics'>>(params?: ListTopicsParams, options?: QueryHookOptions<TopicList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListTopicsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListHostSectionsQueryKey = (params: ListHostSectionsParams) => ['/focusSections/compere', params] as const;

export const getListHostSectionsQueryOptions = <Data = HostSectionList, Failure = CallError<'listHostSections'>>(params: ListHostSectionsParams, options?: QueryHookOptions<HostSectionList, Failure, Data>): CallQueryOptions<HostSectionList, Failure, Data> =>
  queryOptions<HostSectionList, Failure, Data>(getListHostSectionsQueryKey(params), (request) => listHostSections(params, request), options);

/**
 * The sections of a topic with progress and who has not spoken
 *
 * Hosts and observers alone.
 */
export const useListHostSections = <Data = HostSectionList, Failure = CallError<'listHostSections'>>(params: ListHostSectionsParams, options?: QueryHookOptions<HostSectionList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHostSectionsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getDecodeGroupTaskQueryKey = (params: DecodeGroupTaskParams) => ['/focusSections/decode/task', params] as const;

export const getDecodeGroupTaskQueryOptions = <Data = GroupTask, Failure = CallError<'decodeGroupTask'>>(params: DecodeGroupTaskParams, options?: QueryHookOptions<GroupTask, Failure, Data>): CallQueryOptions<GroupTask, Failure, Data> =>
  queryOptions<GroupTask, Failure, Data>(getDecodeGroupTaskQueryKey(params), (request) => decodeGroupTask(params, request), options);

/**
 * The task that a group's address stands for
 *
 * A hash other than that of the session's group is answered as if it did not exist.
 */
export const useDecodeGroupTask = <Data = GroupTask, Failure = CallError<'decodeGroupTask'>>(params: DecodeGroupTaskParams, options?: QueryHookOptions<GroupTask, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDecodeGroupTaskQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetFollowUpThreadQueryKey = (params: GetFollowUpThreadParams) => ['/focusResponses/ask', params] as const;

export const getGetFollowUpThreadQueryOptions = <Data = FollowUpThread, Failure = CallError<'getFollowUpThread'>>(params: GetFollowUpThreadParams, options?: QueryHookOptions<FollowUpThread, Failure, Data>): CallQueryOptions<FollowUpThread, Failure, Data> =>
  queryOptions<FollowUpThread, Failure, Data>(getGetFollowUpThreadQueryKey(params), (request) => getFollowUpThread(params, request), options);

/**
 * One answer and what was said under it
 *
 * As far as the caller may see it; an answer still locked to the caller is `ANSWER_FIRST`.
 */
export const useGetFollowUpThread = <Data = FollowUpThread, Failure = CallError<'getFollowUpThread'>>(params: GetFollowUpThreadParams, options?: QueryHookOptions<FollowUpThread, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetFollowUpThreadQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListResponsesQueryKey = (params: ListResponsesParams) => ['/focusResponses', params] as const;

export const getListResponsesQueryOptions = <Data = ResponsePage, Failure = CallError<'listResponses'>>(params: ListResponsesParams, options?: QueryHookOptions<ResponsePage, Failure, Data>): CallQueryOptions<ResponsePage, Failure, Data> =>
  queryOptions<ResponsePage, Failure, Data>(getListResponsesQueryKey(params), (request) => listResponses(params, request), options);

/**
 * The answers to a section
 *
 * To respondents as the section's visibility allows: `ANSWER_FIRST` until they answered, `FORBIDDEN` where only hosts
 * see; the own answer comes with `getTopic` in any case. Hosts and observers see all. Deleted answers keep their place.
 */
export const useListResponses = <Data = ResponsePage, Failure = CallError<'listResponses'>>(params: ListResponsesParams, options?: QueryHookOptions<ResponsePage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListResponsesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type CreateResponseVariables = { data: ResponseCreate };

export const getCreateResponseMutationOptions = <Failure = CallError<'createResponse'>, Context = unknown>(options?: MutationHookOptions<GroupResponse, Failure, CreateResponseVariables, Context>) =>
  mutationOptions<GroupResponse, Failure, CreateResponseVariables, Context>('createResponse', (props, request) => createResponse(props.data, request), options);

/**
 * Answer a section
 *
 * One answer a respondent a section. A retry with the same `clientId` answers with the stored answer; another
 * `clientId` is `ALREADY_ANSWERED` with the stored answer as data. Length is counted in characters without spaces.
 * Respondents alone.
 */
export const useCreateResponse = <Failure = CallError<'createResponse'>, Context = unknown>(options?: MutationHookOptions<GroupResponse, Failure, CreateResponseVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateResponseMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type EditResponseVariables = { data: ResponseEdit };

export const getEditResponseMutationOptions = <Failure = CallError<'editResponse'>, Context = unknown>(options?: MutationHookOptions<GroupResponse, Failure, EditResponseVariables, Context>) =>
  mutationOptions<GroupResponse, Failure, EditResponseVariables, Context>('editResponse', (props, request) => editResponse(props.data, request), options);

/**
 * Change the own answer
 *
 * Until a host replies to it or the section closes; earlier wordings are kept for audit. Respondents alone.
 */
export const useEditResponse = <Failure = CallError<'editResponse'>, Context = unknown>(options?: MutationHookOptions<GroupResponse, Failure, EditResponseVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEditResponseMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CreateFollowUpVariables = { id: Id; data: FollowUpCreate };

export const getCreateFollowUpMutationOptions = <Failure = CallError<'createFollowUp'>, Context = unknown>(options?: MutationHookOptions<FollowUp, Failure, CreateFollowUpVariables, Context>) =>
  mutationOptions<FollowUp, Failure, CreateFollowUpVariables, Context>('createFollowUp', (props, request) => createFollowUp(props.id, props.data, request), options);

/**
 * Ask after an answer, reply or note
 *
 * By role: a host asks publicly or only the author, must-answer or not; a respondent replies under the own answer, or
 * under another's that they may see; an observer notes for the back room. From a host's public or private word on, the
 * answer can no longer be edited. A retry with the same `clientId` answers with what was stored. After the section
 * has closed, only hosts, observers and replies to must-answer follow-ups are taken. With `quote` it refers to words of
 * another answer to the same section that the caller may see: `QUOTE_STALE` when the answer doesn't contain them (any
 * more), `QUOTE_HIDDEN` when those whom a host addresses may not see that answer.
 */
export const useCreateFollowUp = <Failure = CallError<'createFollowUp'>, Context = unknown>(options?: MutationHookOptions<FollowUp, Failure, CreateFollowUpVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateFollowUpMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetVoteQueryKey = (params: GetVoteParams) => ['/focusVotes/user', params] as const;

export const getGetVoteQueryOptions = <Data = SectionVote, Failure = CallError<'getVote'>>(params: GetVoteParams, options?: QueryHookOptions<SectionVote, Failure, Data>): CallQueryOptions<SectionVote, Failure, Data> =>
  queryOptions<SectionVote, Failure, Data>(getGetVoteQueryKey(params), (request) => getVote(params, request), options);

/**
 * A vote as its respondent sees it
 *
 * With the own choice, and results as far as they are shown. Respondents alone.
 */
export const useGetVote = <Data = SectionVote, Failure = CallError<'getVote'>>(params: GetVoteParams, options?: QueryHookOptions<SectionVote, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetVoteQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListHostVotesQueryKey = (params?: ListHostVotesParams) => ['/focusVotes/compere', ...(params ? [params] : [])] as const;

export const getListHostVotesQueryOptions = <Data = HostVoteList, Failure = CallError<'listHostVotes'>>(params?: ListHostVotesParams, options?: QueryHookOptions<HostVoteList, Failure, Data>): CallQueryOptions<HostVoteList, Failure, Data> =>
  queryOptions<HostVoteList, Failure, Data>(getListHostVotesQueryKey(params), (request) => listHostVotes(params, request), options);

/**
 * The votes of a topic with names
 *
 * Who chose what and who has not voted. Hosts and observers alone.
 */
export const useListHostVotes = <Data = HostVoteList, Failure = CallError<'listHostVotes'>>(params?: ListHostVotesParams, options?: QueryHookOptions<HostVoteList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHostVotesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type CastVoteVariables = { data: VoteCast };

export const getCastVoteMutationOptions = <Failure = CallError<'castVote'>, Context = unknown>(options?: MutationHookOptions<SectionVote, Failure, CastVoteVariables, Context>) =>
  mutationOptions<SectionVote, Failure, CastVoteVariables, Context>('castVote', (props, request) => castVote(props.data, request), options);

/**
 * Vote
 *
 * A vote can be changed until it closes; the same choice again changes nothing. Options are checked against kind, minimum and maximum.
 * Respondents alone.
 */
export const useCastVote = <Failure = CallError<'castVote'>, Context = unknown>(options?: MutationHookOptions<SectionVote, Failure, CastVoteVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCastVoteMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getDownloadTopicResponsesQueryKey = (params: DownloadTopicResponsesParams) => ['/focusResponses/download', params] as const;

export const getDownloadTopicResponsesQueryOptions = <Data = Download, Failure = CallError<'downloadTopicResponses'>>(params: DownloadTopicResponsesParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadTopicResponsesQueryKey(params), (request) => downloadTopicResponses(params, request), options);

/**
 * The transcript of a topic as a spreadsheet
 *
 * One sheet a section: the question, then each answer in order of time with its follow-ups and replies, without what is
 * deleted and without the back room's notes. Cells that begin like a formula are escaped. The last sheet, 说明 (notes), names
 * rows and columns, and gives the SHA-256 of each sheet's rows. Every download is recorded. Named time stamp and 4
 * digits. Hosts and observers alone.
 */
export const useDownloadTopicResponses = <Data = Download, Failure = CallError<'downloadTopicResponses'>>(params: DownloadTopicResponsesParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadTopicResponsesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getDownloadGroupMembersQueryKey = (params?: DownloadGroupMembersParams) => ['/focusMembers/download', ...(params ? [params] : [])] as const;

export const getDownloadGroupMembersQueryOptions = <Data = Download, Failure = CallError<'downloadGroupMembers'>>(params?: DownloadGroupMembersParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadGroupMembersQueryKey(params), (request) => downloadGroupMembers(params, request), options);

/**
 * The member list as a spreadsheet
 *
 * One row a respondent: attributes they agreed to share, progress, answers, visits; no contact details. Cells that begin
 * like a formula are escaped. The last sheet, 说明 (notes), names filters, rows and columns, and gives the SHA-256 of the rows.
 * Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 */
export const useDownloadGroupMembers = <Data = Download, Failure = CallError<'downloadGroupMembers'>>(params?: DownloadGroupMembersParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadGroupMembersQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListHostResponsesQueryKey = (params?: ListHostResponsesParams) => ['/focusResponses/list', ...(params ? [params] : [])] as const;

export const getListHostResponsesQueryOptions = <Data = HostResponsePage, Failure = CallError<'listHostResponses'>>(params?: ListHostResponsesParams, options?: QueryHookOptions<HostResponsePage, Failure, Data>): CallQueryOptions<HostResponsePage, Failure, Data> =>
  queryOptions<HostResponsePage, Failure, Data>(getListHostResponsesQueryKey(params), (request) => listHostResponses(params, request), options);

/**
 * All answers of the group, filtered
 *
 * Filters narrow together. Newest first unless ordered otherwise. Hosts and observers alone.
 */
export const useListHostResponses = <Data = HostResponsePage, Failure = CallError<'listHostResponses'>>(params?: ListHostResponsesParams, options?: QueryHookOptions<HostResponsePage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHostResponsesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListResponseTopicsQueryKey = () => ['/focusResponses/topic'] as const;

export const getListResponseTopicsQueryOptions = <Data = ResponseTopicList, Failure = CallError<'listResponseTopics'>>(options?: QueryHookOptions<ResponseTopicList, Failure, Data>): CallQueryOptions<ResponseTopicList, Failure, Data> =>
  queryOptions<ResponseTopicList, Failure, Data>(getListResponseTopicsQueryKey(), (request) => listResponseTopics(request), options);

/**
 * Topics and sections to filter answers by
 *
 * Hosts and observers alone.
 */
export const useListResponseTopics = <Data = ResponseTopicList, Failure = CallError<'listResponseTopics'>>(options?: QueryHookOptions<ResponseTopicList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListResponseTopicsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListResponseTagsQueryKey = () => ['/focusResponses/tag'] as const;

export const getListResponseTagsQueryOptions = <Data = ResponseTagList, Failure = CallError<'listResponseTags'>>(options?: QueryHookOptions<ResponseTagList, Failure, Data>): CallQueryOptions<ResponseTagList, Failure, Data> =>
  queryOptions<ResponseTagList, Failure, Data>(getListResponseTagsQueryKey(), (request) => listResponseTags(request), options);

/**
 * The tags of the group
 *
 * Most used first. Hosts and observers alone.
 */
export const useListResponseTags = <Data = ResponseTagList, Failure = CallError<'listResponseTags'>>(options?: QueryHookOptions<ResponseTagList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListResponseTagsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListResponseAttributesQueryKey = () => ['/focusResponses/member/attr'] as const;

export const getListResponseAttributesQueryOptions = <Data = ResponseAttributeList, Failure = CallError<'listResponseAttributes'>>(options?: QueryHookOptions<ResponseAttributeList, Failure, Data>): CallQueryOptions<ResponseAttributeList, Failure, Data> =>
  queryOptions<ResponseAttributeList, Failure, Data>(getListResponseAttributesQueryKey(), (request) => listResponseAttributes(request), options);

/**
 * Attributes of respondents to filter answers by
 *
 * Only what respondents agreed to share with this group. Hosts and observers alone.
 */
export const useListResponseAttributes = <Data = ResponseAttributeList, Failure = CallError<'listResponseAttributes'>>(options?: QueryHookOptions<ResponseAttributeList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListResponseAttributesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type DeleteResponsesVariables = { data: ResponseDelete };

export const getDeleteResponsesMutationOptions = <Failure = CallError<'deleteResponses'>, Context = unknown>(options?: MutationHookOptions<ResponseDeleted, Failure, DeleteResponsesVariables, Context>) =>
  mutationOptions<ResponseDeleted, Failure, DeleteResponsesVariables, Context>('deleteResponses', (props, request) => deleteResponses(props.data, request), options);

/**
 * Delete answers with a reason
 *
 * Content and attachments are hidden from everyone and kept for audit; the author is told the reason, and may answer
 * again while the section is open. All or nothing. Hosts alone.
 */
export const useDeleteResponses = <Failure = CallError<'deleteResponses'>, Context = unknown>(options?: MutationHookOptions<ResponseDeleted, Failure, DeleteResponsesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteResponsesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getDownloadResponseTableQueryKey = (params?: DownloadResponseTableParams) => ['/focusResponses/base/download', ...(params ? [params] : [])] as const;

export const getDownloadResponseTableQueryOptions = <Data = Download, Failure = CallError<'downloadResponseTable'>>(params?: DownloadResponseTableParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadResponseTableQueryKey(params), (request) => downloadResponseTable(params, request), options);

/**
 * Filtered answers as a spreadsheet
 *
 * One row an answer, oldest first: topic, section, respondent, attributes, content, tags, tagged passages, number of
 * attachments, times. Without deleted answers. Cells that begin like a formula are escaped. The last sheet, 说明 (notes), gives
 * filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 */
export const useDownloadResponseTable = <Data = Download, Failure = CallError<'downloadResponseTable'>>(params?: DownloadResponseTableParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadResponseTableQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getDownloadMemberTableQueryKey = (params?: DownloadMemberTableParams) => ['/focusResponses/member/download', ...(params ? [params] : [])] as const;

export const getDownloadMemberTableQueryOptions = <Data = Download, Failure = CallError<'downloadMemberTable'>>(params?: DownloadMemberTableParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadMemberTableQueryKey(params), (request) => downloadMemberTable(params, request), options);

/**
 * Filtered answers by respondent as a spreadsheet
 *
 * One row a respondent with a matching answer, one column a section. Cells that begin like a formula are escaped. The
 * last sheet, 说明 (notes), gives filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and
 * observers alone.
 */
export const useDownloadMemberTable = <Data = Download, Failure = CallError<'downloadMemberTable'>>(params?: DownloadMemberTableParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadMemberTableQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getDownloadResponseAttachmentsQueryKey = (params?: DownloadResponseAttachmentsParams) => ['/focusResponses/attachment/download', ...(params ? [params] : [])] as const;

export const getDownloadResponseAttachmentsQueryOptions = <Data = Download, Failure = CallError<'downloadResponseAttachments'>>(params?: DownloadResponseAttachmentsParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadResponseAttachmentsQueryKey(params), (request) => downloadResponseAttachments(params, request), options);

/**
 * The attachments of filtered answers in one archive
 *
 * A folder a topic, in it the files of the questions that the matching answers answer, and those of the answers. A manifest
 * with the SHA-256 of each is last. Named time stamp and 4 digits, streamed. Without a single file `NOT_FOUND`. Hosts and
 * observers alone.
 */
export const useDownloadResponseAttachments = <Data = Download, Failure = CallError<'downloadResponseAttachments'>>(params?: DownloadResponseAttachmentsParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadResponseAttachmentsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListGroupAttachmentsQueryKey = (params?: ListGroupAttachmentsParams) => ['/focus/attachment', ...(params ? [params] : [])] as const;

export const getListGroupAttachmentsQueryOptions = <Data = GroupAttachmentPage, Failure = CallError<'listGroupAttachments'>>(params?: ListGroupAttachmentsParams, options?: QueryHookOptions<GroupAttachmentPage, Failure, Data>): CallQueryOptions<GroupAttachmentPage, Failure, Data> =>
  queryOptions<GroupAttachmentPage, Failure, Data>(getListGroupAttachmentsQueryKey(params), (request) => listGroupAttachments(params, request), options);

/**
 * Attachments of the group
 *
 * Newest first: what stands in answers and follow-ups that the caller may see, and what the caller uploaded and hasn't sent
 * yet. Respondents see their own; hosts and observers all but those of deleted answers.
 */
export const useListGroupAttachments = <Data = GroupAttachmentPage, Failure = CallError<'listGroupAttachments'>>(params?: ListGroupAttachmentsParams, options?: QueryHookOptions<GroupAttachmentPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListGroupAttachmentsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type AddGroupAttachmentVariables = { data: GroupAttachmentCreate };

export const getAddGroupAttachmentMutationOptions = <Failure = CallError<'addGroupAttachment'>, Context = unknown>(options?: MutationHookOptions<GroupMedia, Failure, AddGroupAttachmentVariables, Context>) =>
  mutationOptions<GroupMedia, Failure, AddGroupAttachmentVariables, Context>('addGroupAttachment', (props, request) => addGroupAttachment(props.data, request), options);

/**
 * Register an uploaded file
 *
 * The file's content decides its type, not its name; location data is stripped from pictures. Its id is then given to
 * `createResponse`, `editResponse` or `createFollowUp`. What is used nowhere after 24 hours is removed. Respondents give
 * pictures, videos and recordings, hosts also PDF; observers nothing.
 */
export const useAddGroupAttachment = <Failure = CallError<'addGroupAttachment'>, Context = unknown>(options?: MutationHookOptions<GroupMedia, Failure, AddGroupAttachmentVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAddGroupAttachmentMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type DownloadGroupAttachmentsVariables = { data: GroupAttachmentDownload };

export const getDownloadGroupAttachmentsMutationOptions = <Failure = CallError<'downloadGroupAttachments'>, Context = unknown>(options?: MutationHookOptions<Download, Failure, DownloadGroupAttachmentsVariables, Context>) =>
  mutationOptions<Download, Failure, DownloadGroupAttachmentsVariables, Context>('downloadGroupAttachments', (props, request) => downloadGroupAttachments(props.data, request), options);

/**
 * Chosen attachments in one archive
 *
 * A folder a topic; in it files named by section, respondent as `identity` says, and a number, never by the original name,
 * which may name a person. The last file, 清单.csv (the list), gives each file's person, place, time and SHA-256. All must be visible
 * to the caller, else `NOT_FOUND`. Every download is recorded. Named time stamp and 4 digits, streamed. Hosts alone.
 */
export const useDownloadGroupAttachments = <Failure = CallError<'downloadGroupAttachments'>, Context = unknown>(options?: MutationHookOptions<Download, Failure, DownloadGroupAttachmentsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getDownloadGroupAttachmentsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RemoveGroupAttachmentsVariables = { data: GroupAttachmentRemove };

export const getRemoveGroupAttachmentsMutationOptions = <Failure = CallError<'removeGroupAttachments'>, Context = unknown>(options?: MutationHookOptions<GroupAttachmentRemoved, Failure, RemoveGroupAttachmentsVariables, Context>) =>
  mutationOptions<GroupAttachmentRemoved, Failure, RemoveGroupAttachmentsVariables, Context>('removeGroupAttachments', (props, request) => removeGroupAttachments(props.data, request), options);

/**
 * Remove attachments
 *
 * Respondents their own, while the answer that holds them may still be edited; hosts any, with a reason. All or nothing.
 * Kept for audit.
 */
export const useRemoveGroupAttachments = <Failure = CallError<'removeGroupAttachments'>, Context = unknown>(options?: MutationHookOptions<GroupAttachmentRemoved, Failure, RemoveGroupAttachmentsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveGroupAttachmentsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListMyGroupsQueryKey = (params?: ListMyGroupsParams) => ['/v1/discussions', ...(params ? [params] : [])] as const;

export const getListMyGroupsQueryOptions = <Data = MyGroupPage, Failure = CallError<'listMyGroups'>>(params?: ListMyGroupsParams, options?: QueryHookOptions<MyGroupPage, Failure, Data>): CallQueryOptions<MyGroupPage, Failure, Data> =>
  queryOptions<MyGroupPage, Failure, Data>(getListMyGroupsQueryKey(params), (request) => listMyGroups(params, request), options);

/**
 * The discussions that the member is invited to
 *
 * Those that open last first, with what a respondent still owes. Archived groups and withdrawn invitations are left
 * out.
 */
export const useListMyGroups = <Data = MyGroupPage, Failure = CallError<'listMyGroups'>>(params?: ListMyGroupsParams, options?: QueryHookOptions<MyGroupPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListMyGroupsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListSharedInGroupsQueryKey = () => ['/v1/discussions/shared'] as const;

export const getListSharedInGroupsQueryOptions = <Data = SharedInGroupList, Failure = CallError<'listSharedInGroups'>>(options?: QueryHookOptions<SharedInGroupList, Failure, Data>): CallQueryOptions<SharedInGroupList, Failure, Data> =>
  queryOptions<SharedInGroupList, Failure, Data>(getListSharedInGroupsQueryKey(), (request) => listSharedInGroups(request), options);

/**
 * What hosts of which discussions see of the member
 *
 * Each discussion whose hosts and observers see attributes of the member, also after it was archived. Those that were
 * agreed to last come first, at most 100.
 */
export const useListSharedInGroups = <Data = SharedInGroupList, Failure = CallError<'listSharedInGroups'>>(options?: QueryHookOptions<SharedInGroupList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListSharedInGroupsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type TakeBackSharedVariables = { data: SharedTakeBack };

export const getTakeBackSharedMutationOptions = <Failure = CallError<'takeBackShared'>, Context = unknown>(options?: MutationHookOptions<SharedInGroupList, Failure, TakeBackSharedVariables, Context>) =>
  mutationOptions<SharedInGroupList, Failure, TakeBackSharedVariables, Context>('takeBackShared', (props, request) => takeBackShared(props.data, request), options);

/**
 * Take back what hosts of a discussion see of the member
 *
 * Ends the consent at once, also in an archived discussion: hosts and observers read nothing of it any more. A discussion
 * that the member was never part of is `NOT_FOUND`; where nothing is shared, nothing changes.
 */
export const useTakeBackShared = <Failure = CallError<'takeBackShared'>, Context = unknown>(options?: MutationHookOptions<SharedInGroupList, Failure, TakeBackSharedVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getTakeBackSharedMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getFindDiscussionQueryKey = (id: Id) => [`/v1/discussions/${id}`] as const;

export const getFindDiscussionQueryOptions = <Data = DiscussionRef, Failure = CallError<'findDiscussion'>>(id: Id, options?: QueryHookOptions<DiscussionRef, Failure, Data>): CallQueryOptions<DiscussionRef, Failure, Data> =>
  queryOptions<DiscussionRef, Failure, Data>(getFindDiscussionQueryKey(id), (request) => findDiscussion(id, request), options);

/**
 * Which of the member's groups something is part of
 *
 * For an address that names only a topic, a section, an own answer, or a follow-up below one. Anything of a group that
 * the member isn't invited to is `NOT_FOUND`, and so are others' answers.
 */
export const useFindDiscussion = <Data = DiscussionRef, Failure = CallError<'findDiscussion'>>(id: Id, options?: QueryHookOptions<DiscussionRef, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getFindDiscussionQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export const getGetGroupQueryKey = (hash: PublicId) => [`/v1/groups/${hash}`] as const;

export const getGetGroupQueryOptions = <Data = Group, Failure = CallError<'getGroup'>>(hash: PublicId, options?: QueryHookOptions<Group, Failure, Data>): CallQueryOptions<Group, Failure, Data> =>
  queryOptions<Group, Failure, Data>(getGetGroupQueryKey(hash), (request) => getGroup(hash, request), options);

/**
 * What the sign-in page of a group says
 *
 * Answers from publication on, so that the page can count down to an upcoming group and tell that one is over, and
 * hosts can sign in to an archived one. Before that `GROUP_NOT_OPEN`; an unknown hash is `NOT_FOUND`.
 */
export const useGetGroup = <Data = Group, Failure = CallError<'getGroup'>>(hash: PublicId, options?: QueryHookOptions<Group, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetGroupQueryOptions<Data, Failure>(hash, useRequest(options)), queryClient);

export type SendGroupCodeVariables = { hash: PublicId; data: GroupCodeRequest };

export const getSendGroupCodeMutationOptions = <Failure = CallError<'sendGroupCode'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, SendGroupCodeVariables, Context>) =>
  mutationOptions<Done, Failure, SendGroupCodeVariables, Context>('sendGroupCode', (props, request) => sendGroupCode(props.hash, props.data, request), options);

/**
 * Send a sign-in code to an invited mobile
 *
 * Answers the same whether the mobile is invited or not; a code goes out only to invited ones. Resend after 60 s,
 * 5 a day a mobile, 20 a day a device.
 */
export const useSendGroupCode = <Failure = CallError<'sendGroupCode'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, SendGroupCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSendGroupCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type LoginGroupVariables = { hash: PublicId; data: GroupLogin; idempotencyKey?: string | undefined };

export const getLoginGroupMutationOptions = <Failure = CallError<'loginGroup'>, Context = unknown>(options?: MutationHookOptions<GroupCodeSession, Failure, LoginGroupVariables, Context>) =>
  mutationOptions<GroupCodeSession, Failure, LoginGroupVariables, Context>('loginGroup', (props, request) => loginGroup(props.hash, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Sign in to one group with mobile and code
 *
 * The session's audience is the group: it opens nothing else. A host whose mobile has the account of a named host also gets
 * a session for the hosts' pages, which ends with this one, unless something keeps the account from signing in. Respondents enter from opening until the group is
 * archived, else `GROUP_NOT_OPEN`; hosts and observers also before and after. `NOT_INVITED` is told only to who proved the mobile by
 * a right code, for an invitation withdrawn since.
 */
export const useLoginGroup = <Failure = CallError<'loginGroup'>, Context = unknown>(options?: MutationHookOptions<GroupCodeSession, Failure, LoginGroupVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginGroupMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CreateGroupTicketVariables = { hash: PublicId };

export const getCreateGroupTicketMutationOptions = <Failure = CallError<'createGroupTicket'>, Context = unknown>(options?: MutationHookOptions<GroupTicket, Failure, CreateGroupTicketVariables, Context>) =>
  mutationOptions<GroupTicket, Failure, CreateGroupTicketVariables, Context>('createGroupTicket', (props, request) => createGroupTicket(props.hash, request), options);

/**
 * Let an invited member cross from the member site into a group
 *
 * A one-time ticket, good for 60 seconds and for this group only.
 */
export const useCreateGroupTicket = <Failure = CallError<'createGroupTicket'>, Context = unknown>(options?: MutationHookOptions<GroupTicket, Failure, CreateGroupTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateGroupTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type LoginGroupWithTicketVariables = { hash: PublicId; data: GroupTicketLogin };

export const getLoginGroupWithTicketMutationOptions = <Failure = CallError<'loginGroupWithTicket'>, Context = unknown>(options?: MutationHookOptions<GroupSession, Failure, LoginGroupWithTicketVariables, Context>) =>
  mutationOptions<GroupSession, Failure, LoginGroupWithTicketVariables, Context>('loginGroupWithTicket', (props, request) => loginGroupWithTicket(props.hash, props.data, request), options);

/**
 * Sign in to one group with a ticket
 *
 * A ticket that is used, expired or of another group is `TICKET_INVALID`; the mobile and code are then the way in.
 */
export const useLoginGroupWithTicket = <Failure = CallError<'loginGroupWithTicket'>, Context = unknown>(options?: MutationHookOptions<GroupSession, Failure, LoginGroupWithTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginGroupWithTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type UpdateGroupProfileVariables = { hash: PublicId; data: GroupProfileUpdate };

export const getUpdateGroupProfileMutationOptions = <Failure = CallError<'updateGroupProfile'>, Context = unknown>(options?: MutationHookOptions<GroupIdentity, Failure, UpdateGroupProfileVariables, Context>) =>
  mutationOptions<GroupIdentity, Failure, UpdateGroupProfileVariables, Context>('updateGroupProfile', (props, request) => updateGroupProfile(props.hash, props.data, request), options);

/**
 * Settle the first visit, or change nickname and avatar
 *
 * Records the agreement to rules and consent with its version and time. Refuses a version that is no longer current
 * with `GROUP_CONSENT_REQUIRED`, the hash of another group with `NOT_FOUND`, and an archived group with
 * `GROUP_NOT_OPEN`. `sharedAttributes` says which attributes a respondent lets hosts and observers see; an outdated
 * version of its text is `SHARING_TEXT_CHANGED`.
 */
export const useUpdateGroupProfile = <Failure = CallError<'updateGroupProfile'>, Context = unknown>(options?: MutationHookOptions<GroupIdentity, Failure, UpdateGroupProfileVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateGroupProfileMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type LeaveGroupVariables = { hash: PublicId; data: GroupLeaving; idempotencyKey?: string | undefined };

export const getLeaveGroupMutationOptions = <Failure = CallError<'leaveGroup'>, Context = unknown>(options?: MutationHookOptions<GroupDeparture, Failure, LeaveGroupVariables, Context>) =>
  mutationOptions<GroupDeparture, Failure, LeaveGroupVariables, Context>('leaveGroup', (props, request) => leaveGroup(props.hash, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Leave a group
 *
 * Answers what was finished and earned until now; with `dryRun` it changes nothing. What the caller said stays under
 * the nickname, drafts and files that were not sent are deleted, and the caller's other sessions in this group end.
 * This session can repeat the call; any other call of it is `UNAUTHORISED`. What was earned is paid with the group.
 * Only a host can invite again. Allowed before the current consent too. After the closing it is `LEAVING_TOO_LATE`,
 * before the opening `GROUP_NOT_OPEN`, and the hash of another group is `NOT_FOUND`. Respondents alone.
 */
export const useLeaveGroup = <Failure = CallError<'leaveGroup'>, Context = unknown>(options?: MutationHookOptions<GroupDeparture, Failure, LeaveGroupVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLeaveGroupMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetSharedAttributesQueryKey = (hash: PublicId) => [`/v1/groups/${hash}/shared-attributes`] as const;

export const getGetSharedAttributesQueryOptions = <Data = SharedAttributes, Failure = CallError<'getSharedAttributes'>>(hash: PublicId, options?: QueryHookOptions<SharedAttributes, Failure, Data>): CallQueryOptions<SharedAttributes, Failure, Data> =>
  queryOptions<SharedAttributes, Failure, Data>(getGetSharedAttributesQueryKey(hash), (request) => getSharedAttributes(hash, request), options);

/**
 * What the respondent lets hosts see of themselves, and what they could
 *
 * The text of the separate consent, and each attribute with the member's own value and what hosts and observers see of it.
 * Empty for hosts, observers and guests without an account, and for a host who looks as a respondent. The hash of another
 * group is `NOT_FOUND`.
 */
export const useGetSharedAttributes = <Data = SharedAttributes, Failure = CallError<'getSharedAttributes'>>(hash: PublicId, options?: QueryHookOptions<SharedAttributes, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetSharedAttributesQueryOptions<Data, Failure>(hash, useRequest(options)), queryClient);

export const getSearchTopicsQueryKey = (params: SearchTopicsParams) => ['/v1/focusTopics/search', params] as const;

export const getSearchTopicsQueryOptions = <Data = TopicSearch, Failure = CallError<'searchTopics'>>(params: SearchTopicsParams, options?: QueryHookOptions<TopicSearch, Failure, Data>): CallQueryOptions<TopicSearch, Failure, Data> =>
  queryOptions<TopicSearch, Failure, Data>(getSearchTopicsQueryKey(params), (request) => searchTopics(params, request), options);

/**
 * Suggest topics while typing in the header
 *
 * Topics the caller may see whose title, or a section's title, contains the words; best first, at most 10.
 */
export const useSearchTopics = <Data = TopicSearch, Failure = CallError<'searchTopics'>>(params: SearchTopicsParams, options?: QueryHookOptions<TopicSearch, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getSearchTopicsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type MarkSectionsReadVariables = { data: SectionReads };

export const getMarkSectionsReadMutationOptions = <Failure = CallError<'markSectionsRead'>, Context = unknown>(options?: MutationHookOptions<SectionReadList, Failure, MarkSectionsReadVariables, Context>) =>
  mutationOptions<SectionReadList, Failure, MarkSectionsReadVariables, Context>('markSectionsRead', (props, request) => markSectionsRead(props.data, request), options);

/**
 * Move the unread dividers of sections
 *
 * Everything up to and including an answer counts as read by the caller; a divider never moves back. All or nothing.
 * Nothing needs to be fetched again afterwards. A host's reading shows the authors that their answers were read.
 * With `alone`, hosts and observers count single answers as read (at most 500 beyond the dividers); a divider follows
 * once everything before was read. Respondents get `FORBIDDEN` for that.
 */
export const useMarkSectionsRead = <Failure = CallError<'markSectionsRead'>, Context = unknown>(options?: MutationHookOptions<SectionReadList, Failure, MarkSectionsReadVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkSectionsReadMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RemindGroupMembersVariables = { data: TopicReminder };

export const getRemindGroupMembersMutationOptions = <Failure = CallError<'remindGroupMembers'>, Context = unknown>(options?: MutationHookOptions<TopicReminded, Failure, RemindGroupMembersVariables, Context>) =>
  mutationOptions<TopicReminded, Failure, RemindGroupMembersVariables, Context>('remindGroupMembers', (props, request) => remindGroupMembers(props.data, request), options);

/**
 * Remind respondents of what they owe
 *
 * By message on the site, and by text message for those who agreed to it; at most once in 12 hours a respondent and three times for a topic. Hosts alone.
 */
export const useRemindGroupMembers = <Failure = CallError<'remindGroupMembers'>, Context = unknown>(options?: MutationHookOptions<TopicReminded, Failure, RemindGroupMembersVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemindGroupMembersMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type TagResponsesVariables = { data: ResponseTagging };

export const getTagResponsesMutationOptions = <Failure = CallError<'tagResponses'>, Context = unknown>(options?: MutationHookOptions<ResponseTagList, Failure, TagResponsesVariables, Context>) =>
  mutationOptions<ResponseTagList, Failure, TagResponsesVariables, Context>('tagResponses', (props, request) => tagResponses(props.data, request), options);

/**
 * Put tags on answers and take them off
 *
 * All or nothing; a tag that no answer carries any more is gone. With `passage` the tags stand on a marked part of one
 * answer; `PASSAGE_STALE` when that was edited since. Hosts alone.
 */
export const useTagResponses = <Failure = CallError<'tagResponses'>, Context = unknown>(options?: MutationHookOptions<ResponseTagList, Failure, TagResponsesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getTagResponsesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RestoreResponsesVariables = { data: ResponseRestore };

export const getRestoreResponsesMutationOptions = <Failure = CallError<'restoreResponses'>, Context = unknown>(options?: MutationHookOptions<ResponseRestored, Failure, RestoreResponsesVariables, Context>) =>
  mutationOptions<ResponseRestored, Failure, RestoreResponsesVariables, Context>('restoreResponses', (props, request) => restoreResponses(props.data, request), options);

/**
 * Bring deleted answers back
 *
 * Within 30 days (`RESTORE_TOO_LATE`), and not where the author has answered again (`RESPONSE_REPLACED`). All or nothing.
 * Hosts alone.
 */
export const useRestoreResponses = <Failure = CallError<'restoreResponses'>, Context = unknown>(options?: MutationHookOptions<ResponseRestored, Failure, RestoreResponsesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRestoreResponsesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type StarResponseVariables = { data: ResponseStar };

export const getStarResponseMutationOptions = <Failure = CallError<'starResponse'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, StarResponseVariables, Context>) =>
  mutationOptions<Done, Failure, StarResponseVariables, Context>('starResponse', (props, request) => starResponse(props.data, request), options);

/**
 * Star an answer for oneself
 *
 * Seen by nobody else. Hosts and observers alone.
 */
export const useStarResponse = <Failure = CallError<'starResponse'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, StarResponseVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getStarResponseMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CountResponseVariables = { data: ResponseCounting };

export const getCountResponseMutationOptions = <Failure = CallError<'countResponse'>, Context = unknown>(options?: MutationHookOptions<GroupResponse, Failure, CountResponseVariables, Context>) =>
  mutationOptions<GroupResponse, Failure, CountResponseVariables, Context>('countResponse', (props, request) => countResponse(props.data, request), options);

/**
 * Count an answer for the reward although it doesn't fit
 *
 * For answers that are too short or repeat an earlier one. Hosts alone, until the coins are counted at the closing. An
 * edit of the answer takes it back.
 */
export const useCountResponse = <Failure = CallError<'countResponse'>, Context = unknown>(options?: MutationHookOptions<GroupResponse, Failure, CountResponseVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCountResponseMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetHostingAccessQueryKey = () => ['/v1/hosting'] as const;

export const getGetHostingAccessQueryOptions = <Data = HostingAccess, Failure = CallError<'getHostingAccess'>>(options?: QueryHookOptions<HostingAccess, Failure, Data>): CallQueryOptions<HostingAccess, Failure, Data> =>
  queryOptions<HostingAccess, Failure, Data>(getGetHostingAccessQueryKey(), (request) => getHostingAccess(request), options);

/**
 * Whether the caller may make groups
 *
 * Whether an operator named this member as a host.
 */
export const useGetHostingAccess = <Data = HostingAccess, Failure = CallError<'getHostingAccess'>>(options?: QueryHookOptions<HostingAccess, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetHostingAccessQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type CreateHostingTicketVariables = void;

export const getCreateHostingTicketMutationOptions = <Failure = CallError<'createHostingTicket'>, Context = unknown>(options?: MutationHookOptions<GroupTicket, Failure, CreateHostingTicketVariables, Context>) =>
  mutationOptions<GroupTicket, Failure, CreateHostingTicketVariables, Context>('createHostingTicket', (_, request) => createHostingTicket(request), options);

/**
 * Let a host cross from the member site to the pages for hosts
 *
 * A one-time ticket, good for 60 seconds. The session it buys opens the calls for hosts only.
 */
export const useCreateHostingTicket = <Failure = CallError<'createHostingTicket'>, Context = unknown>(options?: MutationHookOptions<GroupTicket, Failure, CreateHostingTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateHostingTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type LoginHostingVariables = { data: GroupTicketLogin };

export const getLoginHostingMutationOptions = <Failure = CallError<'loginHosting'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, LoginHostingVariables, Context>) =>
  mutationOptions<Session, Failure, LoginHostingVariables, Context>('loginHosting', (props, request) => loginHosting(props.data, request), options);

/**
 * Open a session for hosting with a ticket
 *
 * The session belongs to the member, but opens only what hosts need. A ticket that is used or expired is
 * `HOST_TICKET_INVALID`; who is no host any more is `NOT_A_HOST`.
 */
export const useLoginHosting = <Failure = CallError<'loginHosting'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, LoginHostingVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginHostingMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListGroupDownloadsQueryKey = (params?: ListGroupDownloadsParams) => ['/v1/focusResponses/downloads', ...(params ? [params] : [])] as const;

export const getListGroupDownloadsQueryOptions = <Data = GroupDownloadPage, Failure = CallError<'listGroupDownloads'>>(params?: ListGroupDownloadsParams, options?: QueryHookOptions<GroupDownloadPage, Failure, Data>): CallQueryOptions<GroupDownloadPage, Failure, Data> =>
  queryOptions<GroupDownloadPage, Failure, Data>(getListGroupDownloadsQueryKey(params), (request) => listGroupDownloads(params, request), options);

/**
 * Who downloaded what from the group
 *
 * The audit of downloads, newest first. Hosts alone.
 */
export const useListGroupDownloads = <Data = GroupDownloadPage, Failure = CallError<'listGroupDownloads'>>(params?: ListGroupDownloadsParams, options?: QueryHookOptions<GroupDownloadPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListGroupDownloadsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListResponseWordsQueryKey = (params?: ListResponseWordsParams) => ['/v1/focusResponses/words', ...(params ? [params] : [])] as const;

export const getListResponseWordsQueryOptions = <Data = ResponseWordList, Failure = CallError<'listResponseWords'>>(params?: ListResponseWordsParams, options?: QueryHookOptions<ResponseWordList, Failure, Data>): CallQueryOptions<ResponseWordList, Failure, Data> =>
  queryOptions<ResponseWordList, Failure, Data>(getListResponseWordsQueryKey(params), (request) => listResponseWords(params, request), options);

/**
 * The words of filtered answers, most frequent first
 *
 * Words that carry meaning and that two answers or more use, counted by these answers; the newest 20,000 answers count. Hosts and observers alone.
 */
export const useListResponseWords = <Data = ResponseWordList, Failure = CallError<'listResponseWords'>>(params?: ListResponseWordsParams, options?: QueryHookOptions<ResponseWordList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListResponseWordsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetVoiceCoverageQueryKey = (params?: GetVoiceCoverageParams) => ['/v1/focusResponses/coverage', ...(params ? [params] : [])] as const;

export const getGetVoiceCoverageQueryOptions = <Data = VoiceCoverage, Failure = CallError<'getVoiceCoverage'>>(params?: GetVoiceCoverageParams, options?: QueryHookOptions<VoiceCoverage, Failure, Data>): CallQueryOptions<VoiceCoverage, Failure, Data> =>
  queryOptions<VoiceCoverage, Failure, Data>(getGetVoiceCoverageQueryKey(params), (request) => getVoiceCoverage(params, request), options);

/**
 * Who has spoken about what
 *
 * Respondents by the values of one attribute that they share, of two crossed, or by tags of hosts, against topics. Hosts and
 * observers alone; tags are for hosts.
 */
export const useGetVoiceCoverage = <Data = VoiceCoverage, Failure = CallError<'getVoiceCoverage'>>(params?: GetVoiceCoverageParams, options?: QueryHookOptions<VoiceCoverage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetVoiceCoverageQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type SetVoiceTargetVariables = { data: VoiceTarget };

export const getSetVoiceTargetMutationOptions = <Failure = CallError<'setVoiceTarget'>, Context = unknown>(options?: MutationHookOptions<VoiceCoverage, Failure, SetVoiceTargetVariables, Context>) =>
  mutationOptions<VoiceCoverage, Failure, SetVoiceTargetVariables, Context>('setVoiceTarget', (props, request) => setVoiceTarget(props.data, request), options);

/**
 * Set how many people of a segment should speak about a topic
 *
 * Answers the grid with the new target. 0 removes one. Hosts alone.
 */
export const useSetVoiceTarget = <Failure = CallError<'setVoiceTarget'>, Context = unknown>(options?: MutationHookOptions<VoiceCoverage, Failure, SetVoiceTargetVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSetVoiceTargetMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetFollowUpRadarQueryKey = () => ['/v1/focusResponses/radar'] as const;

export const getGetFollowUpRadarQueryOptions = <Data = FollowUpRadar, Failure = CallError<'getFollowUpRadar'>>(options?: QueryHookOptions<FollowUpRadar, Failure, Data>): CallQueryOptions<FollowUpRadar, Failure, Data> =>
  queryOptions<FollowUpRadar, Failure, Data>(getGetFollowUpRadarQueryKey(), (request) => getFollowUpRadar(request), options);

/**
 * What deserves the host's next question
 *
 * Unanswered follow-ups, thin answers, votes that the text contradicts, and silent people; up to 50 of each. Hosts and observers alone.
 */
export const useGetFollowUpRadar = <Data = FollowUpRadar, Failure = CallError<'getFollowUpRadar'>>(options?: QueryHookOptions<FollowUpRadar, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetFollowUpRadarQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListGroupDraftsQueryKey = () => ['/v1/focusDrafts'] as const;

export const getListGroupDraftsQueryOptions = <Data = GroupDraftList, Failure = CallError<'listGroupDrafts'>>(options?: QueryHookOptions<GroupDraftList, Failure, Data>): CallQueryOptions<GroupDraftList, Failure, Data> =>
  queryOptions<GroupDraftList, Failure, Data>(getListGroupDraftsQueryKey(), (request) => listGroupDrafts(request), options);

/**
 * The texts that the respondent has not sent yet
 *
 * The caller's own drafts of this group, in no order; nobody else ever sees them. A host who looks at the group as a
 * respondent gets none. A draft has its quote as long as the quoted answer contains the words. Respondents alone.
 */
export const useListGroupDrafts = <Data = GroupDraftList, Failure = CallError<'listGroupDrafts'>>(options?: QueryHookOptions<GroupDraftList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListGroupDraftsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SaveGroupDraftVariables = { data: GroupDraftSave };

export const getSaveGroupDraftMutationOptions = <Failure = CallError<'saveGroupDraft'>, Context = unknown>(options?: MutationHookOptions<GroupDraft, Failure, SaveGroupDraftVariables, Context>) =>
  mutationOptions<GroupDraft, Failure, SaveGroupDraftVariables, Context>('saveGroupDraft', (props, request) => saveGroupDraft(props.data, request), options);

/**
 * Save a text that is not sent yet
 *
 * One draft a person for each section and each answer. `version` is the version that the caller saw last, null for
 * none. When another device has saved another text since, it is `DRAFT_CHANGED` with the stored draft as data, and
 * nothing changes. Saving the stored text again is no change. A respondent has at most 30 drafts in a group, else
 * `DRAFTS_FULL`. Sending the answer or reply deletes its draft. Respondents alone.
 */
export const useSaveGroupDraft = <Failure = CallError<'saveGroupDraft'>, Context = unknown>(options?: MutationHookOptions<GroupDraft, Failure, SaveGroupDraftVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveGroupDraftMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RemoveGroupDraftVariables = { data: GroupDraftRemoval };

export const getRemoveGroupDraftMutationOptions = <Failure = CallError<'removeGroupDraft'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, RemoveGroupDraftVariables, Context>) =>
  mutationOptions<Done, Failure, RemoveGroupDraftVariables, Context>('removeGroupDraft', (props, request) => removeGroupDraft(props.data, request), options);

/**
 * Delete a text that is not sent yet
 *
 * Deleting one that is gone, or that another device has changed since `version`, changes nothing. Respondents alone.
 */
export const useRemoveGroupDraft = <Failure = CallError<'removeGroupDraft'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, RemoveGroupDraftVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveGroupDraftMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListProbesQueryKey = () => ['/v1/focusProbes'] as const;

export const getListProbesQueryOptions = <Data = ProbeList, Failure = CallError<'listProbes'>>(options?: QueryHookOptions<ProbeList, Failure, Data>): CallQueryOptions<ProbeList, Failure, Data> =>
  queryOptions<ProbeList, Failure, Data>(getListProbesQueryKey(), (request) => listProbes(request), options);

/**
 * The follow-ups that a host uses again
 *
 * The host's own ones, then those that all hosts of the group share. Hosts and observers alone.
 */
export const useListProbes = <Data = ProbeList, Failure = CallError<'listProbes'>>(options?: QueryHookOptions<ProbeList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListProbesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SaveProbeVariables = { data: ProbeRequest };

export const getSaveProbeMutationOptions = <Failure = CallError<'saveProbe'>, Context = unknown>(options?: MutationHookOptions<ProbeList, Failure, SaveProbeVariables, Context>) =>
  mutationOptions<ProbeList, Failure, SaveProbeVariables, Context>('saveProbe', (props, request) => saveProbe(props.data, request), options);

/**
 * Keep a follow-up for later, or change one
 *
 * An own one follows the host's account into every group; a shared one is there for all hosts of this group. Hosts alone.
 */
export const useSaveProbe = <Failure = CallError<'saveProbe'>, Context = unknown>(options?: MutationHookOptions<ProbeList, Failure, SaveProbeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveProbeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RemoveProbeVariables = { data: ProbeRemoval };

export const getRemoveProbeMutationOptions = <Failure = CallError<'removeProbe'>, Context = unknown>(options?: MutationHookOptions<ProbeList, Failure, RemoveProbeVariables, Context>) =>
  mutationOptions<ProbeList, Failure, RemoveProbeVariables, Context>('removeProbe', (props, request) => removeProbe(props.data, request), options);

/**
 * Remove a follow-up from the library
 *
 * Removing one that is gone changes nothing. Hosts alone.
 */
export const useRemoveProbe = <Failure = CallError<'removeProbe'>, Context = unknown>(options?: MutationHookOptions<ProbeList, Failure, RemoveProbeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveProbeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListQuotesQueryKey = (params?: ListQuotesParams) => ['/v1/focusResponses/quotes', ...(params ? [params] : [])] as const;

export const getListQuotesQueryOptions = <Data = QuoteList, Failure = CallError<'listQuotes'>>(params?: ListQuotesParams, options?: QueryHookOptions<QuoteList, Failure, Data>): CallQueryOptions<QuoteList, Failure, Data> =>
  queryOptions<QuoteList, Failure, Data>(getListQuotesQueryKey(params), (request) => listQuotes(params, request), options);

/**
 * The quote board
 *
 * Passages that hosts put there, in their order, each with where it comes from. People are named as `identity` says. Hosts and observers alone.
 */
export const useListQuotes = <Data = QuoteList, Failure = CallError<'listQuotes'>>(params?: ListQuotesParams, options?: QueryHookOptions<QuoteList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListQuotesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type AddQuoteVariables = { data: QuoteRequest };

export const getAddQuoteMutationOptions = <Failure = CallError<'addQuote'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, AddQuoteVariables, Context>) =>
  mutationOptions<QuoteList, Failure, AddQuoteVariables, Context>('addQuote', (props, request) => addQuote(props.data, request), options);

/**
 * Put a passage on the quote board
 *
 * `PASSAGE_STALE` when the answer was edited since; a passage that stands there already is answered alike. Hosts alone.
 */
export const useAddQuote = <Failure = CallError<'addQuote'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, AddQuoteVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAddQuoteMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type OrderQuotesVariables = { data: QuoteOrder };

export const getOrderQuotesMutationOptions = <Failure = CallError<'orderQuotes'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, OrderQuotesVariables, Context>) =>
  mutationOptions<QuoteList, Failure, OrderQuotesVariables, Context>('orderQuotes', (props, request) => orderQuotes(props.data, request), options);

/**
 * Order the quote board
 *
 * `ids` are all quotes of the board in their new order. With `remove` one is taken off. Hosts alone.
 */
export const useOrderQuotes = <Failure = CallError<'orderQuotes'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, OrderQuotesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getOrderQuotesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CodeQuoteVariables = { data: QuoteCoding };

export const getCodeQuoteMutationOptions = <Failure = CallError<'codeQuote'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, CodeQuoteVariables, Context>) =>
  mutationOptions<QuoteList, Failure, CodeQuoteVariables, Context>('codeQuote', (props, request) => codeQuote(props.data, request), options);

/**
 * Code a quote and put it under a finding
 *
 * Replaces the codes of the quote and the finding that it supports. Hosts alone.
 */
export const useCodeQuote = <Failure = CallError<'codeQuote'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, CodeQuoteVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCodeQuoteMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SaveFindingVariables = { data: QuoteFindingSave };

export const getSaveFindingMutationOptions = <Failure = CallError<'saveFinding'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, SaveFindingVariables, Context>) =>
  mutationOptions<QuoteList, Failure, SaveFindingVariables, Context>('saveFinding', (props, request) => saveFinding(props.data, request), options);

/**
 * Add or change a finding
 *
 * A retry changes nothing. With `place` the finding moves there. Hosts alone.
 */
export const useSaveFinding = <Failure = CallError<'saveFinding'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, SaveFindingVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveFindingMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RemoveFindingVariables = { data: QuoteFindingRemoval };

export const getRemoveFindingMutationOptions = <Failure = CallError<'removeFinding'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, RemoveFindingVariables, Context>) =>
  mutationOptions<QuoteList, Failure, RemoveFindingVariables, Context>('removeFinding', (props, request) => removeFinding(props.data, request), options);

/**
 * Remove a finding
 *
 * Its quotes stay on the board without a finding. One that is gone already may be removed again. Hosts alone.
 */
export const useRemoveFinding = <Failure = CallError<'removeFinding'>, Context = unknown>(options?: MutationHookOptions<QuoteList, Failure, RemoveFindingVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveFindingMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getDownloadQuotesQueryKey = (params: DownloadQuotesParams) => ['/v1/focusResponses/quotes/download', params] as const;

export const getDownloadQuotesQueryOptions = <Data = Download, Failure = CallError<'downloadQuotes'>>(params: DownloadQuotesParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadQuotesQueryKey(params), (request) => downloadQuotes(params, request), options);

/**
 * The quote board as a document or workbook
 *
 * Findings with their quotes, then the quotes without a finding, each with its codes, its respondent as `identity`
 * says, the version of the answer, and a link to it. Every download is recorded. Named time stamp and 4 digits. Hosts
 * and observers alone.
 */
export const useDownloadQuotes = <Data = Download, Failure = CallError<'downloadQuotes'>>(params: DownloadQuotesParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadQuotesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListInvitingAttributesQueryKey = () => ['/v1/hosting/attributes'] as const;

export const getListInvitingAttributesQueryOptions = <Data = InvitingAttributeList, Failure = CallError<'listInvitingAttributes'>>(options?: QueryHookOptions<InvitingAttributeList, Failure, Data>): CallQueryOptions<InvitingAttributeList, Failure, Data> =>
  queryOptions<InvitingAttributeList, Failure, Data>(getListInvitingAttributesQueryKey(), (request) => listInvitingAttributes(request), options);

/**
 * By which attributes hosts may invite members
 *
 * Those that aren't sensitive, with their possible values.
 */
export const useListInvitingAttributes = <Data = InvitingAttributeList, Failure = CallError<'listInvitingAttributes'>>(options?: QueryHookOptions<InvitingAttributeList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListInvitingAttributesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListHostedGroupsQueryKey = (params?: ListHostedGroupsParams) => ['/v1/hosting/groups', ...(params ? [params] : [])] as const;

export const getListHostedGroupsQueryOptions = <Data = HostedGroupPage, Failure = CallError<'listHostedGroups'>>(params?: ListHostedGroupsParams, options?: QueryHookOptions<HostedGroupPage, Failure, Data>): CallQueryOptions<HostedGroupPage, Failure, Data> =>
  queryOptions<HostedGroupPage, Failure, Data>(getListHostedGroupsQueryKey(params), (request) => listHostedGroups(params, request), options);

/**
 * The groups a host makes
 *
 * The newest first. Only members whom an operator named as hosts; all others get `NOT_A_HOST`.
 */
export const useListHostedGroups = <Data = HostedGroupPage, Failure = CallError<'listHostedGroups'>>(params?: ListHostedGroupsParams, options?: QueryHookOptions<HostedGroupPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListHostedGroupsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type CreateHostedGroupVariables = { data: NewHostedGroup };

export const getCreateHostedGroupMutationOptions = <Failure = CallError<'createHostedGroup'>, Context = unknown>(options?: MutationHookOptions<HostedGroup, Failure, CreateHostedGroupVariables, Context>) =>
  mutationOptions<HostedGroup, Failure, CreateHostedGroupVariables, Context>('createHostedGroup', (props, request) => createHostedGroup(props.data, request), options);

/**
 * Make a group, as a draft
 *
 * The caller becomes its first host. `id` is made by the page, so that sending it twice makes one group.
 */
export const useCreateHostedGroup = <Failure = CallError<'createHostedGroup'>, Context = unknown>(options?: MutationHookOptions<HostedGroup, Failure, CreateHostedGroupVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateHostedGroupMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetHostedGroupQueryKey = (groupId: Id) => [`/v1/hosting/groups/${groupId}`] as const;

export const getGetHostedGroupQueryOptions = <Data = HostedGroup, Failure = CallError<'getHostedGroup'>>(groupId: Id, options?: QueryHookOptions<HostedGroup, Failure, Data>): CallQueryOptions<HostedGroup, Failure, Data> =>
  queryOptions<HostedGroup, Failure, Data>(getGetHostedGroupQueryKey(groupId), (request) => getHostedGroup(groupId, request), options);

/**
 * One group with its settings
 *
 * What its hosts set, where it stands in its life, and how many it has invited.
 */
export const useGetHostedGroup = <Data = HostedGroup, Failure = CallError<'getHostedGroup'>>(groupId: Id, options?: QueryHookOptions<HostedGroup, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetHostedGroupQueryOptions<Data, Failure>(groupId, useRequest(options)), queryClient);

export type UpdateHostedGroupVariables = { groupId: Id; data: HostedGroupUpdate };

export const getUpdateHostedGroupMutationOptions = <Failure = CallError<'updateHostedGroup'>, Context = unknown>(options?: MutationHookOptions<HostedGroup, Failure, UpdateHostedGroupVariables, Context>) =>
  mutationOptions<HostedGroup, Failure, UpdateHostedGroupVariables, Context>('updateHostedGroup', (props, request) => updateHostedGroup(props.groupId, props.data, request), options);

/**
 * Change the settings of a group
 *
 * `revision` is the one that was read; an older one is `GUIDE_CHANGED`. The reward plan is fixed once people are invited (`PLAN_FIXED`), the opening once the group is open. Changed rules or consent text have to be agreed to again.
 */
export const useUpdateHostedGroup = <Failure = CallError<'updateHostedGroup'>, Context = unknown>(options?: MutationHookOptions<HostedGroup, Failure, UpdateHostedGroupVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateHostedGroupMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type MoveHostedGroupVariables = { groupId: Id; data: GroupMoveRequest };

export const getMoveHostedGroupMutationOptions = <Failure = CallError<'moveHostedGroup'>, Context = unknown>(options?: MutationHookOptions<HostedGroup, Failure, MoveHostedGroupVariables, Context>) =>
  mutationOptions<HostedGroup, Failure, MoveHostedGroupVariables, Context>('moveHostedGroup', (props, request) => moveHostedGroup(props.groupId, props.data, request), options);

/**
 * Move a group on in its life
 *
 * Draft, inviting, open, closed, archived, and never back. A move that the group is not ready for is refused with the state it is in.
 */
export const useMoveHostedGroup = <Failure = CallError<'moveHostedGroup'>, Context = unknown>(options?: MutationHookOptions<HostedGroup, Failure, MoveHostedGroupVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getMoveHostedGroupMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetRehearsalQueryKey = (groupId: Id) => [`/v1/hosting/groups/${groupId}/rehearsal`] as const;

export const getGetRehearsalQueryOptions = <Data = RehearsalState, Failure = CallError<'getRehearsal'>>(groupId: Id, options?: QueryHookOptions<RehearsalState, Failure, Data>): CallQueryOptions<RehearsalState, Failure, Data> =>
  queryOptions<RehearsalState, Failure, Data>(getGetRehearsalQueryKey(groupId), (request) => getRehearsal(groupId, request), options);

/**
 * The rehearsal of a group
 *
 * Null while none runs.
 */
export const useGetRehearsal = <Data = RehearsalState, Failure = CallError<'getRehearsal'>>(groupId: Id, options?: QueryHookOptions<RehearsalState, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetRehearsalQueryOptions<Data, Failure>(groupId, useRequest(options)), queryClient);

export type StartRehearsalVariables = { groupId: Id };

export const getStartRehearsalMutationOptions = <Failure = CallError<'startRehearsal'>, Context = unknown>(options?: MutationHookOptions<RehearsalState, Failure, StartRehearsalVariables, Context>) =>
  mutationOptions<RehearsalState, Failure, StartRehearsalVariables, Context>('startRehearsal', (props, request) => startRehearsal(props.groupId, request), options);

/**
 * Rehearse a group before it opens
 *
 * Copies the guide as it stands, and scripted respondents answer it by the calls of real ones and at the times of its
 * schedule, so that hosts see the desk as it will look, and what respondents can't do. It is a group of its own: nothing of
 * it is paid, messaged, or counted in the group. The answer comes before the respondents have answered: `walk` and
 * `progress` of `getRehearsal` say how far they are. A rehearsal that runs is replaced. Once the group is open,
 * `REHEARSAL_TOO_LATE`.
 */
export const useStartRehearsal = <Failure = CallError<'startRehearsal'>, Context = unknown>(options?: MutationHookOptions<RehearsalState, Failure, StartRehearsalVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getStartRehearsalMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CreateRehearsalTicketVariables = { groupId: Id };

export const getCreateRehearsalTicketMutationOptions = <Failure = CallError<'createRehearsalTicket'>, Context = unknown>(options?: MutationHookOptions<GroupTicket, Failure, CreateRehearsalTicketVariables, Context>) =>
  mutationOptions<GroupTicket, Failure, CreateRehearsalTicketVariables, Context>('createRehearsalTicket', (props, request) => createRehearsalTicket(props.groupId, request), options);

/**
 * Let a host into the rehearsal
 *
 * A one-time ticket for the rehearsal's own `hash`, good for 60 seconds. `NOT_FOUND` while none runs.
 */
export const useCreateRehearsalTicket = <Failure = CallError<'createRehearsalTicket'>, Context = unknown>(options?: MutationHookOptions<GroupTicket, Failure, CreateRehearsalTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateRehearsalTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type EndRehearsalVariables = { groupId: Id };

export const getEndRehearsalMutationOptions = <Failure = CallError<'endRehearsal'>, Context = unknown>(options?: MutationHookOptions<RehearsalState, Failure, EndRehearsalVariables, Context>) =>
  mutationOptions<RehearsalState, Failure, EndRehearsalVariables, Context>('endRehearsal', (props, request) => endRehearsal(props.groupId, request), options);

/**
 * End the rehearsal
 *
 * Everything of it is deleted, also while respondents answer. Ending none changes nothing. It also ends when the group opens, and after a day.
 */
export const useEndRehearsal = <Failure = CallError<'endRehearsal'>, Context = unknown>(options?: MutationHookOptions<RehearsalState, Failure, EndRehearsalVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEndRehearsalMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetGuideQueryKey = (groupId: Id) => [`/v1/hosting/groups/${groupId}/guide`] as const;

export const getGetGuideQueryOptions = <Data = Guide, Failure = CallError<'getGuide'>>(groupId: Id, options?: QueryHookOptions<Guide, Failure, Data>): CallQueryOptions<Guide, Failure, Data> =>
  queryOptions<Guide, Failure, Data>(getGetGuideQueryKey(groupId), (request) => getGuide(groupId, request), options);

/**
 * The guide as its hosts edit it
 *
 * All topics and sections in order, with their votes and the number of answers.
 */
export const useGetGuide = <Data = Guide, Failure = CallError<'getGuide'>>(groupId: Id, options?: QueryHookOptions<Guide, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetGuideQueryOptions<Data, Failure>(groupId, useRequest(options)), queryClient);

export type AddGuideTopicsVariables = { groupId: Id; data: NewGuideTopics };

export const getAddGuideTopicsMutationOptions = <Failure = CallError<'addGuideTopics'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, AddGuideTopicsVariables, Context>) =>
  mutationOptions<Guide, Failure, AddGuideTopicsVariables, Context>('addGuideTopics', (props, request) => addGuideTopics(props.groupId, props.data, request), options);

/**
 * Add topics with their sections
 *
 * After the others, in one step. Ids are made by the page; sending a topic twice adds it once.
 */
export const useAddGuideTopics = <Failure = CallError<'addGuideTopics'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, AddGuideTopicsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAddGuideTopicsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type UpdateGuideTopicVariables = { groupId: Id; topicId: Id; data: GuideTopicUpdate };

export const getUpdateGuideTopicMutationOptions = <Failure = CallError<'updateGuideTopic'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, UpdateGuideTopicVariables, Context>) =>
  mutationOptions<Guide, Failure, UpdateGuideTopicVariables, Context>('updateGuideTopic', (props, request) => updateGuideTopic(props.groupId, props.topicId, props.data, request), options);

/**
 * Change a topic
 *
 * Title, summary, times and audience. A tag that the group doesn't have is `TAG_UNKNOWN`; showing what people answered to
 * others than before is `VISIBILITY_PROMISED`.
 */
export const useUpdateGuideTopic = <Failure = CallError<'updateGuideTopic'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, UpdateGuideTopicVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateGuideTopicMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type AddGuideSectionVariables = { groupId: Id; topicId: Id; data: NewGuideSection };

export const getAddGuideSectionMutationOptions = <Failure = CallError<'addGuideSection'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, AddGuideSectionVariables, Context>) =>
  mutationOptions<Guide, Failure, AddGuideSectionVariables, Context>('addGuideSection', (props, request) => addGuideSection(props.groupId, props.topicId, props.data, request), options);

/**
 * Add a section to a topic
 *
 * After the others.
 */
export const useAddGuideSection = <Failure = CallError<'addGuideSection'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, AddGuideSectionVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAddGuideSectionMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type UpdateGuideSectionVariables = { groupId: Id; sectionId: Id; data: GuideSectionUpdate };

export const getUpdateGuideSectionMutationOptions = <Failure = CallError<'updateGuideSection'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, UpdateGuideSectionVariables, Context>) =>
  mutationOptions<Guide, Failure, UpdateGuideSectionVariables, Context>('updateGuideSection', (props, request) => updateGuideSection(props.groupId, props.sectionId, props.data, request), options);

/**
 * Change a section
 *
 * The question of an answered section can not be reworded and keeps its files (`QUESTION_ANSWERED`), its answers not be shown to more people than was promised (`VISIBILITY_PROMISED`), and a vote with ballots not be changed (`VOTE_HAS_BALLOTS`).
 */
export const useUpdateGuideSection = <Failure = CallError<'updateGuideSection'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, UpdateGuideSectionVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateGuideSectionMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CloseGuideSectionVariables = { groupId: Id; sectionId: Id; data: GuideSectionClosing };

export const getCloseGuideSectionMutationOptions = <Failure = CallError<'closeGuideSection'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, CloseGuideSectionVariables, Context>) =>
  mutationOptions<Guide, Failure, CloseGuideSectionVariables, Context>('closeGuideSection', (props, request) => closeGuideSection(props.groupId, props.sectionId, props.data, request), options);

/**
 * Close a section now, and put another question in its place
 *
 * Answers stay. With `replacement` a new section takes the place; who answered the old one owes nothing new for the reward.
 * It starts with the files of the old one. With `media` it has those instead, which may name files of the old one.
 */
export const useCloseGuideSection = <Failure = CallError<'closeGuideSection'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, CloseGuideSectionVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCloseGuideSectionMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RemoveFromGuideVariables = { groupId: Id; data: GuideRemoval };

export const getRemoveFromGuideMutationOptions = <Failure = CallError<'removeFromGuide'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, RemoveFromGuideVariables, Context>) =>
  mutationOptions<Guide, Failure, RemoveFromGuideVariables, Context>('removeFromGuide', (props, request) => removeFromGuide(props.groupId, props.data, request), options);

/**
 * Remove a topic or a section that nobody answered
 *
 * What has answers can only be closed (`QUESTION_ANSWERED`). Once people are invited, the last section stays (`GUIDE_EMPTY`).
 */
export const useRemoveFromGuide = <Failure = CallError<'removeFromGuide'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, RemoveFromGuideVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveFromGuideMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type OrderGuideVariables = { groupId: Id; data: GuideOrder };

export const getOrderGuideMutationOptions = <Failure = CallError<'orderGuide'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, OrderGuideVariables, Context>) =>
  mutationOptions<Guide, Failure, OrderGuideVariables, Context>('orderGuide', (props, request) => orderGuide(props.groupId, props.data, request), options);

/**
 * Put topics and sections in order
 *
 * The whole order: every topic, and the sections of each, once. A section may move to another topic while nobody answered it.
 */
export const useOrderGuide = <Failure = CallError<'orderGuide'>, Context = unknown>(options?: MutationHookOptions<Guide, Failure, OrderGuideVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getOrderGuideMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type AddGuideFileVariables = { groupId: Id; data: GroupAttachmentCreate };

export const getAddGuideFileMutationOptions = <Failure = CallError<'addGuideFile'>, Context = unknown>(options?: MutationHookOptions<GroupMedia, Failure, AddGuideFileVariables, Context>) =>
  mutationOptions<GroupMedia, Failure, AddGuideFileVariables, Context>('addGuideFile', (props, request) => addGuideFile(props.groupId, props.data, request), options);

/**
 * Register a file for a question
 *
 * A picture, video, recording or PDF that was uploaded with `getGuideUploadForm` or `continueGuideUpload`. Its content must be
 * what its name says.
 * Name its id in the `media` of a section; what no section names within a day is deleted.
 */
export const useAddGuideFile = <Failure = CallError<'addGuideFile'>, Context = unknown>(options?: MutationHookOptions<GroupMedia, Failure, AddGuideFileVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAddGuideFileMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ContinueGuideUploadVariables = { groupId: Id; data: GuideUploadRequest };

export const getContinueGuideUploadMutationOptions = <Failure = CallError<'continueGuideUpload'>, Context = unknown>(options?: MutationHookOptions<UploadInParts, Failure, ContinueGuideUploadVariables, Context>) =>
  mutationOptions<UploadInParts, Failure, ContinueGuideUploadVariables, Context>('continueGuideUpload', (props, request) => continueGuideUpload(props.groupId, props.data, request), options);

/**
 * Begin or continue an upload in parts for a question
 *
 * As `continueUpload` answers it, for the host's own folder in this group.
 */
export const useContinueGuideUpload = <Failure = CallError<'continueGuideUpload'>, Context = unknown>(options?: MutationHookOptions<UploadInParts, Failure, ContinueGuideUploadVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getContinueGuideUploadMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetGuideUploadFormQueryKey = (groupId: Id, params: GetGuideUploadFormParams) => [`/v1/hosting/groups/${groupId}/guide/files/form`, params] as const;

export const getGetGuideUploadFormQueryOptions = <Data = UploadPolicy, Failure = CallError<'getGuideUploadForm'>>(groupId: Id, params: GetGuideUploadFormParams, options?: QueryHookOptions<UploadPolicy, Failure, Data>): CallQueryOptions<UploadPolicy, Failure, Data> =>
  queryOptions<UploadPolicy, Failure, Data>(getGetGuideUploadFormQueryKey(groupId, params), (request) => getGuideUploadForm(groupId, params, request), options);

/**
 * Get the form for uploading one file for a question
 *
 * As `getUploadPolicy` answers it, for the host's own folder in this group.
 */
export const useGetGuideUploadForm = <Data = UploadPolicy, Failure = CallError<'getGuideUploadForm'>>(groupId: Id, params: GetGuideUploadFormParams, options?: QueryHookOptions<UploadPolicy, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetGuideUploadFormQueryOptions<Data, Failure>(groupId, params, useRequest(options)), queryClient);

export const getListGroupChangesQueryKey = (groupId: Id, params?: ListGroupChangesParams) => [`/v1/hosting/groups/${groupId}/changes`, ...(params ? [params] : [])] as const;

export const getListGroupChangesQueryOptions = <Data = GroupChangePage, Failure = CallError<'listGroupChanges'>>(groupId: Id, params?: ListGroupChangesParams, options?: QueryHookOptions<GroupChangePage, Failure, Data>): CallQueryOptions<GroupChangePage, Failure, Data> =>
  queryOptions<GroupChangePage, Failure, Data>(getListGroupChangesQueryKey(groupId, params), (request) => listGroupChanges(groupId, params, request), options);

/**
 * What was changed since the opening
 *
 * Who changed what, when, and what it said before and after; the newest first.
 */
export const useListGroupChanges = <Data = GroupChangePage, Failure = CallError<'listGroupChanges'>>(groupId: Id, params?: ListGroupChangesParams, options?: QueryHookOptions<GroupChangePage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListGroupChangesQueryOptions<Data, Failure>(groupId, params, useRequest(options)), queryClient);

export const getListInvitationsQueryKey = (groupId: Id, params?: ListInvitationsParams) => [`/v1/hosting/groups/${groupId}/invitations`, ...(params ? [params] : [])] as const;

export const getListInvitationsQueryOptions = <Data = GroupInvitationPage, Failure = CallError<'listInvitations'>>(groupId: Id, params?: ListInvitationsParams, options?: QueryHookOptions<GroupInvitationPage, Failure, Data>): CallQueryOptions<GroupInvitationPage, Failure, Data> =>
  queryOptions<GroupInvitationPage, Failure, Data>(getListInvitationsQueryKey(groupId, params), (request) => listInvitations(groupId, params, request), options);

/**
 * Who is invited
 *
 * Numbers are masked and never shown whole again.
 */
export const useListInvitations = <Data = GroupInvitationPage, Failure = CallError<'listInvitations'>>(groupId: Id, params?: ListInvitationsParams, options?: QueryHookOptions<GroupInvitationPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListInvitationsQueryOptions<Data, Failure>(groupId, params, useRequest(options)), queryClient);

export type AddInvitationsVariables = { groupId: Id; data: NewInvitations };

export const getAddInvitationsMutationOptions = <Failure = CallError<'addInvitations'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationOutcome, Failure, AddInvitationsVariables, Context>) =>
  mutationOptions<GroupInvitationOutcome, Failure, AddInvitationsVariables, Context>('addInvitations', (props, request) => addInvitations(props.groupId, props.data, request), options);

/**
 * Invite people by mobile
 *
 * One number a line, at most 5,000. Faults are answered by line and invite nobody on that line. With `dryRun` nothing is stored.
 */
export const useAddInvitations = <Failure = CallError<'addInvitations'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationOutcome, Failure, AddInvitationsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAddInvitationsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type InviteMembersVariables = { groupId: Id; data: MemberInvitations };

export const getInviteMembersMutationOptions = <Failure = CallError<'inviteMembers'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationOutcome, Failure, InviteMembersVariables, Context>) =>
  mutationOptions<GroupInvitationOutcome, Failure, InviteMembersVariables, Context>('inviteMembers', (props, request) => inviteMembers(props.groupId, props.data, request), options);

/**
 * Invite members by their attributes
 *
 * Counts first: with `dryRun` it only answers how many would be invited. Only members who allow matching by their attributes are found, and sensitive attributes find nobody.
 */
export const useInviteMembers = <Failure = CallError<'inviteMembers'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationOutcome, Failure, InviteMembersVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteMembersMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type WithdrawInvitationsVariables = { groupId: Id; data: GroupInvitationIds };

export const getWithdrawInvitationsMutationOptions = <Failure = CallError<'withdrawInvitations'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationCount, Failure, WithdrawInvitationsVariables, Context>) =>
  mutationOptions<GroupInvitationCount, Failure, WithdrawInvitationsVariables, Context>('withdrawInvitations', (props, request) => withdrawInvitations(props.groupId, props.data, request), options);

/**
 * Withdraw invitations
 *
 * Sessions in the group end at once. What the person wrote stays. The caller's own is left as it is.
 */
export const useWithdrawInvitations = <Failure = CallError<'withdrawInvitations'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationCount, Failure, WithdrawInvitationsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawInvitationsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SendInvitationsVariables = { groupId: Id; data: GroupInvitationIds };

export const getSendInvitationsMutationOptions = <Failure = CallError<'sendInvitations'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationCount, Failure, SendInvitationsVariables, Context>) =>
  mutationOptions<GroupInvitationCount, Failure, SendInvitationsVariables, Context>('sendInvitations', (props, request) => sendInvitations(props.groupId, props.data, request), options);

/**
 * Send invitations again
 *
 * Only to who has not entered; once in 12 hours and three times in all. The answer counts who got it.
 */
export const useSendInvitations = <Failure = CallError<'sendInvitations'>, Context = unknown>(options?: MutationHookOptions<GroupInvitationCount, Failure, SendInvitationsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSendInvitationsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListPeopleTagsQueryKey = (groupId: Id) => [`/v1/hosting/groups/${groupId}/tags`] as const;

export const getListPeopleTagsQueryOptions = <Data = PeopleTagList, Failure = CallError<'listPeopleTags'>>(groupId: Id, options?: QueryHookOptions<PeopleTagList, Failure, Data>): CallQueryOptions<PeopleTagList, Failure, Data> =>
  queryOptions<PeopleTagList, Failure, Data>(getListPeopleTagsQueryKey(groupId), (request) => listPeopleTags(groupId, request), options);

/**
 * Tags of people
 *
 * With how many people have each.
 */
export const useListPeopleTags = <Data = PeopleTagList, Failure = CallError<'listPeopleTags'>>(groupId: Id, options?: QueryHookOptions<PeopleTagList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListPeopleTagsQueryOptions<Data, Failure>(groupId, useRequest(options)), queryClient);

export type SavePeopleTagVariables = { groupId: Id; data: PeopleTagRequest };

export const getSavePeopleTagMutationOptions = <Failure = CallError<'savePeopleTag'>, Context = unknown>(options?: MutationHookOptions<PeopleTagList, Failure, SavePeopleTagVariables, Context>) =>
  mutationOptions<PeopleTagList, Failure, SavePeopleTagVariables, Context>('savePeopleTag', (props, request) => savePeopleTag(props.groupId, props.data, request), options);

/**
 * Add or rename a tag of people
 *
 * `TAG_TAKEN` when the group has one of that name, `GROUP_IS_ARCHIVED` in an archived group.
 */
export const useSavePeopleTag = <Failure = CallError<'savePeopleTag'>, Context = unknown>(options?: MutationHookOptions<PeopleTagList, Failure, SavePeopleTagVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSavePeopleTagMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type TagPeopleVariables = { groupId: Id; data: PeopleTagging };

export const getTagPeopleMutationOptions = <Failure = CallError<'tagPeople'>, Context = unknown>(options?: MutationHookOptions<PeopleTagList, Failure, TagPeopleVariables, Context>) =>
  mutationOptions<PeopleTagList, Failure, TagPeopleVariables, Context>('tagPeople', (props, request) => tagPeople(props.groupId, props.data, request), options);

/**
 * Give people a tag, or take it off
 *
 * Respondents never learn of tags.
 */
export const useTagPeople = <Failure = CallError<'tagPeople'>, Context = unknown>(options?: MutationHookOptions<PeopleTagList, Failure, TagPeopleVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getTagPeopleMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListGroupRewardsQueryKey = (groupId: Id, params?: ListGroupRewardsParams) => [`/v1/hosting/groups/${groupId}/rewards`, ...(params ? [params] : [])] as const;

export const getListGroupRewardsQueryOptions = <Data = GroupRewardPage, Failure = CallError<'listGroupRewards'>>(groupId: Id, params?: ListGroupRewardsParams, options?: QueryHookOptions<GroupRewardPage, Failure, Data>): CallQueryOptions<GroupRewardPage, Failure, Data> =>
  queryOptions<GroupRewardPage, Failure, Data>(getListGroupRewardsQueryKey(groupId, params), (request) => listGroupRewards(groupId, params, request), options);

/**
 * What was tallied at the closing
 *
 * One row a respondent: topics finished, coins, and what became of them.
 */
export const useListGroupRewards = <Data = GroupRewardPage, Failure = CallError<'listGroupRewards'>>(groupId: Id, params?: ListGroupRewardsParams, options?: QueryHookOptions<GroupRewardPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListGroupRewardsQueryOptions<Data, Failure>(groupId, params, useRequest(options)), queryClient);

export type TakeOutOfRewardVariables = { groupId: Id; personId: Id; data: TakeOutRequest };

export const getTakeOutOfRewardMutationOptions = <Failure = CallError<'takeOutOfReward'>, Context = unknown>(options?: MutationHookOptions<GroupRewardRow, Failure, TakeOutOfRewardVariables, Context>) =>
  mutationOptions<GroupRewardRow, Failure, TakeOutOfRewardVariables, Context>('takeOutOfReward', (props, request) => takeOutOfReward(props.groupId, props.personId, props.data, request), options);

/**
 * Take a person out of the reward, or put them back
 *
 * With a reason, which the person reads. Only until the pay-out is confirmed (`PAY_CONFIRMED`), and not for a
 * person whom an operator took out (`PAY_TAKEN_OUT_BY_US`).
 */
export const useTakeOutOfReward = <Failure = CallError<'takeOutOfReward'>, Context = unknown>(options?: MutationHookOptions<GroupRewardRow, Failure, TakeOutOfRewardVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getTakeOutOfRewardMutationOptions<Failure, Context>(useRequest(options)), queryClient);

