/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall, mockFile } from '../../mocks/mock-call.ts';
import type {
  AccountClosing,
  PartnerConsentList,
  Privacy,
} from '../model/index.ts';

/** Answers `getPrivacy`: Read the member's consents and privacy settings. */
export const mockGetPrivacy = mockCall<'getPrivacy', Privacy>('get', '/v1/users/privacy', () => ({"consents":[{"document":"agreement","version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z","isCurrent":true,"withdrawable":false,"withdrawnAt":null}],"recommendation":true,"closesAt":null}));

/** Answers `changeRecommendation`: Switch personalised recommendations on or off. */
export const mockChangeRecommendation = mockCall<'changeRecommendation', Privacy>('post', '/v1/users/privacy/recommendation', () => ({"consents":[{"document":"agreement","version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z","isCurrent":true,"withdrawable":false,"withdrawnAt":null}],"recommendation":true,"closesAt":null}));

/** Answers `withdrawConsent`: Withdraw one consent. */
export const mockWithdrawConsent = mockCall<'withdrawConsent', Privacy>('post', '/v1/users/privacy/consents/withdraw', () => ({"consents":[{"document":"agreement","version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z","isCurrent":true,"withdrawable":false,"withdrawnAt":null}],"recommendation":true,"closesAt":null}));

/** Answers `listPartnerConsents`: List the consents that the member gave at tasks. */
export const mockListPartnerConsents = mockCall<'listPartnerConsents', PartnerConsentList>('get', '/v1/users/privacy/consents/partners', () => ({"items":[{"recipient":"一粟数据","thirdParty":true,"items":["为对方生成的匿名编号","本次问卷的答案"],"purposes":["统计分析早餐消费习惯"],"tasks":[{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","agreedAt":"2026-11-21T08:30:00.000Z","withdrawnAt":null}],"taskCount":1,"agreedAt":"2026-11-21T08:30:00.000Z","withdrawable":true}]}));

/** Answers `withdrawPartnerConsent`: Withdraw all consents given to one recipient. */
export const mockWithdrawPartnerConsent = mockCall<'withdrawPartnerConsent', PartnerConsentList>('post', '/v1/users/privacy/consents/partners/withdraw', () => ({"items":[{"recipient":"一粟数据","thirdParty":true,"items":["为对方生成的匿名编号","本次问卷的答案"],"purposes":["统计分析早餐消费习惯"],"tasks":[{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","agreedAt":"2026-11-21T08:30:00.000Z","withdrawnAt":null}],"taskCount":1,"agreedAt":"2026-11-21T08:30:00.000Z","withdrawable":true}]}));

/** Answers `exportPersonalData`: Download the member's own data. */
export const mockExportPersonalData = mockFile<'exportPersonalData'>('post', '/v1/users/export');

/** Answers `getAccountClosing`: What deleting the account would erase. */
export const mockGetAccountClosing = mockCall<'getAccountClosing', AccountClosing>('get', '/v1/users/closing', () => ({"requestedAt":"2026-11-21T08:30:00.000Z","closesAt":"2026-11-28T08:30:00.000Z","underAge":false,"coins":1240,"pendingCoins":0,"cards":2,"openOrders":1}));

/** Answers `requestAccountClosing`: Ask for the deletion of the account. */
export const mockRequestAccountClosing = mockCall<'requestAccountClosing', AccountClosing>('post', '/v1/users/closing', () => ({"requestedAt":"2026-11-21T08:30:00.000Z","closesAt":"2026-11-28T08:30:00.000Z","underAge":false,"coins":1240,"pendingCoins":0,"cards":2,"openOrders":1}));

/** Answers `cancelAccountClosing`: Cancel the deletion of the account. */
export const mockCancelAccountClosing = mockCall<'cancelAccountClosing', AccountClosing>('post', '/v1/users/closing/cancel', () => ({"requestedAt":"2026-11-21T08:30:00.000Z","closesAt":"2026-11-28T08:30:00.000Z","underAge":false,"coins":1240,"pendingCoins":0,"cards":2,"openOrders":1}));

