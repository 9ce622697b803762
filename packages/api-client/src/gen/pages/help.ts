/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listTickets,
} from '../calls/help.ts';
import {
  getListTicketsQueryKey,
} from '../hooks/help.ts';
import type {
  ListTicketsParams,
  TicketPage,
} from '../model/index.ts';

/** All pages of `listTickets`, one after the other. */
export const useListTicketsInfinite = (params?: ListTicketsParams, options?: PagesOptions<TicketPage, CallError<'listTickets'>>, queryClient?: QueryClient) =>
  usePages<TicketPage, CallError<'listTickets'>>(getListTicketsQueryKey(params), (cursor, request) => listTickets({ ...params, ...cursor }, request), useRequest(options), queryClient);

