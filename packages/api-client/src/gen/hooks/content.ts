/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getAppDownload,
  getDesktopAppDownload,
  listEvents,
  listBanners,
  listLoginBanners,
  getContact,
  applyForCooperation,
  applyForRecruitment,
  getApplication,
  arriveByChannel,
  reportPageError,
  getSiteFigures,
  searchSite,
} from '../calls/content.ts';
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

export const getGetAppDownloadQueryKey = () => ['/v1/app/down'] as const;

export const getGetAppDownloadQueryOptions = <Data = AppDownload, Failure = CallError<'getAppDownload'>>(options?: QueryHookOptions<AppDownload, Failure, Data>): CallQueryOptions<AppDownload, Failure, Data> =>
  queryOptions<AppDownload, Failure, Data>(getGetAppDownloadQueryKey(), (request) => getAppDownload(request), options);

/**
 * Download links of the app for phones
 *
 * Ordered by `z-device` and the user agent: the caller's platform comes first. /app/down opens the first one or lets
 * the visitor choose.
 */
export const useGetAppDownload = <Data = AppDownload, Failure = CallError<'getAppDownload'>>(options?: QueryHookOptions<AppDownload, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAppDownloadQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetDesktopAppDownloadQueryKey = () => ['/v1/app/pc/down'] as const;

export const getGetDesktopAppDownloadQueryOptions = <Data = DesktopAppDownload, Failure = CallError<'getDesktopAppDownload'>>(options?: QueryHookOptions<DesktopAppDownload, Failure, Data>): CallQueryOptions<DesktopAppDownload, Failure, Data> =>
  queryOptions<DesktopAppDownload, Failure, Data>(getGetDesktopAppDownloadQueryKey(), (request) => getDesktopAppDownload(request), options);

/**
 * Download links of the app for a visitor at a desktop
 */
export const useGetDesktopAppDownload = <Data = DesktopAppDownload, Failure = CallError<'getDesktopAppDownload'>>(options?: QueryHookOptions<DesktopAppDownload, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetDesktopAppDownloadQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListEventsQueryKey = (params?: ListEventsParams) => ['/v1/events', ...(params ? [params] : [])] as const;

export const getListEventsQueryOptions = <Data = EventPage, Failure = CallError<'listEvents'>>(params?: ListEventsParams, options?: QueryHookOptions<EventPage, Failure, Data>): CallQueryOptions<EventPage, Failure, Data> =>
  queryOptions<EventPage, Failure, Data>(getListEventsQueryKey(params), (request) => listEvents(params, request), options);

/**
 * List events
 */
export const useListEvents = <Data = EventPage, Failure = CallError<'listEvents'>>(params?: ListEventsParams, options?: QueryHookOptions<EventPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListEventsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListBannersQueryKey = (params?: ListBannersParams) => ['/v1/banners', ...(params ? [params] : [])] as const;

export const getListBannersQueryOptions = <Data = BannerList, Failure = CallError<'listBanners'>>(params?: ListBannersParams, options?: QueryHookOptions<BannerList, Failure, Data>): CallQueryOptions<BannerList, Failure, Data> =>
  queryOptions<BannerList, Failure, Data>(getListBannersQueryKey(params), (request) => listBanners(params, request), options);

/**
 * List banners
 */
export const useListBanners = <Data = BannerList, Failure = CallError<'listBanners'>>(params?: ListBannersParams, options?: QueryHookOptions<BannerList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListBannersQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListLoginBannersQueryKey = () => ['/v1/banners/login'] as const;

export const getListLoginBannersQueryOptions = <Data = BannerList, Failure = CallError<'listLoginBanners'>>(options?: QueryHookOptions<BannerList, Failure, Data>): CallQueryOptions<BannerList, Failure, Data> =>
  queryOptions<BannerList, Failure, Data>(getListLoginBannersQueryKey(), (request) => listLoginBanners(request), options);

/**
 * List the banners of the login page
 */
export const useListLoginBanners = <Data = BannerList, Failure = CallError<'listLoginBanners'>>(options?: QueryHookOptions<BannerList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListLoginBannersQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetContactQueryKey = () => ['/v1/contact'] as const;

export const getGetContactQueryOptions = <Data = Contact, Failure = CallError<'getContact'>>(options?: QueryHookOptions<Contact, Failure, Data>): CallQueryOptions<Contact, Failure, Data> =>
  queryOptions<Contact, Failure, Data>(getGetContactQueryKey(), (request) => getContact(request), options);

/**
 * How to reach us
 *
 * From the server's configuration. The sites show it in the footer and beside every question.
 */
export const useGetContact = <Data = Contact, Failure = CallError<'getContact'>>(options?: QueryHookOptions<Contact, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetContactQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type ApplyForCooperationVariables = { data: CooperationRequest; idempotencyKey?: string | undefined };

export const getApplyForCooperationMutationOptions = <Failure = CallError<'applyForCooperation'>, Context = unknown>(options?: MutationHookOptions<ApplicationReceipt, Failure, ApplyForCooperationVariables, Context>) =>
  mutationOptions<ApplicationReceipt, Failure, ApplyForCooperationVariables, Context>('applyForCooperation', (props, request) => applyForCooperation(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Apply for cooperation
 *
 * No login. Whoever keeps the number can read the state. A browser, a network and a contact may apply a few
 * times a day.
 */
export const useApplyForCooperation = <Failure = CallError<'applyForCooperation'>, Context = unknown>(options?: MutationHookOptions<ApplicationReceipt, Failure, ApplyForCooperationVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getApplyForCooperationMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ApplyForRecruitmentVariables = { data: RecruitRequest; idempotencyKey?: string | undefined };

export const getApplyForRecruitmentMutationOptions = <Failure = CallError<'applyForRecruitment'>, Context = unknown>(options?: MutationHookOptions<ApplicationReceipt, Failure, ApplyForRecruitmentVariables, Context>) =>
  mutationOptions<ApplicationReceipt, Failure, ApplyForRecruitmentVariables, Context>('applyForRecruitment', (props, request) => applyForRecruitment(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Apply as a campus ambassador
 *
 * No login. Whoever keeps the number can read the state. A browser, a network and a mobile may apply a few
 * times a day.
 */
export const useApplyForRecruitment = <Failure = CallError<'applyForRecruitment'>, Context = unknown>(options?: MutationHookOptions<ApplicationReceipt, Failure, ApplyForRecruitmentVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getApplyForRecruitmentMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetApplicationQueryKey = (number: ApplicationNumber) => [`/v1/applications/${number}`] as const;

export const getGetApplicationQueryOptions = <Data = ApplicationReceipt, Failure = CallError<'getApplication'>>(number: ApplicationNumber, options?: QueryHookOptions<ApplicationReceipt, Failure, Data>): CallQueryOptions<ApplicationReceipt, Failure, Data> =>
  queryOptions<ApplicationReceipt, Failure, Data>(getGetApplicationQueryKey(number), (request) => getApplication(number, request), options);

/**
 * Read the state of an application
 *
 * Tells nothing of who applied. NOT_FOUND after the application was deleted.
 */
export const useGetApplication = <Data = ApplicationReceipt, Failure = CallError<'getApplication'>>(number: ApplicationNumber, options?: QueryHookOptions<ApplicationReceipt, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetApplicationQueryOptions<Data, Failure>(number, useRequest(options)), queryClient);

export type ArriveByChannelVariables = { data: ChannelArrival };

export const getArriveByChannelMutationOptions = <Failure = CallError<'arriveByChannel'>, Context = unknown>(options?: MutationHookOptions<ChannelPage, Failure, ArriveByChannelVariables, Context>) =>
  mutationOptions<ChannelPage, Failure, ArriveByChannelVariables, Context>('arriveByChannel', (props, request) => arriveByChannel(props.data, request), options);

/**
 * Arrive by a channel
 *
 * What /drainage shows for a channel. The server counts each browser once and remembers its channel for 30 days, until it
 * joins.
 */
export const useArriveByChannel = <Failure = CallError<'arriveByChannel'>, Context = unknown>(options?: MutationHookOptions<ChannelPage, Failure, ArriveByChannelVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getArriveByChannelMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ReportPageErrorVariables = { data: PageError };

export const getReportPageErrorMutationOptions = <Failure = CallError<'reportPageError'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ReportPageErrorVariables, Context>) =>
  mutationOptions<Done, Failure, ReportPageErrorVariables, Context>('reportPageError', (props, request) => reportPageError(props.data, request), options);

/**
 * Report an error of a page
 *
 * For the sites' own pages: an error that nobody has caught, so that operators hear of a broken release. A page reports a few
 * of its errors. Texts contain neither queries nor numbers of people; the server takes out what is left.
 */
export const useReportPageError = <Failure = CallError<'reportPageError'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ReportPageErrorVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReportPageErrorMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetSiteFiguresQueryKey = () => ['/v1/figures'] as const;

export const getGetSiteFiguresQueryOptions = <Data = SiteFigures, Failure = CallError<'getSiteFigures'>>(options?: QueryHookOptions<SiteFigures, Failure, Data>): CallQueryOptions<SiteFigures, Failure, Data> =>
  queryOptions<SiteFigures, Failure, Data>(getGetSiteFiguresQueryKey(), (request) => getSiteFigures(request), options);

/**
 * Read the figures of the landing page
 */
export const useGetSiteFigures = <Data = SiteFigures, Failure = CallError<'getSiteFigures'>>(options?: QueryHookOptions<SiteFigures, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetSiteFiguresQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getSearchSiteQueryKey = (params: SearchSiteParams) => ['/v1/search', params] as const;

export const getSearchSiteQueryOptions = <Data = SiteSearch, Failure = CallError<'searchSite'>>(params: SearchSiteParams, options?: QueryHookOptions<SiteSearch, Failure, Data>): CallQueryOptions<SiteSearch, Failure, Data> =>
  queryOptions<SiteSearch, Failure, Data>(getSearchSiteQueryKey(params), (request) => searchSite(params, request), options);

/**
 * Search the site for what the caller may see
 *
 * Benefits on sale and published campaigns whose title contains the text, and the articles of help that `listHelp` finds
 * for it, each with the sentence that fits best. For a member also tasks of their wall, and their own orders and coins; an
 * order also by its number. At most 5 of a kind. Full-width letters and traditional characters find the same as plain ones.
 */
export const useSearchSite = <Data = SiteSearch, Failure = CallError<'searchSite'>>(params: SearchSiteParams, options?: QueryHookOptions<SiteSearch, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getSearchSiteQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

