/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Done,
  GetScreenMessage200,
  MessagePage,
  MessagePreferences,
  NewMessages,
  Notice,
  NoticePage,
  ReadReceipt,
  UnreadCount,
} from '../model/index.ts';

/** Answers `checkNewMessages`: Check for unread messages and notices. */
export const mockCheckNewMessages = mockCall<'checkNewMessages', NewMessages>('get', '/v1/messages/new', () => ({"messages":1,"notices":0,"latestAt":"2026-11-21T08:30:00.000Z","links":["/home/exchange"]}));

/** Answers `getScreenMessage`: Read the pop-up to show on entering. */
export const mockGetScreenMessage = mockCall<'getScreenMessage', GetScreenMessage200['data']>('get', '/v1/messages/screen', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今晚 22:00 系统维护","body":"维护期间金币和记录不受影响。","image":null,"action":"查看公告","link":"/home/notices/0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}));

/** Answers `listMessages`: List the member's messages. */
export const mockListMessages = mockCall<'listMessages', MessagePage>('get', '/v1/messages', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"exchange","title":"50 元话费已充值成功","body":"充值到 138****5678，到账以运营商通知为准。","link":"/home/exchange","read":false,"createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null,"unread":1}));

/** Answers `readMessages`: Mark messages as read. */
export const mockReadMessages = mockCall<'readMessages', ReadReceipt>('post', '/v1/messages/read', () => ({"unread":0,"readAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `undoRead`: Undo the last marking as read. */
export const mockUndoRead = mockCall<'undoRead', UnreadCount>('post', '/v1/messages/read/undo', () => ({"unread":0}));

/** Answers `getMessagePreferences`: Read which messages also go out by mail. */
export const mockGetMessagePreferences = mockCall<'getMessagePreferences', MessagePreferences>('get', '/v1/messages/preferences', () => ({"items":[{"kind":"group","mail":true,"locked":false}]}));

/** Answers `setMessagePreference`: Choose whether a kind of message also goes out by mail. */
export const mockSetMessagePreference = mockCall<'setMessagePreference', MessagePreferences>('post', '/v1/messages/preferences', () => ({"items":[{"kind":"group","mail":true,"locked":false}]}));

/** Answers `readFlash`: Record that the pop-up was closed. */
export const mockReadFlash = mockCall<'readFlash', Done>('post', '/v1/messages/flash/read', () => (null));

/** Answers `listUnreadNotices`: List notices to everyone. */
export const mockListUnreadNotices = mockCall<'listUnreadNotices', NoticePage>('get', '/v1/notices/unread', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"关于 11 月 25 日系统维护的公告","summary":"维护时间 22:00–24:00，期间不能答题和兑换。","pinned":true,"read":false,"publishedAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null,"unread":1}));

/** Answers `readNotices`: Mark notices as read. */
export const mockReadNotices = mockCall<'readNotices', ReadReceipt>('post', '/v1/notices/read', () => ({"unread":0,"readAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `getNotice`: Read one notice. */
export const mockGetNotice = mockCall<'getNotice', Notice>('get', '/v1/notices/:id', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"关于 11 月 25 日系统维护的公告","body":[{"kind":"paragraph","lines":[[{"text":"维护时间为 11 月 25 日 22:00–24:00。","strong":false,"link":null}]]}],"pinned":true,"read":false,"publishedAt":"2026-11-21T08:30:00.000Z"}));

