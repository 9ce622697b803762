/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listCredits,
  listCards,
} from '../calls/reward.ts';
import {
  getListCreditsQueryKey,
  getListCardsQueryKey,
} from '../hooks/reward.ts';
import type {
  CardPage,
  CreditPage,
  ListCardsParams,
  ListCreditsParams,
} from '../model/index.ts';

/** All pages of `listCredits`, one after the other. */
export const useListCreditsInfinite = (params?: ListCreditsParams, options?: PagesOptions<CreditPage, CallError<'listCredits'>>, queryClient?: QueryClient) =>
  usePages<CreditPage, CallError<'listCredits'>>(getListCreditsQueryKey(params), (cursor, request) => listCredits({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listCards`, one after the other. */
export const useListCardsInfinite = (params?: ListCardsParams, options?: PagesOptions<CardPage, CallError<'listCards'>>, queryClient?: QueryClient) =>
  usePages<CardPage, CallError<'listCards'>>(getListCardsQueryKey(params), (cursor, request) => listCards({ ...params, ...cursor }, request), useRequest(options), queryClient);

