/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions } from '../../calls/call.ts';
import type {
  AppDownload,
  ApplicationNumber,
  ApplicationReceipt,
  ApplyForCooperationHeaders,
  ApplyForRecruitmentHeaders,
  BannerList,
  ChannelArrival,
  ChannelPage,
  Contact,
  CooperationRequest,
  DesktopAppDownload,
  EventPage,
  ListBannersParams,
  ListEventsParams,
  RecruitRequest,
  SiteFigures,
} from '../model/index.ts';

/**
 * Download links of the app for phones
 *
 * Ordered by `z-device` and the user agent: the caller's platform comes first. /app/down opens the first one or lets
 * the visitor choose.
 */
export const getAppDownload = (options?: CallOptions): Promise<AppDownload> =>
  call<AppDownload>({ url: '/v1/app/down', method: 'GET' }, options);

/**
 * Download links of the app for a visitor at a desktop
 */
export const getDesktopAppDownload = (options?: CallOptions): Promise<DesktopAppDownload> =>
  call<DesktopAppDownload>({ url: '/v1/app/pc/down', method: 'GET' }, options);

/**
 * List events (活动)
 */
export const listEvents = (params?: ListEventsParams, options?: CallOptions): Promise<EventPage> =>
  call<EventPage>({ url: '/v1/events', method: 'GET', params }, options);

/**
 * List banners
 */
export const listBanners = (params?: ListBannersParams, options?: CallOptions): Promise<BannerList> =>
  call<BannerList>({ url: '/v1/banners', method: 'GET', params }, options);

/**
 * List the banners of the login page
 */
export const listLoginBanners = (options?: CallOptions): Promise<BannerList> =>
  call<BannerList>({ url: '/v1/banners/login', method: 'GET' }, options);

/**
 * How to reach us
 *
 * From the server's configuration. The sites show it in the footer and beside every question.
 */
export const getContact = (options?: CallOptions): Promise<Contact> =>
  call<Contact>({ url: '/v1/contact', method: 'GET' }, options);

/**
 * Apply for cooperation
 *
 * No login. Whoever keeps the number can read the state (rule 7.18). A browser, a network and a contact may apply a few
 * times a day.
 */
export const applyForCooperation = (cooperationRequest: CooperationRequest, headers: ApplyForCooperationHeaders, options?: CallOptions): Promise<ApplicationReceipt> =>
  call<ApplicationReceipt>({ url: '/v1/applications/cooperation', method: 'POST', headers: { ...headers }, data: cooperationRequest }, options, { 20001: 'DECRYPTION_FAILED', 26200: 'APPLICATIONS_TOO_MANY', 26201: 'CONTACT_INVALID' });

/**
 * Apply as a campus ambassador (校园大使)
 *
 * No login. Whoever keeps the number can read the state (rule 7.18). A browser, a network and a mobile may apply a few
 * times a day.
 */
export const applyForRecruitment = (recruitRequest: RecruitRequest, headers: ApplyForRecruitmentHeaders, options?: CallOptions): Promise<ApplicationReceipt> =>
  call<ApplicationReceipt>({ url: '/v1/applications/recruit', method: 'POST', headers: { ...headers }, data: recruitRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 26200: 'APPLICATIONS_TOO_MANY' });

/**
 * Read the state of an application
 *
 * Tells nothing of who applied. NOT_FOUND after the application was deleted (rule 7.19).
 */
export const getApplication = (number: ApplicationNumber, options?: CallOptions): Promise<ApplicationReceipt> =>
  call<ApplicationReceipt>({ url: `/v1/applications/${encodeURIComponent(number)}`, method: 'GET' }, options);

/**
 * Arrive by a channel
 *
 * What /drainage shows for a channel. The server counts each browser once and remembers its channel for 30 days, until it
 * joins (rule 7.20).
 */
export const arriveByChannel = (channelArrival: ChannelArrival, options?: CallOptions): Promise<ChannelPage> =>
  call<ChannelPage>({ url: '/v1/channels/arrivals', method: 'POST', data: channelArrival }, options);

/**
 * Read the figures of the landing page
 */
export const getSiteFigures = (options?: CallOptions): Promise<SiteFigures> =>
  call<SiteFigures>({ url: '/v1/figures', method: 'GET' }, options);

