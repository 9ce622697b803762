/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  faker
} from '@faker-js/faker/locale/zh_CN';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AskRestock200,
  CheckAllowance200,
  CheckOrder200,
  CorrectOrder200,
  GetBenefit200,
  GetExchangeInfo200,
  GetOrder200,
  ListBenefits200,
  ListOrders200,
  PlaceOrder200,
  RevealOrder200,
  RevokeOrder200
} from '../../model/index.ts';


export const getGetExchangeInfoResponseMock = (): GetExchangeInfo200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"balance":1280,"pending":120,"level":1,"rule":{"level":1,"fromCredit":100,"exchangesPerDay":2,"exchangesPerMonth":10,"coinsPerMonth":20000,"feePercent":2},"used":{"exchangesToday":0,"exchangesThisMonth":1,"coinsThisMonth":500},"payees":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","channel":"alipay","account":"138****5678","name":"王*明","preferred":true}],"wechat":null,"mobile":"138****5678","adultStatus":1,"feeFreeCards":0,"openOrders":1,"exchangedCoins":500}},})

export const getListBenefitsResponseMock = (): ListBenefits200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null,"price":1000,"pricesVary":false,"stock":86,"level":0,"arrival":"通常 10 分钟到账","tags":[]}],"nextCursor":null}},})

export const getGetBenefitResponseMock = (): GetBenefit200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":"/covers/video-card.webp","price":1000,"pricesVary":false,"stock":86,"level":0,"arrival":"通常 10 分钟到账","tags":["热门"],"description":"兑换后得到一组卡号和卡密，在视频网站的会员中心激活。","gallery":[],"choices":[{"id":"month","title":"月卡","price":1000,"stock":86}],"cash":null,"payeeChannels":[],"limits":{"perOrder":1,"perDay":1,"perMonth":2},"prerequisites":["balance","stock","dailyLimit","monthlyLimit"],"rules":["卡密自发放起 90 天内有效","卡密查看后不可撤销"],"revocable":true,"available":true,"own":{"balance":1280,"missingCoins":0,"usedToday":0,"usedThisMonth":1,"feePercent":0,"feeFreeCards":0,"restockAsked":false}}},})

export const getPlaceOrderResponseMock = (): PlaceOrder200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}},})

export const getAskRestockResponseMock = (): AskRestock200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"wanted":true}},})

export const getCheckAllowanceResponseMock = (): CheckAllowance200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"allowed":false,"prerequisites":[{"kind":"balance","met":false,"text":"金币不足，还差 320","fixUrl":"/task","fixLabel":"去做任务"},{"kind":"stock","met":true,"text":"库存充足","fixUrl":null,"fixLabel":null}],"total":1000,"balance":680,"missingCoins":320}},})

export const getCheckOrderResponseMock = (): CheckOrder200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"benefitId":"b3Hs8nQ2wZtV","title":"10 元视频会员月卡","choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"balanceAfter":280,"target":null,"arrival":"通常 10 分钟到账"}},})

export const getListOrdersResponseMock = (): ListOrders200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":null,"quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true}],"nextCursor":null}},})

export const getGetOrderResponseMock = (): GetOrder200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}},})

export const getRevealOrderResponseMock = (): RevealOrder200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"cards":[{"number":"8801200400123456","secret":"K7QX-29FM-T3PA","expiresAt":"2027-02-19T15:59:59.000Z"}],"shownBefore":false}},})

export const getRevokeOrderResponseMock = (): RevokeOrder200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}},})

export const getCorrectOrderResponseMock = (): CorrectOrder200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","orderNumber":"202611210830004821","benefit":{"id":"b3Hs8nQ2wZtV","type":2,"target":"codes","title":"10 元视频会员月卡","cover":null},"choice":"月卡","quantity":1,"price":1000,"fee":0,"total":1000,"channel":null,"target":null,"state":1,"reason":null,"coinsReturned":false,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"issuedAt":"2026-11-21T08:31:00.000Z","revocable":false,"correctable":false,"revealable":true,"timeline":[{"state":0,"at":"2026-11-21T08:30:00.000Z","by":"member","note":null},{"state":2,"at":"2026-11-21T08:30:01.000Z","by":"rule","note":"小额订单自动通过审核"},{"state":1,"at":"2026-11-21T08:31:00.000Z","by":"system","note":null}],"shipment":null,"confirmation":null,"balance":280,"first":true}},})


export const getGetExchangeInfoMockHandler = (overrideResponse?: GetExchangeInfo200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetExchangeInfo200> | GetExchangeInfo200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/exchange-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExchangeInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBenefitsMockHandler = (overrideResponse?: ListBenefits200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBenefits200> | ListBenefits200), options?: RequestHandlerOptions) => {
  return http.get('*/v3/benefits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBenefitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBenefitMockHandler = (overrideResponse?: GetBenefit200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBenefit200> | GetBenefit200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/benefits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBenefitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceOrderMockHandler = (overrideResponse?: PlaceOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceOrder200> | PlaceOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/benefits/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAskRestockMockHandler = (overrideResponse?: AskRestock200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AskRestock200> | AskRestock200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/benefits/:id/restock', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAskRestockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckAllowanceMockHandler = (overrideResponse?: CheckAllowance200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckAllowance200> | CheckAllowance200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/benefits/allow/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckAllowanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckOrderMockHandler = (overrideResponse?: CheckOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckOrder200> | CheckOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/benefits/check/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOrdersMockHandler = (overrideResponse?: ListOrders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOrders200> | ListOrders200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/exchanges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: GetOrder200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrder200> | GetOrder200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/exchanges/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealOrderMockHandler = (overrideResponse?: RevealOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevealOrder200> | RevealOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/exchanges/:id/reveal', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeOrderMockHandler = (overrideResponse?: RevokeOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevokeOrder200> | RevokeOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/exchanges/:id/revoke', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCorrectOrderMockHandler = (overrideResponse?: CorrectOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CorrectOrder200> | CorrectOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/exchanges/:id/correct', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectOrderResponseMock(),
      { status: 200
      })
  }, options)
}
export const getExchangeMock = () => [
  getGetExchangeInfoMockHandler(),
  getListBenefitsMockHandler(),
  getGetBenefitMockHandler(),
  getPlaceOrderMockHandler(),
  getAskRestockMockHandler(),
  getCheckAllowanceMockHandler(),
  getCheckOrderMockHandler(),
  getListOrdersMockHandler(),
  getGetOrderMockHandler(),
  getRevealOrderMockHandler(),
  getRevokeOrderMockHandler(),
  getCorrectOrderMockHandler()
]
