/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listEvents,
} from '../calls/content.ts';
import {
  getListEventsQueryKey,
} from '../hooks/content.ts';
import type {
  EventPage,
  ListEventsParams,
} from '../model/index.ts';

/** All pages of `listEvents`, one after the other. */
export const useListEventsInfinite = (params?: ListEventsParams, options?: PagesOptions<EventPage, CallError<'listEvents'>>, queryClient?: QueryClient) =>
  usePages<EventPage, CallError<'listEvents'>>(getListEventsQueryKey(params), (cursor, request) => listEvents({ ...params, ...cursor }, request), useRequest(options), queryClient);

