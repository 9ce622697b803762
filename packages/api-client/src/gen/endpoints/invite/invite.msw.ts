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
  AcceptInvite200,
  CheckInviteCode200,
  EnterInviteCode200,
  GetInvitation200,
  ListInviteRewards200,
  ListInvitees200,
  ShowInviteName200
} from '../../model/index.ts';


export const getAcceptInviteResponseMock = (): AcceptInvite200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"inviter":{"inviteCode":"YA7K2M9X","nickname":"小*满","avatar":null},"welcomeCoins":100,"tiers":[{"step":"firstSurvey","coins":200}],"rememberedUntil":"2026-11-28T08:30:00.000Z"}},})

export const getCheckInviteCodeResponseMock = (): CheckInviteCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"inviteCode":"YA7K2M9X","nickname":"小*满","avatar":null}},})

export const getEnterInviteCodeResponseMock = (): EnterInviteCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"inviteCode":"YA7K2M9X","nickname":"小*满","avatar":null}},})

export const getGetInvitationResponseMock = (): GetInvitation200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"inviteCode":"YA7K2M9X","link":"https://www.yayan.example/invite?code=YA7K2M9X","posters":[{"id":"sprout","title":"新芽"}],"tiers":[{"step":"verified","coins":20},{"step":"welcomeSurvey","coins":100},{"step":"firstSurvey","coins":200}],"rules":["同一设备、网络地址或收款账号的邀请无效","好友完成相应步骤后发放，分享本身不发放奖励"],"showsName":false,"invited":6,"earned":540,"pending":200}},})

export const getListInviteesResponseMock = (): ListInvitees200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nickname":"阿*宁","avatar":null,"state":"completed","reason":null,"coins":320,"registeredAt":"2026-11-20T08:30:00.000Z"}],"nextCursor":null,"total":1}},})

export const getListInviteRewardsResponseMock = (): ListInviteRewards200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nickname":"阿*宁","step":"firstSurvey","coins":200,"state":0,"expectedAt":null,"reason":null,"createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null}},})

export const getShowInviteNameResponseMock = (): ShowInviteName200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})


export const getAcceptInviteMockHandler = (overrideResponse?: AcceptInvite200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptInvite200> | AcceptInvite200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/invite', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInviteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckInviteCodeMockHandler = (overrideResponse?: CheckInviteCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckInviteCode200> | CheckInviteCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/invite/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInviteCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnterInviteCodeMockHandler = (overrideResponse?: EnterInviteCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnterInviteCode200> | EnterInviteCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/invite/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnterInviteCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationMockHandler = (overrideResponse?: GetInvitation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInvitation200> | GetInvitation200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/invite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInviteesMockHandler = (overrideResponse?: ListInvitees200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInvitees200> | ListInvitees200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/inviters', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInviteesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInviteRewardsMockHandler = (overrideResponse?: ListInviteRewards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInviteRewards200> | ListInviteRewards200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/credits/invite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInviteRewardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getShowInviteNameMockHandler = (overrideResponse?: ShowInviteName200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ShowInviteName200> | ShowInviteName200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/invite/name', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShowInviteNameResponseMock(),
      { status: 200
      })
  }, options)
}
export const getInviteMock = () => [
  getAcceptInviteMockHandler(),
  getCheckInviteCodeMockHandler(),
  getEnterInviteCodeMockHandler(),
  getGetInvitationMockHandler(),
  getListInviteesMockHandler(),
  getListInviteRewardsMockHandler(),
  getShowInviteNameMockHandler()
]
