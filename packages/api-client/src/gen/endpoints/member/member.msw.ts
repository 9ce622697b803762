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
  CancelAccountClosing200,
  ChangeAvatar200,
  ChangeConsignees200,
  ChangeNickname200,
  ChangeRecommendation200,
  CheckHome200,
  EndHomeTour200,
  GetAccount200,
  GetAccountClosing200,
  GetPrivacy200,
  GetProperties200,
  ListConsignees200,
  RequestAccountClosing200,
  SaveProperties200,
  WithdrawConsent200
} from '../../model/index.ts';


export const getGetAccountResponseMock = (): GetAccount200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nickname":"小芽","avatar":null,"memberCode":"YA7K2M9X","mobile":"138****5678","email":null,"bbsRole":0,"level":{"rank":1,"name":"铜牌会员"},"coins":1280,"pendingCoins":300,"credit":320,"quality":80,"isNew":false,"verified":1,"hasPassword":true,"agreementDue":false,"joinedAt":"2026-11-01T02:00:00.000Z"}},})

export const getChangeNicknameResponseMock = (): ChangeNickname200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"nickname":"小芽"}},})

export const getGetPropertiesResponseMock = (): GetProperties200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"completion":100,"moreTasks":null,"sections":[{"id":"basic","title":"基本情况","completion":100,"fields":[{"key":"birthday","label":"生日","kind":"date","options":[],"values":["1998-05-20"],"required":true,"sensitive":false,"stale":false,"why":"部分问卷只面向特定年龄","updatedAt":"2026-11-21T08:30:00.000Z"}]}]}},})

export const getSavePropertiesResponseMock = (): SaveProperties200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"completion":100,"moreTasks":null,"sections":[{"id":"basic","title":"基本情况","completion":100,"fields":[{"key":"birthday","label":"生日","kind":"date","options":[],"values":["1998-05-20"],"required":true,"sensitive":false,"stale":false,"why":"部分问卷只面向特定年龄","updatedAt":"2026-11-21T08:30:00.000Z"}]}]}},})

export const getListConsigneesResponseMock = (): ListConsignees200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"王小明","mobile":"138****5678","regionCode":"310101","region":"上海市 黄浦区","detail":"南京东路 100 号 3 楼","isDefault":true}]}},})

export const getChangeConsigneesResponseMock = (): ChangeConsignees200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"王小明","mobile":"138****5678","regionCode":"310101","region":"上海市 黄浦区","detail":"南京东路 100 号 3 楼","isDefault":true}]}},})

export const getChangeAvatarResponseMock = (): ChangeAvatar200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"avatar":"https://img.yayan.example/avatar/7.webp"}},})

export const getGetPrivacyResponseMock = (): GetPrivacy200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"consents":[{"document":"agreement","version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z","isCurrent":true,"withdrawable":false,"withdrawnAt":null}],"recommendation":true,"closesAt":null}},})

export const getChangeRecommendationResponseMock = (): ChangeRecommendation200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"consents":[{"document":"agreement","version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z","isCurrent":true,"withdrawable":false,"withdrawnAt":null}],"recommendation":true,"closesAt":null}},})

export const getWithdrawConsentResponseMock = (): WithdrawConsent200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"consents":[{"document":"agreement","version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z","isCurrent":true,"withdrawable":false,"withdrawnAt":null}],"recommendation":true,"closesAt":null}},})

export const getExportPersonalDataResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetAccountClosingResponseMock = (): GetAccountClosing200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"requestedAt":"2026-11-21T08:30:00.000Z","closesAt":"2026-11-28T08:30:00.000Z","coins":1240,"pendingCoins":0,"cards":2,"openOrders":1}},})

export const getRequestAccountClosingResponseMock = (): RequestAccountClosing200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"requestedAt":"2026-11-21T08:30:00.000Z","closesAt":"2026-11-28T08:30:00.000Z","coins":1240,"pendingCoins":0,"cards":2,"openOrders":1}},})

