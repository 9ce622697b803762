/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall, mockFile } from '../../mocks/mock-call.ts';
import type {
  CoinLedgerPage,
  CoinLotPage,
  CoinMonths,
} from '../model/index.ts';

/** Answers `listPoints`: List the member's coins, row by row. */
export const mockListPoints = mockCall<'listPoints', CoinLedgerPage>('get', '/v1/points', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","amount":8,"state":0,"cause":{"kind":"checkin","id":"2026-11-21","title":"连续签到第 3 天","link":"/home"},"balanceAfter":128,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"reason":null,"supportCode":"3F7A-29C1"}],"nextCursor":null,"available":128,"pending":0,"nextArrival":null,"owed":0}));

/** Answers `listCoinMonths`: The member's coins by month and source. */
export const mockListCoinMonths = mockCall<'listCoinMonths', CoinMonths>('get', '/v1/points/months', () => ({"items":[{"month":"2026-11","in":320,"out":0,"pending":60,"sources":[{"kind":"participation","in":320,"out":0,"pending":60}]}]}));

/** Answers `listCoinLots`: What the available coins consist of, in the order in which they are spent. */
export const mockListCoinLots = mockCall<'listCoinLots', CoinLotPage>('get', '/v1/points/lots', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","cause":{"kind":"checkin","id":"2026-11-21","title":"连续签到第 3 天","link":"/home"},"createdAt":"2026-11-21T08:30:00.000Z","amount":8,"left":8,"used":8}],"nextCursor":null,"available":128,"sources":[{"kind":"checkin","lots":1,"coins":8}]}));

/** Answers `downloadStatement`: Download a statement of coins as a spreadsheet. */
export const mockDownloadStatement = mockFile<'downloadStatement'>('get', '/v1/points/statement');

