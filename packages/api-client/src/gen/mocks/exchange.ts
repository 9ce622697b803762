/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  BenefitAllowance,
  BenefitDetail,
  BenefitPage,
  ExchangeInfo,
  OrderDetail,
  OrderPage,
  OrderQuote,
  OrderReveal,
  RestockWish,
} from '../model/index.ts';

/** Answers `getExchangeInfo`: The member's balance, limits, fee and saved payees for exchanging. */
export const mockGetExchangeInfo = mockCall<'getExchangeInfo', ExchangeInfo>('get', '/v1/users/exchange-info', () => ({"balance":1280,"pending":120,"level":1,"rule":{"level":1,"fromCredit":100,"exchangesPerDay":2,"exchangesPerMonth":10,"coinsPerMonth":20000,"feePercent":2},"used":{"exchangesToday":0,"exchangesThisMonth":1,"coinsThisMonth":500},"payees":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","channel":"alipay","account":"138****5678","name":"王*明","preferred":true}],"wechat":null,"mobile":"138****5678","adultStatus":1,"unverifiedTopup":false,"feeFreeCards":0,"openOrders":1,"exchangedCoins":500,"prizeCoins":0}));

/** Answers `listBenefits`: List the benefits that coins can be exchanged for. */
export const mockListBenefits = mockCall<'listBenefits', BenefitPage>('get', '/v3/benefits', () => ({"items":[{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null,"coverDark":null,"price":1000,"pricesVary":false,"stock":86,"level":0,"arrival":"通常 10 分钟到账","tags":[],"opensAt":null}],"nextCursor":null}));

/** Answers `getBenefit`: Read one benefit. */
export const mockGetBenefit = mockCall<'getBenefit', BenefitDetail>('get', '/v1/benefits/:id', () => ({"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":"/covers/video-card.webp","coverDark":null,"price":1000,"pricesVary":false,"stock":86,"level":0,"arrival":"通常 10 分钟到账","tags":["热门"],"opensAt":null,"description":"兑换后得到一组卡号和卡密，在视频网站的会员中心激活。","gallery":[],"choices":[{"id":"month","title":"月卡","price":1000,"stock":86}],"cash":null,"payeeChannels":[],"limits":{"perOrder":1,"perDay":1,"perMonth":2},"prerequisites":["realName","stock","dailyLimit","monthlyLimit","balance"],"rules":["卡密自发放起 90 天内有效","卡密查看后不可撤销"],"revocable":true,"available":true,"closesAt":null,"own":{"balance":1280,"missingCoins":0,"usedToday":0,"usedThisMonth":1,"feePercent":0,"feeFreeCards":0,"restockAsked":false}}));

/** Answers `placeOrder`: Order a benefit. */
export const mockPlaceOrder = mockCall<'placeOrder', OrderDetail>('post', '/v1/benefits/:id', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"prize":null,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}));

/** Answers `askRestock`: Ask for a message when a benefit is back or its sale begins, or stop asking. */
export const mockAskRestock = mockCall<'askRestock', RestockWish>('post', '/v1/benefits/:id/restock', () => ({"wanted":true}));

/** Answers `checkAllowance`: Check which prerequisites the member meets. */
export const mockCheckAllowance = mockCall<'checkAllowance', BenefitAllowance>('post', '/v1/benefits/allow/:id', () => ({"allowed":false,"prerequisites":[{"kind":"balance","met":false,"text":"金币不足，还差 320","fixUrl":"/task","fixLabel":"去做任务"},{"kind":"stock","met":true,"text":"库存充足","fixUrl":null,"fixLabel":null}],"total":1000,"balance":680,"missingCoins":320}));

/** Answers `checkOrder`: Check an order form and calculate its price. */
export const mockCheckOrder = mockCall<'checkOrder', OrderQuote>('post', '/v1/benefits/check/:id', () => ({"benefitId":"b3Hs8nQ2wZtV","title":"10 元视频会员月卡","choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"balanceAfter":280,"target":null,"arrival":"通常 10 分钟到账"}));

/** Answers `listOrders`: List the member's orders. */
export const mockListOrders = mockCall<'listOrders', OrderPage>('get', '/v1/exchanges', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":null,"quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"prize":null}],"nextCursor":null}));

/** Answers `getOrder`: Read one order with its timeline. */
export const mockGetOrder = mockCall<'getOrder', OrderDetail>('get', '/v1/exchanges/:id', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"prize":null,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}));

/** Answers `revealOrder`: Show the card codes of an issued order. */
export const mockRevealOrder = mockCall<'revealOrder', OrderReveal>('post', '/v1/exchanges/:id/reveal', () => ({"cards":[{"number":"8801200400123456","secret":"K7QX-29FM-T3PA","expiresAt":"2027-02-19T15:59:59.000Z"}],"shownBefore":false}));

/** Answers `revokeOrder`: Revoke an order that is not issued yet. */
export const mockRevokeOrder = mockCall<'revokeOrder', OrderDetail>('post', '/v1/exchanges/:id/revoke', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"prize":null,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}));

/** Answers `correctOrder`: Send a failed order to a corrected account or number. */
export const mockCorrectOrder = mockCall<'correctOrder', OrderDetail>('post', '/v1/exchanges/:id/correct', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"prize":null,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}));

