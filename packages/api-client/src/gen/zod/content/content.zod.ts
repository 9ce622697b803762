/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  AppDownload,
  ApplicationReceipt,
  BannerList,
  ChannelArrival,
  ChannelPage,
  Contact,
  CooperationRequest,
  DesktopAppDownload,
  Done,
  Envelope,
  EventPage,
  PageError,
  RecruitRequest,
  SiteFigures,
  SiteSearch
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
 * @summary List events
 */
export const listEventsQueryCursorMax = 200;

export const listEventsQueryLimitDefault = 20;
export const listEventsQueryLimitMax = 100;



export const ListEventsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listEventsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEventsQueryLimitMax)), listEventsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
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
  /** 首页 */
  Home: 'home',
  /** 落地页 */
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

/**
 * No login. Whoever keeps the number can read the state. A browser, a network and a contact may apply a few
 * times a day.
 * @summary Apply for cooperation
 */
export const applyForCooperationHeaderIdempotencyKeyMin = 16;
export const applyForCooperationHeaderIdempotencyKeyMax = 64;


export const applyForCooperationHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ApplyForCooperationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(applyForCooperationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(applyForCooperationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(applyForCooperationHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const ApplyForCooperationBody = CooperationRequest

export const ApplyForCooperationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ApplicationReceipt
}))

/**
 * No login. Whoever keeps the number can read the state. A browser, a network and a mobile may apply a few
 * times a day.
 * @summary Apply as a campus ambassador
 */
export const applyForRecruitmentHeaderIdempotencyKeyMin = 16;
export const applyForRecruitmentHeaderIdempotencyKeyMax = 64;


export const applyForRecruitmentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ApplyForRecruitmentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(applyForRecruitmentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(applyForRecruitmentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(applyForRecruitmentHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const ApplyForRecruitmentBody = RecruitRequest

export const ApplyForRecruitmentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ApplicationReceipt
}))

/**
 * Tells nothing of who applied. NOT_FOUND after the application was deleted.
 * @summary Read the state of an application
 */
export const getApplicationPathNumberRegExp = new RegExp('^[HZ]-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$');


export const GetApplicationParams = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getApplicationPathNumberRegExp)).check(/*#__PURE__*/ zod.describe('The number that the application was answered with.'))
})

export const GetApplicationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ApplicationReceipt
}))

/**
 * What /drainage shows for a channel. The server counts each browser once and remembers its channel for 30 days, until it
 * joins.
 * @summary Arrive by a channel
 */
export const ArriveByChannelBody = ChannelArrival

export const ArriveByChannelResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ChannelPage
}))

/**
 * For the sites' own pages: an error that nobody has caught, so that operators hear of a broken release. A page reports a few
 * of its errors. Texts contain neither queries nor numbers of people; the server takes out what is left.
 * @summary Report an error of a page
 */
export const ReportPageErrorBody = PageError

export const ReportPageErrorResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * @summary Read the figures of the landing page
 */
export const GetSiteFiguresResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SiteFigures
}))

/**
 * Benefits on sale and published campaigns whose title contains the text, and the articles of help that `listHelp` finds
 * for it, each with the sentence that fits best. For a member also tasks of their wall, and their own orders and coins; an
 * order also by its number. At most 5 of a kind. Full-width letters and traditional characters find the same as plain ones.
 * @summary Search the site for what the caller may see
 */
export const searchSiteQueryTextMax = 40;



export const SearchSiteQueryParams = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchSiteQueryTextMax)).check(/*#__PURE__*/ zod.describe('Words to look for.'))
})

export const SearchSiteResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SiteSearch
}))

