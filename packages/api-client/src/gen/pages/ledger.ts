/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listPoints,
  listCoinLots,
} from '../calls/ledger.ts';
import {
  getListPointsQueryKey,
  getListCoinLotsQueryKey,
} from '../hooks/ledger.ts';
import type {
  CoinLedgerPage,
  CoinLotPage,
  ListCoinLotsParams,
  ListPointsParams,
} from '../model/index.ts';

/** All pages of `listPoints`, one after the other. */
export const useListPointsInfinite = (params?: ListPointsParams, options?: PagesOptions<CoinLedgerPage, CallError<'listPoints'>>, queryClient?: QueryClient) =>
  usePages<CoinLedgerPage, CallError<'listPoints'>>(getListPointsQueryKey(params), (cursor, request) => listPoints({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listCoinLots`, one after the other. */
export const useListCoinLotsInfinite = (params?: ListCoinLotsParams, options?: PagesOptions<CoinLotPage, CallError<'listCoinLots'>>, queryClient?: QueryClient) =>
  usePages<CoinLotPage, CallError<'listCoinLots'>>(getListCoinLotsQueryKey(params), (cursor, request) => listCoinLots({ ...params, ...cursor }, request), useRequest(options), queryClient);

