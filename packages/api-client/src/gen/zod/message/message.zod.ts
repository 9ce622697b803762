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
  NewMessages,
  Notice,
  NoticePage,
  ReadRequest,
  ScreenMessage,
  UnreadCount
} from '../yayanAPI.schemas.zod.ts';


/**
 * 1105, which is silent, when everything has been read.
 * @summary Is there anything new?
 */
export const CheckNewMessagesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": NewMessages
}))

/**
 * At most one a session; the same one is not answered again after readFlash. Closes with one key (广告法 44).
 * @summary The pop-up to show on entering
 */
export const GetScreenMessageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.union([ScreenMessage,/*#__PURE__*/ zod.null()])
}))

/**
 * @summary Personal messages
 */
export const listMessagesQueryCursorMax = 200;

export const listMessagesQueryLimitDefault = 20;
export const listMessagesQueryLimitMax = 100;

export const listMessagesQueryUnreadDefault = false;

export const ListMessagesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('Where the last page ended, as answered in `nextCursor`.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesQueryLimitMax)), listMessagesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Items a page.')),
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only this message, for /home/message/{id}.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 任务 */
  Task: 'task',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分 */
  Quality: 'quality',
  /** 讨论组 */
  Group: 'group',
  /** 反馈 */
  Feedback: 'feedback',
  /** 邀请 */
  Invite: 'invite',
  /** 账号 */
  Account: 'account',
} as const)).check(/*#__PURE__*/ zod.describe('Only messages of this kind.')),
  "unread": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listMessagesQueryUnreadDefault).check(/*#__PURE__*/ zod.describe('Only those not read yet.'))
})

export const ListMessagesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MessagePage
}))

/**
 * Ids of other members or of nothing are passed over.
 * @summary Mark messages as read
 */
export const ReadMessagesBody = ReadRequest

export const ReadMessagesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UnreadCount
}))

/**
 * @summary The pop-up was closed
 */
export const ReadFlashBody = FlashReadRequest

export const ReadFlashResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * @summary Notices to everyone
 */
export const listUnreadNoticesQueryCursorMax = 200;

export const listUnreadNoticesQueryLimitDefault = 20;
export const listUnreadNoticesQueryLimitMax = 100;

export const listUnreadNoticesQueryAllDefault = false;

export const ListUnreadNoticesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnreadNoticesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('Where the last page ended, as answered in `nextCursor`.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnreadNoticesQueryLimitMax)), listUnreadNoticesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Items a page.')),
  "all": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listUnreadNoticesQueryAllDefault).check(/*#__PURE__*/ zod.describe('Also those already read, for the notices tab.'))
})

export const ListUnreadNoticesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": NoticePage
}))

/**
 * @summary Mark notices as read
 */
export const ReadNoticesBody = ReadRequest

export const ReadNoticesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UnreadCount
}))

/**
 * @summary One notice
 */
export const GetNoticeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The notice.'))
})

export const GetNoticeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Notice
}))

/**
 * Each LiveEvent is sent as the lines `id:`, `event:` and `data:`, the last as JSON; a comment line
 * every 15 seconds keeps the connection. A member hears of their own affairs, a group token of its group only.
 * News is a hint to fetch anew and carries no content. After a break, `Last-Event-ID` asks for what was missed;
 * when that is no longer known, one event `reset` asks to fetch everything anew. It is also the first event when there
 * was news in the 30 seconds before: whoever shows what they fetched earlier than that fetches it anew by themselves.
 * The first line is an `id:` without an event, so that a break is known for one from the start. The stream ends when
 * the token expires.
 * @summary Live news
 */
export const streamLiveQueryTopicsMax = 10;



export const StreamLiveQueryParams = /*#__PURE__*/ zod.object({
  "topics": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(LiveKind).check(/*#__PURE__*/ zod.maxLength(streamLiveQueryTopicsMax))).check(/*#__PURE__*/ zod.describe('Only these kinds; left out, all that the caller may hear. Repeat the parameter for several.'))
})

export const streamLiveHeaderLastEventIDMax = 64;


export const streamLiveHeaderLastEventIDRegExp = new RegExp('^[0-9A-Za-z-]{1,64}$');


export const StreamLiveHeader = /*#__PURE__*/ zod.object({
  "Last-Event-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamLiveHeaderLastEventIDMax)).check(/*#__PURE__*/ zod.regex(streamLiveHeaderLastEventIDRegExp))).check(/*#__PURE__*/ zod.describe('The last event seen before the break.'))
})

export const StreamLiveResponse = /*#__PURE__*/ zod.unknown()

