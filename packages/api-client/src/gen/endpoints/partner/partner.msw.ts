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
  EnterByOpenLink200,
  EnterFromAgent200,
  GetKeyEnd200,
  GetKeySession200,
  GetPartnerVisit200,
  IssueStartTicket200,
  ReportReturn200,
  SaveKeyDraftAnswers200,
  SaveKeyPage200,
  SubmitKeySurvey200,
  TakeStartTicket200
} from '../../model/index.ts';


export const getReportReturnResponseMock = (): ReportReturn200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"waiting","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"supportCode":"C7F3-29KD"}},})

export const getGetPartnerVisitResponseMock = (): GetPartnerVisit200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"waiting","task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"resultId":null,"supportCode":"C7F3-29KD","startedAt":"2026-11-21T08:30:00.000Z","expiresAt":"2026-11-24T08:30:00.000Z"}},})

export const getEnterFromAgentResponseMock = (): EnterFromAgent200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"open","key":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","url":null}},})

export const getEnterByOpenLinkResponseMock = (): EnterByOpenLink200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"open","key":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","url":null}},})

export const getIssueStartTicketResponseMock = (): IssueStartTicket200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"ticket":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","expiresAt":"2026-11-21T08:35:00.000Z"}},})

export const getTakeStartTicketResponseMock = (): TakeStartTicket200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"open","key":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","url":null}},})

export const getGetKeySessionResponseMock = (): GetKeySession200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"definition":{"title":"早餐习惯小调查","pages":[{"name":"screening","elements":[{"type":"radiogroup","name":"frequency","title":"你每周吃几次早餐？","isRequired":true,"choices":["0–2 次","3–5 次","每天"]}]}]},"sensitive":[],"answers":{},"drafts":{"pages":["screening"],"answers":{"frequency":"每天"},"cleared":[],"revision":1},"page":"screening","pages":[{"name":"screening","title":"先认识一下你"}],"progress":0,"revision":0,"startedAt":"2026-11-21T08:30:00.000Z","seatUntil":null,"state":"open","resultId":null}},})

export const getSaveKeyDraftAnswersResponseMock = (): SaveKeyDraftAnswers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"outcome":"stored","draftRevision":1,"newer":[]}},})

export const getSaveKeyPageResponseMock = (): SaveKeyPage200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"outcome":"next","page":"habits","progress":25,"revision":1,"seatUntil":"2026-11-21T09:32:00.000Z"}},})

export const getSubmitKeySurveyResponseMock = (): SubmitKeySurvey200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","result":1}},})

export const getGetKeyEndResponseMock = (): GetKeyEnd200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"ended","kind":"open","title":"早餐习惯小调查","result":1,"cause":null,"reason":"这份已计入，感谢你认真的回答。","url":null,"resultId":null,"supportCode":"C7F3-29KD"}},})


export const getReportReturnMockHandler = (overrideResponse?: ReportReturn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportReturn200> | ReportReturn200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/returns', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportReturnResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnerVisitMockHandler = (overrideResponse?: GetPartnerVisit200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPartnerVisit200> | GetPartnerVisit200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process/visits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnerVisitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnterFromAgentMockHandler = (overrideResponse?: EnterFromAgent200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnterFromAgent200> | EnterFromAgent200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/agent-entries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnterFromAgentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnterByOpenLinkMockHandler = (overrideResponse?: EnterByOpenLink200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnterByOpenLink200> | EnterByOpenLink200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/open-entries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnterByOpenLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getIssueStartTicketMockHandler = (overrideResponse?: IssueStartTicket200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssueStartTicket200> | IssueStartTicket200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/tickets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIssueStartTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTakeStartTicketMockHandler = (overrideResponse?: TakeStartTicket200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeStartTicket200> | TakeStartTicket200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/tickets/take', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeStartTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetKeySessionMockHandler = (overrideResponse?: GetKeySession200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetKeySession200> | GetKeySession200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process/keys/:key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetKeySessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveKeyDraftAnswersMockHandler = (overrideResponse?: SaveKeyDraftAnswers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveKeyDraftAnswers200> | SaveKeyDraftAnswers200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/keys/:key/drafts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveKeyDraftAnswersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveKeyPageMockHandler = (overrideResponse?: SaveKeyPage200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveKeyPage200> | SaveKeyPage200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/keys/:key/pages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveKeyPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitKeySurveyMockHandler = (overrideResponse?: SubmitKeySurvey200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitKeySurvey200> | SubmitKeySurvey200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/keys/:key/submit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitKeySurveyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetKeyEndMockHandler = (overrideResponse?: GetKeyEnd200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetKeyEnd200> | GetKeyEnd200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process/keys/:key/end', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetKeyEndResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPartnerMock = () => [
  getReportReturnMockHandler(),
  getGetPartnerVisitMockHandler(),
  getEnterFromAgentMockHandler(),
  getEnterByOpenLinkMockHandler(),
  getIssueStartTicketMockHandler(),
  getTakeStartTicketMockHandler(),
  getGetKeySessionMockHandler(),
  getSaveKeyDraftAnswersMockHandler(),
  getSaveKeyPageMockHandler(),
  getSubmitKeySurveyMockHandler(),
  getGetKeyEndMockHandler()
]