export const getCancelAccountClosingResponseMock = (): CancelAccountClosing200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"requestedAt":"2026-11-21T08:30:00.000Z","closesAt":"2026-11-28T08:30:00.000Z","coins":1240,"pendingCoins":0,"cards":2,"openOrders":1}},})

export const getCheckHomeResponseMock = (): CheckHome200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"attention":[{"kind":"survey","title":"早餐习惯","detail":"已完成 40%","link":"/task/go?session=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","until":"2026-11-22T08:30:00.000Z","feedbackState":null}],"newcomerSteps":[{"step":"mobile","done":true,"link":null,"coins":null},{"step":"attributes","done":false,"link":"/user/survey","coins":100},{"step":"firstSurvey","done":false,"link":"/task","coins":null},{"step":"firstCheckin","done":true,"link":null,"coins":null}],"tourDue":false,"checkedInToday":true}},})

export const getEndHomeTourResponseMock = (): EndHomeTour200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})


export const getGetAccountMockHandler = (overrideResponse?: GetAccount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAccount200> | GetAccount200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/account', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeNicknameMockHandler = (overrideResponse?: ChangeNickname200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeNickname200> | ChangeNickname200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/nickname', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeNicknameResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPropertiesMockHandler = (overrideResponse?: GetProperties200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProperties200> | GetProperties200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/property', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPropertiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePropertiesMockHandler = (overrideResponse?: SaveProperties200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveProperties200> | SaveProperties200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/property', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePropertiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListConsigneesMockHandler = (overrideResponse?: ListConsignees200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListConsignees200> | ListConsignees200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/consignee', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConsigneesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeConsigneesMockHandler = (overrideResponse?: ChangeConsignees200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeConsignees200> | ChangeConsignees200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/consignee', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeConsigneesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeAvatarMockHandler = (overrideResponse?: ChangeAvatar200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeAvatar200> | ChangeAvatar200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/avatar', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeAvatarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPrivacyMockHandler = (overrideResponse?: GetPrivacy200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPrivacy200> | GetPrivacy200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/privacy', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPrivacyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeRecommendationMockHandler = (overrideResponse?: ChangeRecommendation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeRecommendation200> | ChangeRecommendation200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/privacy/recommendation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeRecommendationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawConsentMockHandler = (overrideResponse?: WithdrawConsent200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawConsent200> | WithdrawConsent200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/privacy/consents/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawConsentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportPersonalDataMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPersonalDataResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetAccountClosingMockHandler = (overrideResponse?: GetAccountClosing200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAccountClosing200> | GetAccountClosing200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/closing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountClosingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestAccountClosingMockHandler = (overrideResponse?: RequestAccountClosing200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestAccountClosing200> | RequestAccountClosing200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/closing', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestAccountClosingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelAccountClosingMockHandler = (overrideResponse?: CancelAccountClosing200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelAccountClosing200> | CancelAccountClosing200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/closing/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelAccountClosingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckHomeMockHandler = (overrideResponse?: CheckHome200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckHome200> | CheckHome200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/home/check', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckHomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndHomeTourMockHandler = (overrideResponse?: EndHomeTour200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EndHomeTour200> | EndHomeTour200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/home/tour', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndHomeTourResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberMock = () => [
  getGetAccountMockHandler(),
  getChangeNicknameMockHandler(),
  getGetPropertiesMockHandler(),
  getSavePropertiesMockHandler(),
  getListConsigneesMockHandler(),
  getChangeConsigneesMockHandler(),
  getChangeAvatarMockHandler(),
  getGetPrivacyMockHandler(),
  getChangeRecommendationMockHandler(),
  getWithdrawConsentMockHandler(),
  getExportPersonalDataMockHandler(),
  getGetAccountClosingMockHandler(),
  getRequestAccountClosingMockHandler(),
  getCancelAccountClosingMockHandler(),
  getCheckHomeMockHandler(),
  getEndHomeTourMockHandler()
]
