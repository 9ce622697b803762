// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { call, type CallOptions } from '../../calls/call.ts';
import type {
  AppDownload,
  BannerList,
  Contact,
  DesktopAppDownload,
  EventPage,
  ListBannersParams,
  ListEventsParams,
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
