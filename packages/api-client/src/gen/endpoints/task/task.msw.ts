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
  BeatTaskVideo200,
  ClaimBrowseTask200,
  GetTask200,
  GetTaskActivity200,
  ListTaskRecords200,
  ListTasks200,
  RecommendTasks200,
  SubmitTaskActivity200
} from '../../model/index.ts';


export const getRecommendTasksResponseMock = (): RecommendTasks200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"hashId":"t7Kq2mX9bLpR","module":2,"type":2,"title":"早餐习惯小调查","cover":null,"coins":120,"credit":5,"consolationCoins":20,"minutes":8,"minutesMeasured":true,"screeningMinutes":2,"seatsLeft":36,"endsAt":"2026-11-30T15:59:59.000Z","devices":[1,2,3],"availability":"open","match":{"level":"high","why":"你的年龄和所在城市符合这次调研"},"joinState":null,"tags":["饮食"]}],"personal":true,"needsAnswers":false}},})

export const getGetTaskActivityResponseMock = (): GetTaskActivity200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5},"submission":null}},})

export const getSubmitTaskActivityResponseMock = (): SubmitTaskActivity200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5},"submission":null}},})

export const getBeatTaskVideoResponseMock = (): BeatTaskVideo200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5},"submission":null}},})

export const getClaimBrowseTaskResponseMock = (): ClaimBrowseTask200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5},"submission":null}},})

export const getListTasksResponseMock = (): ListTasks200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"hashId":"t7Kq2mX9bLpR","module":2,"type":2,"title":"早餐习惯小调查","cover":null,"coins":120,"credit":5,"consolationCoins":20,"minutes":8,"minutesMeasured":false,"screeningMinutes":2,"seatsLeft":null,"endsAt":null,"devices":[1,2,3],"availability":"open","match":null,"joinState":null,"tags":[]}],"nextCursor":null}},})

export const getListTaskRecordsResponseMock = (): ListTaskRecords200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"state":"open","result":0,"cause":null,"progress":40,"startedAt":"2026-11-21T08:30:00.000Z","endedAt":null,"keptUntil":"2026-11-21T09:32:00.000Z","coins":0,"credit":0,"consolation":false,"earningState":"none","expectedAt":null,"reason":null,"supportCode":"C7F3-29KD","review":null}],"nextCursor":null}},})

export const getGetTaskResponseMock = (): GetTask200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"hashId":"t7Kq2mX9bLpR","module":2,"type":2,"title":"早餐习惯小调查","cover":"/covers/breakfast.webp","coins":120,"credit":5,"consolationCoins":20,"minutes":8,"minutesMeasured":true,"screeningMinutes":2,"seatsLeft":36,"endsAt":"2026-11-30T15:59:59.000Z","devices":[1,2,3],"availability":"open","match":{"level":"high","why":"你的年龄和所在城市符合这次调研"},"joinState":null,"tags":["饮食","随时可答"],"description":"聊聊你平时怎么吃早餐，帮助早餐品牌改进产品。","steps":[{"title":"先答 3 道筛选题","text":"2 分钟内告诉你是否入选，没入选也得 20 金币。"},{"title":"回答 12 道正式题","text":"入选后名额为你保留 60 分钟。"}],"dos":["按自己的真实情况作答"],"donts":["为了入选改答案"],"quitting":"答案会自动保存，名额保留期内可随时回来继续。","sensitive":[],"dataUse":{"recipient":"芽言","thirdParty":false,"items":["本次问卷的答案"],"purpose":"统计分析早餐消费习惯","consentRequired":false,"policyUrl":null},"limits":{"audience":"18–45 岁、每周至少吃 3 次早餐的人","cities":[],"startsAt":"2026-11-01T00:00:00.000Z","seatMinutes":60,"seats":200},"eligibility":{"canStart":true,"obstacle":null},"participation":null,"ownResult":null,"activity":null}},})


export const getRecommendTasksMockHandler = (overrideResponse?: RecommendTasks200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecommendTasks200> | RecommendTasks200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/recommend', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecommendTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaskActivityMockHandler = (overrideResponse?: GetTaskActivity200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTaskActivity200> | GetTaskActivity200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process/activities/:hashId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitTaskActivityMockHandler = (overrideResponse?: SubmitTaskActivity200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitTaskActivity200> | SubmitTaskActivity200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/activities/:hashId/submit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitTaskActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeatTaskVideoMockHandler = (overrideResponse?: BeatTaskVideo200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BeatTaskVideo200> | BeatTaskVideo200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/activities/:hashId/beat', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeatTaskVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimBrowseTaskMockHandler = (overrideResponse?: ClaimBrowseTask200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimBrowseTask200> | ClaimBrowseTask200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process/activities/:hashId/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimBrowseTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedirectBrowseTaskMockHandler = (overrideResponse?: unknown | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<unknown> | unknown), options?: RequestHandlerOptions) => {
  return http.get('*/v1/browse/redirect', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 200
      })
  }, options)
}

export const getListTasksMockHandler = (overrideResponse?: ListTasks200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTasks200> | ListTasks200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTaskRecordsMockHandler = (overrideResponse?: ListTaskRecords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTaskRecords200> | ListTaskRecords200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/task-records', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTaskRecordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaskMockHandler = (overrideResponse?: GetTask200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTask200> | GetTask200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:hashId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTaskMock = () => [
  getRecommendTasksMockHandler(),
  getGetTaskActivityMockHandler(),
  getSubmitTaskActivityMockHandler(),
  getBeatTaskVideoMockHandler(),
  getClaimBrowseTaskMockHandler(),
  getRedirectBrowseTaskMockHandler(),
  getListTasksMockHandler(),
  getListTaskRecordsMockHandler(),
  getGetTaskMockHandler()
]
