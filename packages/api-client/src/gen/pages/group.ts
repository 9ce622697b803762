/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listAskedFollowUps,
  listAnsweredSections,
  listUnansweredSections,
  listHostTopics,
  listHostTopicMembers,
  listTopics,
  getFollowUpThread,
  listResponses,
  listHostResponses,
  listGroupAttachments,
  listMyGroups,
  listGroupDownloads,
  listHostedGroups,
  listGroupChanges,
  listInvitations,
  listGroupRewards,
} from '../calls/group.ts';
import {
  getListAskedFollowUpsQueryKey,
  getListAnsweredSectionsQueryKey,
  getListUnansweredSectionsQueryKey,
  getListHostTopicsQueryKey,
  getListHostTopicMembersQueryKey,
  getListTopicsQueryKey,
  getGetFollowUpThreadQueryKey,
  getListResponsesQueryKey,
  getListHostResponsesQueryKey,
  getListGroupAttachmentsQueryKey,
  getListMyGroupsQueryKey,
  getListGroupDownloadsQueryKey,
  getListHostedGroupsQueryKey,
  getListGroupChangesQueryKey,
  getListInvitationsQueryKey,
  getListGroupRewardsQueryKey,
} from '../hooks/group.ts';
import type {
  FollowUpThread,
  GetFollowUpThreadParams,
  GroupAttachmentPage,
  GroupChangePage,
  GroupDownloadPage,
  GroupInvitationPage,
  GroupRewardPage,
  HostResponsePage,
  HostTopicList,
  HostTopicMemberPage,
  HostedGroupPage,
  Id,
  ListAnsweredSectionsParams,
  ListAskedFollowUpsParams,
  ListGroupAttachmentsParams,
  ListGroupChangesParams,
  ListGroupDownloadsParams,
  ListGroupRewardsParams,
  ListHostResponsesParams,
  ListHostTopicMembersParams,
  ListHostTopicsParams,
  ListHostedGroupsParams,
  ListInvitationsParams,
  ListMyGroupsParams,
  ListResponsesParams,
  ListTopicsParams,
  ListUnansweredSectionsParams,
  MyGroupPage,
  ResponsePage,
  TopicAnsweredPage,
  TopicAskedPage,
  TopicList,
  TopicUnansweredPage,
} from '../model/index.ts';

