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
  CheckIn200,
  GetCheckin200,
  GetCredit200,
  ListCards200,
  ListCredits200,
  PreviewCard200,
  RevealCard200,
  UseCard200
} from '../../model/index.ts';


export const getGetCheckinResponseMock = (): GetCheckin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"date":"2026-11-21","checked":false,"isFirst":false,"streakDay":3,"strip":[{"day":1,"date":"2026-11-19","coins":5,"state":"done"},{"day":2,"date":"2026-11-20","coins":5,"state":"done"},{"day":3,"date":"2026-11-21","coins":8,"state":"today"},{"day":4,"date":"2026-11-22","coins":8,"state":"coming"},{"day":5,"date":"2026-11-23","coins":10,"state":"coming"},{"day":6,"date":"2026-11-24","coins":10,"state":"coming"},{"day":7,"date":"2026-11-25","coins":50,"state":"coming"}],"monthCount":12,"monthDates":["2026-11-19","2026-11-20"],"makeUp":{"cards":0,"day":null}}},})

export const getCheckInResponseMock = (): CheckIn200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"date":"2026-11-21","madeUp":false,"coins":8,"streakDay":3,"monthCount":13,"tomorrowCoins":8,"balance":128}},})

export const getGetCreditResponseMock = (): GetCredit200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"credit":260,"level":1,"rule":{"level":1,"fromCredit":100,"exchangesPerDay":2,"exchangesPerMonth":10,"coinsPerMonth":20000,"feePercent":2},"next":{"level":2,"missing":140,"percent":53,"unlocks":["每月可兑换 15 次"]},"levels":[{"level":0,"fromCredit":0,"exchangesPerDay":1,"exchangesPerMonth":5,"coinsPerMonth":10000,"feePercent":3},{"level":1,"fromCredit":100,"exchangesPerDay":2,"exchangesPerMonth":10,"coinsPerMonth":20000,"feePercent":2}],"used":{"exchangesToday":0,"exchangesThisMonth":1,"coinsThisMonth":500},"quality":{"score":80,"state":"good","recovers":null,"tips":["开放题写出具体的人、事、时间"]}}},})

export const getListCreditsResponseMock = (): ListCredits200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"credit","amount":5,"balanceAfter":260,"cause":{"kind":"participation","id":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","title":"早餐习惯小调查","link":"/task/back?result=0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"},"reason":"完成问卷","rule":"每完成一份问卷得该任务标明的权益值","createdAt":"2026-11-20T08:30:00.000Z","endsAt":null,"appealUntil":null,"supportCode":"3F7A-29C1"}],"nextCursor":null,"balance":260}},})

export const getUseCardResponseMock = (): UseCard200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"card":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"**** A7K3","kind":"makeUp","title":"补签卡","value":"补 1 天","rule":"可补最近 7 天内漏签的一天，连续签到不中断","source":"11月连续签到奖励","state":"used","createdAt":"2026-11-14T08:30:00.000Z","expiresAt":"2026-12-14T15:59:59.000Z","use":{"at":"2026-11-21T08:30:00.000Z","text":"补签 11月19日","url":null}},"effect":{"kind":"makeUp","target":"missedDay","day":"2026-11-19","text":"补签 11月19日，得 5 金币，连续签到变为第 4 天","coins":5,"streakDay":4,"until":null},"balance":133}},})

export const getPreviewCardResponseMock = (): PreviewCard200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"kind":"makeUp","target":"missedDay","day":"2026-11-19","text":"补签 11月19日，得 5 金币，连续签到变为第 4 天","coins":5,"streakDay":4,"until":null}},})

export const getListCardsResponseMock = (): ListCards200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"**** A7K3","kind":"doubleCoin","title":"双倍金币卡","value":"下一份问卷 ×2","rule":"使用后 7 天内完成的下一份问卷，金币翻倍","source":"新人礼","state":"usable","createdAt":"2026-11-14T08:30:00.000Z","expiresAt":null,"use":null}],"nextCursor":null,"counts":{"usable":1,"active":0,"used":3,"expired":0}}},})

export const getRevealCardResponseMock = (): RevealCard200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"number":"YC20261121Q2A7K3","shownBefore":false}},})


export const getGetCheckinMockHandler = (overrideResponse?: GetCheckin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCheckin200> | GetCheckin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/checkin', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCheckinResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckInMockHandler = (overrideResponse?: CheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckIn200> | CheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCreditMockHandler = (overrideResponse?: GetCredit200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCredit200> | GetCredit200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/credit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCreditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCreditsMockHandler = (overrideResponse?: ListCredits200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCredits200> | ListCredits200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/credits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCreditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUseCardMockHandler = (overrideResponse?: UseCard200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UseCard200> | UseCard200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/benefits/use', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUseCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewCardMockHandler = (overrideResponse?: PreviewCard200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewCard200> | PreviewCard200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/benefits/use/value', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCardsMockHandler = (overrideResponse?: ListCards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCards200> | ListCards200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealCardMockHandler = (overrideResponse?: RevealCard200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevealCard200> | RevealCard200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/cards/:id/reveal', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealCardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRewardMock = () => [
  getGetCheckinMockHandler(),
  getCheckInMockHandler(),
  getGetCreditMockHandler(),
  getListCreditsMockHandler(),
  getUseCardMockHandler(),
  getPreviewCardMockHandler(),
  getListCardsMockHandler(),
  getRevealCardMockHandler()
]
