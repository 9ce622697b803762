/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  AppDownload,
  BannerList,
  Contact,
  DesktopAppDownload,
  Envelope,
  EventPage
} from '../yayanAPI.schemas.zod.ts';


/**
 * Ordered by `z-device` and the user agent: the caller's platform comes first. /app/down opens the first one or lets
 * the visitor choose.
 * @summary Download links of the app for phones
 */
export const GetAppDownloadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AppDownload
}))

/**
 * @summary Download links of the app for a visitor at a desktop
 */
export const GetDesktopAppDownloadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": DesktopAppDownload
}))

/**
 * @summary List events (活动)
 */
export const listEventsQueryCursorMax = 200;

export const listEventsQueryLimitDefault = 20;
export const listEventsQueryLimitMax = 100;



export const ListEventsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listEventsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('Where the last page ended, as answered in `nextCursor`.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEventsQueryLimitMax)), listEventsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Items a page.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 即将开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 已结束 */
  Ended: 'ended',
} as const)).check(/*#__PURE__*/ zod.describe('Only events of this state.'))
})

export const ListEventsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": EventPage
}))

/**
 * @summary List banners
 */
export const ListBannersQueryParams = /*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 我的主页 */
  Home: 'home',
  /** 首页 */
  Landing: 'landing',
  /** 任务大厅 */
  Task: 'task',
  /** 福利兑换 */
  Exchange: 'exchange',
} as const)).check(/*#__PURE__*/ zod.describe('Where they are shown.'))
})

export const ListBannersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BannerList
}))

/**
 * @summary List the banners of the login page
 */
export const ListLoginBannersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BannerList
}))

/**
 * From the server's configuration. The sites show it in the footer and beside every question.
 * @summary How to reach us
 */
export const GetContactResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Contact
}))

