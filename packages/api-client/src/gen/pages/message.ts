/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listMessages,
  listUnreadNotices,
} from '../calls/message.ts';
import {
  getListMessagesQueryKey,
  getListUnreadNoticesQueryKey,
} from '../hooks/message.ts';
import type {
  ListMessagesParams,
  ListUnreadNoticesParams,
  MessagePage,
  NoticePage,
} from '../model/index.ts';

/** All pages of `listMessages`, one after the other. */
export const useListMessagesInfinite = (params?: ListMessagesParams, options?: PagesOptions<MessagePage, CallError<'listMessages'>>, queryClient?: QueryClient) =>
  usePages<MessagePage, CallError<'listMessages'>>(getListMessagesQueryKey(params), (cursor, request) => listMessages({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listUnreadNotices`, one after the other. */
export const useListUnreadNoticesInfinite = (params?: ListUnreadNoticesParams, options?: PagesOptions<NoticePage, CallError<'listUnreadNotices'>>, queryClient?: QueryClient) =>
  usePages<NoticePage, CallError<'listUnreadNotices'>>(getListUnreadNoticesQueryKey(params), (cursor, request) => listUnreadNotices({ ...params, ...cursor }, request), useRequest(options), queryClient);

