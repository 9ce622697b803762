/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  checkNewMessages,
  getScreenMessage,
  listMessages,
  readMessages,
  undoRead,
  getMessagePreferences,
  setMessagePreference,
  readFlash,
  listUnreadNotices,
  readNotices,
  getNotice,
} from '../calls/message.ts';
import type {
  Done,
  FlashReadRequest,
  GetScreenMessage200,
  Id,
  ListMessagesParams,
  ListUnreadNoticesParams,
  MessagePage,
  MessagePreferenceRequest,
  MessagePreferences,
  NewMessages,
  Notice,
  NoticePage,
  ReadMessagesRequest,
  ReadReceipt,
  ReadRequest,
  UndoReadRequest,
  UnreadCount,
} from '../model/index.ts';

export const getCheckNewMessagesQueryKey = () => ['/v1/messages/new'] as const;

export const getCheckNewMessagesQueryOptions = <Data = NewMessages, Failure = CallError<'checkNewMessages'>>(options?: QueryHookOptions<NewMessages, Failure, Data>): CallQueryOptions<NewMessages, Failure, Data> =>
  queryOptions<NewMessages, Failure, Data>(getCheckNewMessagesQueryKey(), (request) => checkNewMessages(request), options);

/**
 * Check for unread messages and notices
 *
 * Answers 1105, which clients don't show, when everything has been read.
 */
