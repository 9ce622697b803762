/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  AppDownload,
  ApplicationNumber,
  ApplicationReceipt,
  BannerList,
  ChannelArrival,
  ChannelPage,
  Contact,
  CooperationRequest,
  DesktopAppDownload,
  Done,
  EventPage,
  ListBannersParams,
  ListEventsParams,
  PageError,
  RecruitRequest,
  SearchSiteParams,
  SiteFigures,
  SiteSearch,
} from '../model/index.ts';

/**
 * Download links of the app for phones
 *
 * Ordered by `z-device` and the user agent: the caller's platform comes first. /app/down opens the first one or lets
 * the visitor choose.
 */
export const getAppDownload = (options?: CallOptions): CallPromise<AppDownload> =>
  call<AppDownload>({ operation: 'getAppDownload', url: '/v1/app/down', method: 'GET' }, options);

/**
 * Download links of the app for a visitor at a desktop
 */
export const getDesktopAppDownload = (options?: CallOptions): CallPromise<DesktopAppDownload> =>
  call<DesktopAppDownload>({ operation: 'getDesktopAppDownload', url: '/v1/app/pc/down', method: 'GET' }, options);

/**
 * List events
 */
export const listEvents = (params?: ListEventsParams, options?: CallOptions): CallPromise<EventPage> =>
  call<EventPage>({ operation: 'listEvents', url: '/v1/events', method: 'GET', params }, options);

/**
 * List banners
 */
export const listBanners = (params?: ListBannersParams, options?: CallOptions): CallPromise<BannerList> =>
  call<BannerList>({ operation: 'listBanners', url: '/v1/banners', method: 'GET', params }, options);

/**
 * List the banners of the login page
 */
export const listLoginBanners = (options?: CallOptions): CallPromise<BannerList> =>
  call<BannerList>({ operation: 'listLoginBanners', url: '/v1/banners/login', method: 'GET' }, options);

/**
 * How to reach us
 *
 * From the server's configuration. The sites show it in the footer and beside every question.
 */
export const getContact = (options?: CallOptions): CallPromise<Contact> =>
  call<Contact>({ operation: 'getContact', url: '/v1/contact', method: 'GET' }, options);

/**
 * Apply for cooperation
 *
 * No login. Whoever keeps the number can read the state. A browser, a network and a contact may apply a few
 * times a day.
 */
export const applyForCooperation = (cooperationRequest: CooperationRequest, options?: KeyedCallOptions): CallPromise<ApplicationReceipt> =>
  call<ApplicationReceipt>({ operation: 'applyForCooperation', url: '/v1/applications/cooperation', method: 'POST', keyed: true, data: cooperationRequest }, options, { 20001: 'DECRYPTION_FAILED', 26200: 'APPLICATIONS_TOO_MANY', 26201: 'CONTACT_INVALID' });

/**
 * Apply as a campus ambassador
 *
 * No login. Whoever keeps the number can read the state. A browser, a network and a mobile may apply a few
 * times a day.
 */
export const applyForRecruitment = (recruitRequest: RecruitRequest, options?: KeyedCallOptions): CallPromise<ApplicationReceipt> =>
  call<ApplicationReceipt>({ operation: 'applyForRecruitment', url: '/v1/applications/recruit', method: 'POST', keyed: true, data: recruitRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 26200: 'APPLICATIONS_TOO_MANY' });

/**
 * Read the state of an application
 *
 * Tells nothing of who applied. NOT_FOUND after the application was deleted.
 */
export const getApplication = (number: ApplicationNumber, options?: CallOptions): CallPromise<ApplicationReceipt> =>
  call<ApplicationReceipt>({ operation: 'getApplication', url: `/v1/applications/${encodeURIComponent(number)}`, method: 'GET' }, options);

/**
 * Arrive by a channel
 *
 * What /drainage shows for a channel. The server counts each browser once and remembers its channel for 30 days, until it
 * joins.
 */
export const arriveByChannel = (channelArrival: ChannelArrival, options?: CallOptions): CallPromise<ChannelPage> =>
  call<ChannelPage>({ operation: 'arriveByChannel', url: '/v1/channels/arrivals', method: 'POST', data: channelArrival }, options);

/**
 * Report an error of a page
 *
 * For the sites' own pages: an error that nobody has caught, so that operators hear of a broken release. A page reports a few
 * of its errors. Texts contain neither queries nor numbers of people; the server takes out what is left.
 */
export const reportPageError = (pageError: PageError, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'reportPageError', url: '/v1/page-errors', method: 'POST', data: pageError }, options);

/**
 * Read the figures of the landing page
 */
export const getSiteFigures = (options?: CallOptions): CallPromise<SiteFigures> =>
  call<SiteFigures>({ operation: 'getSiteFigures', url: '/v1/figures', method: 'GET' }, options);

/**
 * Search the site for what the caller may see
 *
 * Benefits on sale and published campaigns whose title contains the text, and the articles of help that `listHelp` finds
 * for it, each with the sentence that fits best. For a member also tasks of their wall, and their own orders and coins; an
 * order also by its number. At most 5 of a kind. Full-width letters and traditional characters find the same as plain ones.
 */
export const searchSite = (params: SearchSiteParams, options?: CallOptions): CallPromise<SiteSearch> =>
  call<SiteSearch>({ operation: 'searchSite', url: '/v1/search', method: 'GET', params }, options);

