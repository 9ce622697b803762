/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Envelope,
  FlashReadRequest,
  LiveKind,
  MessagePage,
  MessagePreferenceRequest,
  MessagePreferences,
  NewMessages,
  Notice,
  NoticePage,
  ReadMessagesRequest,
  ReadReceipt,
  ReadRequest,
  ScreenMessage,
  UndoReadRequest,
  UnreadCount
} from '../yayanAPI.schemas.zod.ts';


/**
 * Answers 1105, which clients don't show, when everything has been read.
 * @summary Check for unread messages and notices
 */
export const CheckNewMessagesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": NewMessages
}))

/**
 * At most one a session and one a day. It is not answered again after `readFlash`. One key must close it
 * (Advertising Law, article 44).
 * @summary Read the pop-up to show on entering
 */
export const GetScreenMessageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.union([ScreenMessage,/*#__PURE__*/ zod.null()])
}))

/**
 * @summary List the member's messages
 */
export const listMessagesQueryCursorMax = 200;

export const listMessagesQueryLimitDefault = 20;
export const listMessagesQueryLimitMax = 100;

export const listMessagesQueryUnreadDefault = false;

export const ListMessagesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesQueryLimitMax)), listMessagesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only this message, for /home/message/{id}.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 任务 */
  Task: 'task',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分与等级 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 反馈 */
  Feedback: 'feedback',
  /** 邀请 */
  Invite: 'invite',
  /** 账号 */
  Account: 'account',
} as const)).check(/*#__PURE__*/ zod.describe('Only messages of this kind.')),
  "unread": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listMessagesQueryUnreadDefault).check(/*#__PURE__*/ zod.describe('Only unread ones.'))
})

export const ListMessagesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MessagePage
}))

/**
 * Ignores unknown ids and those of other members.
 * @summary Mark messages as read
 */
export const ReadMessagesBody = ReadMessagesRequest

export const ReadMessagesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ReadReceipt
}))

/**
 * Within 10 seconds. What was read otherwise stays read.
 * @summary Undo the last marking as read
 */
export const UndoReadBody = UndoReadRequest

export const UndoReadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UnreadCount
}))

/**
 * @summary Read which messages also go out by mail
 */
export const GetMessagePreferencesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MessagePreferences
}))

/**
 * Money and security are always mailed.
 * @summary Choose whether a kind of message also goes out by mail
 */
export const SetMessagePreferenceBody = MessagePreferenceRequest

export const SetMessagePreferenceResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MessagePreferences
}))

/**
 * @summary Record that the pop-up was closed
 */
export const ReadFlashBody = FlashReadRequest

export const ReadFlashResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * @summary List notices to everyone
 */
export const listUnreadNoticesQueryCursorMax = 200;

export const listUnreadNoticesQueryLimitDefault = 20;
export const listUnreadNoticesQueryLimitMax = 100;

export const listUnreadNoticesQueryAllDefault = false;

export const ListUnreadNoticesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnreadNoticesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnreadNoticesQueryLimitMax)), listUnreadNoticesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "all": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listUnreadNoticesQueryAllDefault).check(/*#__PURE__*/ zod.describe('Also notices that were read, for the notices tab.'))
})

export const ListUnreadNoticesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": NoticePage
}))

/**
 * @summary Mark notices as read
 */
export const ReadNoticesBody = ReadRequest

export const ReadNoticesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ReadReceipt
}))

/**
 * @summary Read one notice
 */
export const GetNoticeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The notice.'))
})

export const GetNoticeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Notice
}))

/**
 * Sends each LiveEvent as the lines `id:`, `event:` and `data:` (JSON), and a comment line every 15 seconds to keep
 * the connection open. Members get events of their own account; a group token gets events of its group only. An event
 * carries no content: fetch the changed data again. After a break, send `Last-Event-ID` to get the missed events. When
 * the server no longer knows that event, it sends one event `reset`: fetch everything again. It also sends `reset`
 * first when there was an event in the 30 seconds before the stream opened. The first line is an `id:` without an event.
 * The stream ends when the token expires.
 * @summary Stream live events (server-sent events)
 */
export const streamLiveQueryTopicsMax = 10;



export const StreamLiveQueryParams = /*#__PURE__*/ zod.object({
  "topics": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(LiveKind).check(/*#__PURE__*/ zod.maxLength(streamLiveQueryTopicsMax))).check(/*#__PURE__*/ zod.describe('Only these kinds; all kinds by default. Repeat the parameter for several.'))
})

export const streamLiveHeaderLastEventIDMax = 64;


export const streamLiveHeaderLastEventIDRegExp = new RegExp('^[0-9A-Za-z-]{1,64}$');


export const StreamLiveHeader = /*#__PURE__*/ zod.object({
  "Last-Event-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamLiveHeaderLastEventIDMax)).check(/*#__PURE__*/ zod.regex(streamLiveHeaderLastEventIDRegExp))).check(/*#__PURE__*/ zod.describe('The id of the last event before the break.'))
})

export const StreamLiveResponse = /*#__PURE__*/ zod.unknown()