export const useCheckNewMessages = <Data = NewMessages, Failure = CallError<'checkNewMessages'>>(options?: QueryHookOptions<NewMessages, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getCheckNewMessagesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetScreenMessageQueryKey = () => ['/v1/messages/screen'] as const;

export const getGetScreenMessageQueryOptions = <Data = GetScreenMessage200['data'], Failure = CallError<'getScreenMessage'>>(options?: QueryHookOptions<GetScreenMessage200['data'], Failure, Data>): CallQueryOptions<GetScreenMessage200['data'], Failure, Data> =>
  queryOptions<GetScreenMessage200['data'], Failure, Data>(getGetScreenMessageQueryKey(), (request) => getScreenMessage(request), options);

/**
 * Read the pop-up to show on entering
 *
 * At most one a session and one a day. It is not answered again after `readFlash`. One key must close it
 * (Advertising Law, article 44).
 */
export const useGetScreenMessage = <Data = GetScreenMessage200['data'], Failure = CallError<'getScreenMessage'>>(options?: QueryHookOptions<GetScreenMessage200['data'], Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetScreenMessageQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListMessagesQueryKey = (params?: ListMessagesParams) => ['/v1/messages', ...(params ? [params] : [])] as const;

export const getListMessagesQueryOptions = <Data = MessagePage, Failure = CallError<'listMessages'>>(params?: ListMessagesParams, options?: QueryHookOptions<MessagePage, Failure, Data>): CallQueryOptions<MessagePage, Failure, Data> =>
  queryOptions<MessagePage, Failure, Data>(getListMessagesQueryKey(params), (request) => listMessages(params, request), options);

/**
 * List the member's messages
 */
export const useListMessages = <Data = MessagePage, Failure = CallError<'listMessages'>>(params?: ListMessagesParams, options?: QueryHookOptions<MessagePage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListMessagesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type ReadMessagesVariables = { data: ReadMessagesRequest };

export const getReadMessagesMutationOptions = <Failure = CallError<'readMessages'>, Context = unknown>(options?: MutationHookOptions<ReadReceipt, Failure, ReadMessagesVariables, Context>) =>
  mutationOptions<ReadReceipt, Failure, ReadMessagesVariables, Context>('readMessages', (props, request) => readMessages(props.data, request), options);

/**
 * Mark messages as read
 *
 * Ignores unknown ids and those of other members.
 */
export const useReadMessages = <Failure = CallError<'readMessages'>, Context = unknown>(options?: MutationHookOptions<ReadReceipt, Failure, ReadMessagesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReadMessagesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type UndoReadVariables = { data: UndoReadRequest };

export const getUndoReadMutationOptions = <Failure = CallError<'undoRead'>, Context = unknown>(options?: MutationHookOptions<UnreadCount, Failure, UndoReadVariables, Context>) =>
  mutationOptions<UnreadCount, Failure, UndoReadVariables, Context>('undoRead', (props, request) => undoRead(props.data, request), options);

/**
 * Undo the last marking as read
 *
 * Within 10 seconds. What was read otherwise stays read.
 */
export const useUndoRead = <Failure = CallError<'undoRead'>, Context = unknown>(options?: MutationHookOptions<UnreadCount, Failure, UndoReadVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUndoReadMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetMessagePreferencesQueryKey = () => ['/v1/messages/preferences'] as const;

export const getGetMessagePreferencesQueryOptions = <Data = MessagePreferences, Failure = CallError<'getMessagePreferences'>>(options?: QueryHookOptions<MessagePreferences, Failure, Data>): CallQueryOptions<MessagePreferences, Failure, Data> =>
  queryOptions<MessagePreferences, Failure, Data>(getGetMessagePreferencesQueryKey(), (request) => getMessagePreferences(request), options);

/**
 * Read which messages also go out by mail
 */
export const useGetMessagePreferences = <Data = MessagePreferences, Failure = CallError<'getMessagePreferences'>>(options?: QueryHookOptions<MessagePreferences, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetMessagePreferencesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SetMessagePreferenceVariables = { data: MessagePreferenceRequest };

export const getSetMessagePreferenceMutationOptions = <Failure = CallError<'setMessagePreference'>, Context = unknown>(options?: MutationHookOptions<MessagePreferences, Failure, SetMessagePreferenceVariables, Context>) =>
  mutationOptions<MessagePreferences, Failure, SetMessagePreferenceVariables, Context>('setMessagePreference', (props, request) => setMessagePreference(props.data, request), options);

/**
 * Choose whether a kind of message also goes out by mail
 *
 * Money and security are always mailed.
 */
export const useSetMessagePreference = <Failure = CallError<'setMessagePreference'>, Context = unknown>(options?: MutationHookOptions<MessagePreferences, Failure, SetMessagePreferenceVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSetMessagePreferenceMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ReadFlashVariables = { data: FlashReadRequest };

export const getReadFlashMutationOptions = <Failure = CallError<'readFlash'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ReadFlashVariables, Context>) =>
  mutationOptions<Done, Failure, ReadFlashVariables, Context>('readFlash', (props, request) => readFlash(props.data, request), options);

/**
 * Record that the pop-up was closed
 */
export const useReadFlash = <Failure = CallError<'readFlash'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ReadFlashVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReadFlashMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListUnreadNoticesQueryKey = (params?: ListUnreadNoticesParams) => ['/v1/notices/unread', ...(params ? [params] : [])] as const;

export const getListUnreadNoticesQueryOptions = <Data = NoticePage, Failure = CallError<'listUnreadNotices'>>(params?: ListUnreadNoticesParams, options?: QueryHookOptions<NoticePage, Failure, Data>): CallQueryOptions<NoticePage, Failure, Data> =>
  queryOptions<NoticePage, Failure, Data>(getListUnreadNoticesQueryKey(params), (request) => listUnreadNotices(params, request), options);

/**
 * List notices to everyone
 */
export const useListUnreadNotices = <Data = NoticePage, Failure = CallError<'listUnreadNotices'>>(params?: ListUnreadNoticesParams, options?: QueryHookOptions<NoticePage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListUnreadNoticesQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type ReadNoticesVariables = { data: ReadRequest };

export const getReadNoticesMutationOptions = <Failure = CallError<'readNotices'>, Context = unknown>(options?: MutationHookOptions<ReadReceipt, Failure, ReadNoticesVariables, Context>) =>
  mutationOptions<ReadReceipt, Failure, ReadNoticesVariables, Context>('readNotices', (props, request) => readNotices(props.data, request), options);

/**
 * Mark notices as read
 */
export const useReadNotices = <Failure = CallError<'readNotices'>, Context = unknown>(options?: MutationHookOptions<ReadReceipt, Failure, ReadNoticesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReadNoticesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetNoticeQueryKey = (id: Id) => [`/v1/notices/${id}`] as const;

export const getGetNoticeQueryOptions = <Data = Notice, Failure = CallError<'getNotice'>>(id: Id, options?: QueryHookOptions<Notice, Failure, Data>): CallQueryOptions<Notice, Failure, Data> =>
  queryOptions<Notice, Failure, Data>(getGetNoticeQueryKey(id), (request) => getNotice(id, request), options);

/**
 * Read one notice
 */
export const useGetNotice = <Data = Notice, Failure = CallError<'getNotice'>>(id: Id, options?: QueryHookOptions<Notice, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetNoticeQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

