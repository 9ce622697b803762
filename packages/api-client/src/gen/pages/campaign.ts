/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listCampaignDraws,
  listCampaignEntrants,
  listQuizTries,
  listCampaignRecords,
  listCampaignWinners,
} from '../calls/campaign.ts';
import {
  getListCampaignDrawsQueryKey,
  getListCampaignEntrantsQueryKey,
  getListQuizTriesQueryKey,
  getListCampaignRecordsQueryKey,
  getListCampaignWinnersQueryKey,
} from '../hooks/campaign.ts';
import type {
  CampaignDrawPage,
  CampaignEntrantPage,
  CampaignRecordPage,
  CampaignWinnerPage,
  ListCampaignDrawsParams,
  ListCampaignEntrantsParams,
  ListCampaignRecordsParams,
  ListCampaignWinnersParams,
  ListQuizTriesParams,
  PublicId,
  QuizTryPage,
} from '../model/index.ts';

/** All pages of `listCampaignDraws`, one after the other. */
export const useListCampaignDrawsInfinite = (id: PublicId, params?: ListCampaignDrawsParams, options?: PagesOptions<CampaignDrawPage, CallError<'listCampaignDraws'>>, queryClient?: QueryClient) =>
  usePages<CampaignDrawPage, CallError<'listCampaignDraws'>>(getListCampaignDrawsQueryKey(id, params), (cursor, request) => listCampaignDraws(id, { ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listCampaignEntrants`, one after the other. */
export const useListCampaignEntrantsInfinite = (id: PublicId, params?: ListCampaignEntrantsParams, options?: PagesOptions<CampaignEntrantPage, CallError<'listCampaignEntrants'>>, queryClient?: QueryClient) =>
  usePages<CampaignEntrantPage, CallError<'listCampaignEntrants'>>(getListCampaignEntrantsQueryKey(id, params), (cursor, request) => listCampaignEntrants(id, { ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listQuizTries`, one after the other. */
export const useListQuizTriesInfinite = (id: PublicId, params?: ListQuizTriesParams, options?: PagesOptions<QuizTryPage, CallError<'listQuizTries'>>, queryClient?: QueryClient) =>
  usePages<QuizTryPage, CallError<'listQuizTries'>>(getListQuizTriesQueryKey(id, params), (cursor, request) => listQuizTries(id, { ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listCampaignRecords`, one after the other. */
export const useListCampaignRecordsInfinite = (id: PublicId, params?: ListCampaignRecordsParams, options?: PagesOptions<CampaignRecordPage, CallError<'listCampaignRecords'>>, queryClient?: QueryClient) =>
  usePages<CampaignRecordPage, CallError<'listCampaignRecords'>>(getListCampaignRecordsQueryKey(id, params), (cursor, request) => listCampaignRecords(id, { ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listCampaignWinners`, one after the other. */
export const useListCampaignWinnersInfinite = (id: PublicId, params?: ListCampaignWinnersParams, options?: PagesOptions<CampaignWinnerPage, CallError<'listCampaignWinners'>>, queryClient?: QueryClient) =>
  usePages<CampaignWinnerPage, CallError<'listCampaignWinners'>>(getListCampaignWinnersQueryKey(id, params), (cursor, request) => listCampaignWinners(id, { ...params, ...cursor }, request), useRequest(options), queryClient);

