/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Download } from '../../calls/call.ts';
import type { CallError } from '../../calls/call-error.ts';
import { type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listPoints,
  listCoinMonths,
  listCoinLots,
  downloadStatement,
} from '../calls/ledger.ts';
import type {
  CoinLedgerPage,
  CoinLotPage,
  CoinMonths,
  DownloadStatementParams,
  ListCoinLotsParams,
  ListCoinMonthsParams,
  ListPointsParams,
} from '../model/index.ts';

export const getListPointsQueryKey = (params?: ListPointsParams) => ['/v1/points', ...(params ? [params] : [])] as const;

export const getListPointsQueryOptions = <Data = CoinLedgerPage, Failure = CallError<'listPoints'>>(params?: ListPointsParams, options?: QueryHookOptions<CoinLedgerPage, Failure, Data>): CallQueryOptions<CoinLedgerPage, Failure, Data> =>
  queryOptions<CoinLedgerPage, Failure, Data>(getListPointsQueryKey(params), (request) => listPoints(params, request), options);

/**
 * List the member's coins, row by row
 *
 * Newest first. Each row names its cause, so that the member sees why coins came or went.
 */
export const useListPoints = <Data = CoinLedgerPage, Failure = CallError<'listPoints'>>(params?: ListPointsParams, options?: QueryHookOptions<CoinLedgerPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListPointsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListCoinMonthsQueryKey = (params?: ListCoinMonthsParams) => ['/v1/points/months', ...(params ? [params] : [])] as const;

export const getListCoinMonthsQueryOptions = <Data = CoinMonths, Failure = CallError<'listCoinMonths'>>(params?: ListCoinMonthsParams, options?: QueryHookOptions<CoinMonths, Failure, Data>): CallQueryOptions<CoinMonths, Failure, Data> =>
  queryOptions<CoinMonths, Failure, Data>(getListCoinMonthsQueryKey(params), (request) => listCoinMonths(params, request), options);

/**
 * The member's coins by month and source
 *
 * Newest month first, without gaps, in Asia/Shanghai time, over all rows. Coins in less coins out, over all months,
 * is the available balance.
 */
export const useListCoinMonths = <Data = CoinMonths, Failure = CallError<'listCoinMonths'>>(params?: ListCoinMonthsParams, options?: QueryHookOptions<CoinMonths, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCoinMonthsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListCoinLotsQueryKey = (params?: ListCoinLotsParams) => ['/v1/points/lots', ...(params ? [params] : [])] as const;

export const getListCoinLotsQueryOptions = <Data = CoinLotPage, Failure = CallError<'listCoinLots'>>(params?: ListCoinLotsParams, options?: QueryHookOptions<CoinLotPage, Failure, Data>): CallQueryOptions<CoinLotPage, Failure, Data> =>
  queryOptions<CoinLotPage, Failure, Data>(getListCoinLotsQueryKey(params), (request) => listCoinLots(params, request), options);

/**
 * What the available coins consist of, in the order in which they are spent
 *
 * Coins are spent in the order in which they came in. Each lot is what is left of one row of `listPoints`; all lots
 * together are the available balance. With `coins` the answer is what spending that many would use up, oldest first.
 */
export const useListCoinLots = <Data = CoinLotPage, Failure = CallError<'listCoinLots'>>(params?: ListCoinLotsParams, options?: QueryHookOptions<CoinLotPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCoinLotsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getDownloadStatementQueryKey = (params?: DownloadStatementParams) => ['/v1/points/statement', ...(params ? [params] : [])] as const;

export const getDownloadStatementQueryOptions = <Data = Download, Failure = CallError<'downloadStatement'>>(params?: DownloadStatementParams, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadStatementQueryKey(params), (request) => downloadStatement(params, request), options);

/**
 * Download a statement of coins as a spreadsheet
 *
 * One row for each change, newest first: time, source, description, coins, state, balance afterwards, expected date,
 * reason and support code. At most 5,000 rows; ask for older ones with an earlier `to`. No cell is a formula. The
 * file name is a time stamp and 4 digits.
 */
export const useDownloadStatement = <Data = Download, Failure = CallError<'downloadStatement'>>(params?: DownloadStatementParams, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadStatementQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

