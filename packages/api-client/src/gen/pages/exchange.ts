/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listBenefits,
  listOrders,
} from '../calls/exchange.ts';
import {
  getListBenefitsQueryKey,
  getListOrdersQueryKey,
} from '../hooks/exchange.ts';
import type {
  BenefitPage,
  ListBenefitsParams,
  ListOrdersParams,
  OrderPage,
} from '../model/index.ts';

/** All pages of `listBenefits`, one after the other. */
export const useListBenefitsInfinite = (params?: ListBenefitsParams, options?: PagesOptions<BenefitPage, CallError<'listBenefits'>>, queryClient?: QueryClient) =>
  usePages<BenefitPage, CallError<'listBenefits'>>(getListBenefitsQueryKey(params), (cursor, request) => listBenefits({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listOrders`, one after the other. */
export const useListOrdersInfinite = (params?: ListOrdersParams, options?: PagesOptions<OrderPage, CallError<'listOrders'>>, queryClient?: QueryClient) =>
  usePages<OrderPage, CallError<'listOrders'>>(getListOrdersQueryKey(params), (cursor, request) => listOrders({ ...params, ...cursor }, request), useRequest(options), queryClient);

