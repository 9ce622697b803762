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
  AgreeAttributeConsent200,
  GetAttributeSurvey200,
  GetAttributeSurveyCheck200,
  GetSurveyResult200,
  GetSurveySession200,
  ListQuestions200,
  SaveDraftAnswers200,
  SaveSurveyPage200,
  StartParticipation200,
  SubmitAttributeSurvey200,
  SubmitSurvey200
} from '../../model/index.ts';


export const getGetAttributeSurveyCheckResponseMock = (): GetAttributeSurveyCheck200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"finished","updatedAt":"2026-11-20T12:00:00.000Z"}},})

export const getGetAttributeSurveyResponseMock = (): GetAttributeSurvey200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"definition":{"pages":[{"name":"household","elements":[{"type":"radiogroup","name":"children","title":"家里有 12 岁以下的孩子吗？","choices":["有","没有","不想回答"]}]}]},"answers":{"children":"有"},"parts":[{"name":"household","title":"家庭情况","why":"用来匹配母婴、家电等调研","percent":60,"stale":0,"sensitive":false,"updatedAt":"2026-11-20T12:00:00.000Z"}],"percent":60,"revision":2,"reward":{"coins":100,"credit":10},"matchGain":6,"consent":{"version":"2026-11-01","items":["收入","健康状况"],"purpose":"判断你是否符合收入、健康类调研的条件","agreedAt":null},"updatedAt":"2026-11-20T12:00:00.000Z"}},})

export const getSubmitAttributeSurveyResponseMock = (): SubmitAttributeSurvey200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"parts":[{"name":"household","title":"家庭情况","why":"用来匹配母婴、家电等调研","percent":100,"stale":0,"sensitive":false,"updatedAt":"2026-11-21T08:30:00.000Z"}],"percent":100,"finished":true,"revision":3,"earned":{"coins":100,"credit":10},"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"}},})

export const getAgreeAttributeConsentResponseMock = (): AgreeAttributeConsent200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"version":"2026-11-01","items":["收入","健康状况"],"purpose":"判断你是否符合收入、健康类调研的条件","agreedAt":"2026-11-21T08:30:00.000Z"}},})

export const getListQuestionsResponseMock = (): ListQuestions200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"sheet":"spring-quiz","title":"春日问答","intro":"答完 5 题可得一次抽奖机会","questions":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"single","title":"你早餐最常喝什么？","description":null,"required":true,"sensitive":false,"choices":[{"value":"soy","text":"豆浆","image":null}],"min":null,"max":null}],"endsAt":null}},})

export const getStartParticipationResponseMock = (): StartParticipation200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"hosted","url":null,"resultId":null}},})

export const getGetSurveySessionResponseMock = (): GetSurveySession200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"definition":{"title":"早餐习惯小调查","pages":[{"name":"screening","elements":[{"type":"radiogroup","name":"frequency","title":"你每周吃几次早餐？","isRequired":true,"choices":["0–2 次","3–5 次","每天"]}]}]},"sensitive":[],"answers":{},"drafts":{"pages":["screening"],"answers":{"frequency":"每天"},"cleared":[],"revision":1},"page":"screening","pages":[{"name":"screening","title":"先认识一下你"}],"progress":0,"revision":0,"startedAt":"2026-11-21T08:30:00.000Z","seatUntil":null,"state":"open","resultId":null}},})

export const getSaveDraftAnswersResponseMock = (): SaveDraftAnswers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"outcome":"stored","draftRevision":1,"newer":[]}},})

export const getSaveSurveyPageResponseMock = (): SaveSurveyPage200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"outcome":"next","page":"habits","progress":25,"revision":1,"seatUntil":"2026-11-21T09:32:00.000Z"}},})

export const getSubmitSurveyResponseMock = (): SubmitSurvey200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","result":1}},})

export const getGetSurveyResultResponseMock = (): GetSurveyResult200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"result":1,"cause":null,"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","earned":{"coins":120,"credit":5,"consolation":false,"state":"available","expectedAt":null},"startedAt":"2026-11-21T08:30:00.000Z","endedAt":"2026-11-21T08:39:12.000Z","elapsedSeconds":552,"seatMinutes":60,"reason":"120 金币已到账，可以再答一份或去兑换。","supportCode":"C7F3-29KD","next":{"kind":"anotherTask","label":"再答一份","url":"/task"}}},})


export const getGetAttributeSurveyCheckMockHandler = (overrideResponse?: GetAttributeSurveyCheck200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAttributeSurveyCheck200> | GetAttributeSurveyCheck200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/survey/check', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAttributeSurveyCheckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAttributeSurveyMockHandler = (overrideResponse?: GetAttributeSurvey200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAttributeSurvey200> | GetAttributeSurvey200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/survey/basic', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAttributeSurveyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitAttributeSurveyMockHandler = (overrideResponse?: SubmitAttributeSurvey200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitAttributeSurvey200> | SubmitAttributeSurvey200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/survey/basic', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitAttributeSurveyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAgreeAttributeConsentMockHandler = (overrideResponse?: AgreeAttributeConsent200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgreeAttributeConsent200> | AgreeAttributeConsent200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/survey/consent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAgreeAttributeConsentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListQuestionsMockHandler = (overrideResponse?: ListQuestions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListQuestions200> | ListQuestions200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/questions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuestionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartParticipationMockHandler = (overrideResponse?: StartParticipation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartParticipation200> | StartParticipation200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/participations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartParticipationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSurveySessionMockHandler = (overrideResponse?: GetSurveySession200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSurveySession200> | GetSurveySession200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process/sessions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSurveySessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveDraftAnswersMockHandler = (overrideResponse?: SaveDraftAnswers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveDraftAnswers200> | SaveDraftAnswers200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/sessions/:id/drafts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveDraftAnswersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveSurveyPageMockHandler = (overrideResponse?: SaveSurveyPage200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveSurveyPage200> | SaveSurveyPage200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/sessions/:id/pages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveSurveyPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitSurveyMockHandler = (overrideResponse?: SubmitSurvey200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitSurvey200> | SubmitSurvey200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/sessions/:id/submit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitSurveyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSurveyResultMockHandler = (overrideResponse?: GetSurveyResult200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSurveyResult200> | GetSurveyResult200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process/results/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSurveyResultResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSurveyMock = () => [
  getGetAttributeSurveyCheckMockHandler(),
  getGetAttributeSurveyMockHandler(),
  getSubmitAttributeSurveyMockHandler(),
  getAgreeAttributeConsentMockHandler(),
  getListQuestionsMockHandler(),
  getStartParticipationMockHandler(),
  getGetSurveySessionMockHandler(),
  getSaveDraftAnswersMockHandler(),
  getSaveSurveyPageMockHandler(),
  getSubmitSurveyMockHandler(),
  getGetSurveyResultMockHandler()
]