/** All pages of `listAskedFollowUps`, one after the other. */
export const useListAskedFollowUpsInfinite = (params?: ListAskedFollowUpsParams, options?: PagesOptions<TopicAskedPage, CallError<'listAskedFollowUps'>>, queryClient?: QueryClient) =>
  usePages<TopicAskedPage, CallError<'listAskedFollowUps'>>(getListAskedFollowUpsQueryKey(params), (cursor, request) => listAskedFollowUps({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listAnsweredSections`, one after the other. */
export const useListAnsweredSectionsInfinite = (params?: ListAnsweredSectionsParams, options?: PagesOptions<TopicAnsweredPage, CallError<'listAnsweredSections'>>, queryClient?: QueryClient) =>
  usePages<TopicAnsweredPage, CallError<'listAnsweredSections'>>(getListAnsweredSectionsQueryKey(params), (cursor, request) => listAnsweredSections({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listUnansweredSections`, one after the other. */
export const useListUnansweredSectionsInfinite = (params?: ListUnansweredSectionsParams, options?: PagesOptions<TopicUnansweredPage, CallError<'listUnansweredSections'>>, queryClient?: QueryClient) =>
  usePages<TopicUnansweredPage, CallError<'listUnansweredSections'>>(getListUnansweredSectionsQueryKey(params), (cursor, request) => listUnansweredSections({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listHostTopics`, one after the other. */
export const useListHostTopicsInfinite = (params?: ListHostTopicsParams, options?: PagesOptions<HostTopicList, CallError<'listHostTopics'>>, queryClient?: QueryClient) =>
  usePages<HostTopicList, CallError<'listHostTopics'>>(getListHostTopicsQueryKey(params), (cursor, request) => listHostTopics({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listHostTopicMembers`, one after the other. */
export const useListHostTopicMembersInfinite = (params?: ListHostTopicMembersParams, options?: PagesOptions<HostTopicMemberPage, CallError<'listHostTopicMembers'>>, queryClient?: QueryClient) =>
  usePages<HostTopicMemberPage, CallError<'listHostTopicMembers'>>(getListHostTopicMembersQueryKey(params), (cursor, request) => listHostTopicMembers({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listTopics`, one after the other. */
export const useListTopicsInfinite = (params?: ListTopicsParams, options?: PagesOptions<TopicList, CallError<'listTopics'>>, queryClient?: QueryClient) =>
  usePages<TopicList, CallError<'listTopics'>>(getListTopicsQueryKey(params), (cursor, request) => listTopics({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `getFollowUpThread`, one after the other. */
export const useGetFollowUpThreadInfinite = (params: GetFollowUpThreadParams, options?: PagesOptions<FollowUpThread, CallError<'getFollowUpThread'>>, queryClient?: QueryClient) =>
  usePages<FollowUpThread, CallError<'getFollowUpThread'>>(getGetFollowUpThreadQueryKey(params), (cursor, request) => getFollowUpThread({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listResponses`, one after the other. */
export const useListResponsesInfinite = (params: ListResponsesParams, options?: PagesOptions<ResponsePage, CallError<'listResponses'>>, queryClient?: QueryClient) =>
  usePages<ResponsePage, CallError<'listResponses'>>(getListResponsesQueryKey(params), (cursor, request) => listResponses({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listHostResponses`, one after the other. */
export const useListHostResponsesInfinite = (params?: ListHostResponsesParams, options?: PagesOptions<HostResponsePage, CallError<'listHostResponses'>>, queryClient?: QueryClient) =>
  usePages<HostResponsePage, CallError<'listHostResponses'>>(getListHostResponsesQueryKey(params), (cursor, request) => listHostResponses({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listGroupAttachments`, one after the other. */
export const useListGroupAttachmentsInfinite = (params?: ListGroupAttachmentsParams, options?: PagesOptions<GroupAttachmentPage, CallError<'listGroupAttachments'>>, queryClient?: QueryClient) =>
  usePages<GroupAttachmentPage, CallError<'listGroupAttachments'>>(getListGroupAttachmentsQueryKey(params), (cursor, request) => listGroupAttachments({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listMyGroups`, one after the other. */
export const useListMyGroupsInfinite = (params?: ListMyGroupsParams, options?: PagesOptions<MyGroupPage, CallError<'listMyGroups'>>, queryClient?: QueryClient) =>
  usePages<MyGroupPage, CallError<'listMyGroups'>>(getListMyGroupsQueryKey(params), (cursor, request) => listMyGroups({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listGroupDownloads`, one after the other. */
export const useListGroupDownloadsInfinite = (params?: ListGroupDownloadsParams, options?: PagesOptions<GroupDownloadPage, CallError<'listGroupDownloads'>>, queryClient?: QueryClient) =>
  usePages<GroupDownloadPage, CallError<'listGroupDownloads'>>(getListGroupDownloadsQueryKey(params), (cursor, request) => listGroupDownloads({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listHostedGroups`, one after the other. */
export const useListHostedGroupsInfinite = (params?: ListHostedGroupsParams, options?: PagesOptions<HostedGroupPage, CallError<'listHostedGroups'>>, queryClient?: QueryClient) =>
  usePages<HostedGroupPage, CallError<'listHostedGroups'>>(getListHostedGroupsQueryKey(params), (cursor, request) => listHostedGroups({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listGroupChanges`, one after the other. */
export const useListGroupChangesInfinite = (groupId: Id, params?: ListGroupChangesParams, options?: PagesOptions<GroupChangePage, CallError<'listGroupChanges'>>, queryClient?: QueryClient) =>
  usePages<GroupChangePage, CallError<'listGroupChanges'>>(getListGroupChangesQueryKey(groupId, params), (cursor, request) => listGroupChanges(groupId, { ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listInvitations`, one after the other. */
export const useListInvitationsInfinite = (groupId: Id, params?: ListInvitationsParams, options?: PagesOptions<GroupInvitationPage, CallError<'listInvitations'>>, queryClient?: QueryClient) =>
  usePages<GroupInvitationPage, CallError<'listInvitations'>>(getListInvitationsQueryKey(groupId, params), (cursor, request) => listInvitations(groupId, { ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listGroupRewards`, one after the other. */
export const useListGroupRewardsInfinite = (groupId: Id, params?: ListGroupRewardsParams, options?: PagesOptions<GroupRewardPage, CallError<'listGroupRewards'>>, queryClient?: QueryClient) =>
  usePages<GroupRewardPage, CallError<'listGroupRewards'>>(getListGroupRewardsQueryKey(groupId, params), (cursor, request) => listGroupRewards(groupId, { ...params, ...cursor }, request), useRequest(options), queryClient);

