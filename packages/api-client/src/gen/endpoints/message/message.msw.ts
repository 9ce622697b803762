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
  CheckNewMessages200,
  GetNotice200,
  GetScreenMessage200,
  ListMessages200,
  ListUnreadNotices200,
  LiveEvent,
  ReadFlash200,
  ReadMessages200,
  ReadNotices200
} from '../../model/index.ts';


export const getCheckNewMessagesResponseMock = (): CheckNewMessages200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"messages":1,"notices":0,"latestAt":"2026-11-21T08:30:00.000Z"}},})

export const getGetScreenMessageResponseMock = (): GetScreenMessage200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: faker.helpers.arrayElement([{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今晚 22:00 系统维护","body":"维护期间金币和记录不受影响。","image":null,"action":"查看公告","link":"/home/notices/0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"},null,])},})

export const getListMessagesResponseMock = (): ListMessages200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"exchange","title":"50 元话费已充值成功","body":"充值到 138****5678，到账以运营商通知为准。","link":"/home/exchange","read":false,"createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null,"unread":1}},})

export const getReadMessagesResponseMock = (): ReadMessages200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"unread":0}},})

export const getReadFlashResponseMock = (): ReadFlash200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getListUnreadNoticesResponseMock = (): ListUnreadNotices200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"关于 11 月 25 日系统维护的公告","summary":"维护时间 22:00–24:00，期间不能答题和兑换。","pinned":true,"read":false,"publishedAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null,"unread":1}},})

export const getReadNoticesResponseMock = (): ReadNotices200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"unread":0}},})

export const getGetNoticeResponseMock = (): GetNotice200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"关于 11 月 25 日系统维护的公告","body":"维护时间为 11 月 25 日 22:00–24:00，期间不能答题和兑换。\n\n未提交的答案会保留，金币和记录不受影响。\n","pinned":true,"read":false,"publishedAt":"2026-11-21T08:30:00.000Z"}},})

export const getStreamLiveResponseMock = (): LiveEvent => ({"id":"20481","event":"balance","data":{"kind":"balance","at":"2026-11-21T08:30:00.000Z"}})


export const getCheckNewMessagesMockHandler = (overrideResponse?: CheckNewMessages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckNewMessages200> | CheckNewMessages200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/messages/new', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckNewMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetScreenMessageMockHandler = (overrideResponse?: GetScreenMessage200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetScreenMessage200> | GetScreenMessage200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/messages/screen', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetScreenMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMessagesMockHandler = (overrideResponse?: ListMessages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMessages200> | ListMessages200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadMessagesMockHandler = (overrideResponse?: ReadMessages200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadMessages200> | ReadMessages200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/messages/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadFlashMockHandler = (overrideResponse?: ReadFlash200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadFlash200> | ReadFlash200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/messages/flash/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadFlashResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUnreadNoticesMockHandler = (overrideResponse?: ListUnreadNotices200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListUnreadNotices200> | ListUnreadNotices200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/notices/unread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnreadNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadNoticesMockHandler = (overrideResponse?: ReadNotices200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadNotices200> | ReadNotices200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/notices/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNoticeMockHandler = (overrideResponse?: GetNotice200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetNotice200> | GetNotice200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/notices/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStreamLiveMockHandler = (overrideResponse?: LiveEvent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LiveEvent> | LiveEvent), options?: RequestHandlerOptions) => {
  return http.get('*/v1/live', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStreamLiveResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMessageMock = () => [
  getCheckNewMessagesMockHandler(),
  getGetScreenMessageMockHandler(),
  getListMessagesMockHandler(),
  getReadMessagesMockHandler(),
  getReadFlashMockHandler(),
  getListUnreadNoticesMockHandler(),
  getReadNoticesMockHandler(),
  getGetNoticeMockHandler(),
  getStreamLiveMockHandler()
]
