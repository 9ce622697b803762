/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise } from '../../calls/call.ts';
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

/**
 * Check for unread messages and notices
 *
 * Answers 1105, which clients don't show, when everything has been read.
 */
export const checkNewMessages = (options?: CallOptions): CallPromise<NewMessages> =>
  call<NewMessages>({ operation: 'checkNewMessages', url: '/v1/messages/new', method: 'GET' }, options, { 1105: 'NOTHING_NEW' });

/**
 * Read the pop-up to show on entering
 *
 * At most one a session and one a day. It is not answered again after `readFlash`. One key must close it
 * (Advertising Law, article 44).
 */
export const getScreenMessage = (options?: CallOptions): CallPromise<GetScreenMessage200['data']> =>
  call<GetScreenMessage200['data']>({ operation: 'getScreenMessage', url: '/v1/messages/screen', method: 'GET' }, options);

/**
 * List the member's messages
 */
export const listMessages = (params?: ListMessagesParams, options?: CallOptions): CallPromise<MessagePage> =>
  call<MessagePage>({ operation: 'listMessages', url: '/v1/messages', method: 'GET', params }, options);

/**
 * Mark messages as read
 *
 * Ignores unknown ids and those of other members.
 */
export const readMessages = (readMessagesRequest: ReadMessagesRequest, options?: CallOptions): CallPromise<ReadReceipt> =>
  call<ReadReceipt>({ operation: 'readMessages', url: '/v1/messages/read', method: 'POST', data: readMessagesRequest }, options);

/**
 * Undo the last marking as read
 *
 * Within 10 seconds. What was read otherwise stays read.
 */
export const undoRead = (undoReadRequest: UndoReadRequest, options?: CallOptions): CallPromise<UnreadCount> =>
  call<UnreadCount>({ operation: 'undoRead', url: '/v1/messages/read/undo', method: 'POST', data: undoReadRequest }, options, { 26001: 'UNDO_TOO_LATE' });

/**
 * Read which messages also go out by mail
 */
export const getMessagePreferences = (options?: CallOptions): CallPromise<MessagePreferences> =>
  call<MessagePreferences>({ operation: 'getMessagePreferences', url: '/v1/messages/preferences', method: 'GET' }, options);

/**
 * Choose whether a kind of message also goes out by mail
 *
 * Money and security are always mailed.
 */
export const setMessagePreference = (messagePreferenceRequest: MessagePreferenceRequest, options?: CallOptions): CallPromise<MessagePreferences> =>
  call<MessagePreferences>({ operation: 'setMessagePreference', url: '/v1/messages/preferences', method: 'POST', data: messagePreferenceRequest }, options, { 26002: 'PREFERENCE_LOCKED' });

/**
 * Record that the pop-up was closed
 */
export const readFlash = (flashReadRequest: FlashReadRequest, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'readFlash', url: '/v1/messages/flash/read', method: 'POST', data: flashReadRequest }, options);

/**
 * List notices to everyone
 */
export const listUnreadNotices = (params?: ListUnreadNoticesParams, options?: CallOptions): CallPromise<NoticePage> =>
  call<NoticePage>({ operation: 'listUnreadNotices', url: '/v1/notices/unread', method: 'GET', params }, options);

/**
 * Mark notices as read
 */
export const readNotices = (readRequest: ReadRequest, options?: CallOptions): CallPromise<ReadReceipt> =>
  call<ReadReceipt>({ operation: 'readNotices', url: '/v1/notices/read', method: 'POST', data: readRequest }, options);

/**
 * Read one notice
 */
export const getNotice = (id: Id, options?: CallOptions): CallPromise<Notice> =>
  call<Notice>({ operation: 'getNotice', url: `/v1/notices/${encodeURIComponent(id)}`, method: 'GET' }, options);

