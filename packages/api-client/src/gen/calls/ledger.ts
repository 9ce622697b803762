/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type Download } from '../../calls/call.ts';
import type {
  CoinLedgerPage,
  CoinLotPage,
  CoinMonths,
  DownloadStatementParams,
  ListCoinLotsParams,
  ListCoinMonthsParams,
  ListPointsParams,
} from '../model/index.ts';

/**
 * List the member's coins, row by row
 *
 * Newest first. Each row names its cause, so that the member sees why coins came or went.
 */
export const listPoints = (params?: ListPointsParams, options?: CallOptions): CallPromise<CoinLedgerPage> =>
  call<CoinLedgerPage>({ operation: 'listPoints', url: '/v1/points', method: 'GET', params }, options);

/**
 * The member's coins by month and source
 *
 * Newest month first, without gaps, in Asia/Shanghai time, over all rows. Coins in less coins out, over all months,
 * is the available balance.
 */
export const listCoinMonths = (params?: ListCoinMonthsParams, options?: CallOptions): CallPromise<CoinMonths> =>
  call<CoinMonths>({ operation: 'listCoinMonths', url: '/v1/points/months', method: 'GET', params }, options);

/**
 * What the available coins consist of, in the order in which they are spent
 *
 * Coins are spent in the order in which they came in. Each lot is what is left of one row of `listPoints`; all lots
 * together are the available balance. With `coins` the answer is what spending that many would use up, oldest first.
 */
export const listCoinLots = (params?: ListCoinLotsParams, options?: CallOptions): CallPromise<CoinLotPage> =>
  call<CoinLotPage>({ operation: 'listCoinLots', url: '/v1/points/lots', method: 'GET', params }, options);

/**
 * Download a statement of coins as a spreadsheet
 *
 * One row for each change, newest first: time, source, description, coins, state, balance afterwards, expected date,
 * reason and support code. At most 5,000 rows; ask for older ones with an earlier `to`. No cell is a formula. The
 * file name is a time stamp and 4 digits.
 */
export const downloadStatement = (params?: DownloadStatementParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadStatement', url: '/v1/points/statement', method: 'GET', params, responseType: 'blob' }, options, { 23007: 'STATEMENT_PERIOD_INVALID' });

