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
  GetAppDownload200,
  GetContact200,
  GetDesktopAppDownload200,
  ListBanners200,
  ListEvents200,
  ListLoginBanners200
} from '../../model/index.ts';


export const getGetAppDownloadResponseMock = (): GetAppDownload200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"platform":"android","version":"2.4.0","minimumSystem":"Android 8.0","url":"https://dl.yayan.example/yayan-2.4.0.apk","store":null,"bytes":28311552,"sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","releasedAt":"2026-11-10T02:00:00.000Z","notes":["答题断网后自动续传"]}]}},})

export const getGetDesktopAppDownloadResponseMock = (): GetDesktopAppDownload200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"qrContent":"https://www.yayan.example/app/down","items":[{"platform":"ios","version":"2.4.0","minimumSystem":"iOS 15","url":"https://apps.apple.example/yayan","store":"App Store","bytes":null,"sha256":null,"releasedAt":"2026-11-10T02:00:00.000Z","notes":["答题断网后自动续传"]}]}},})

export const getListEventsResponseMock = (): ListEvents200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"双旦答题季","summary":"每完成一份问卷得一次抽奖机会","cover":"https://img.yayan.example/event/christmas.webp","state":"upcoming","startsAt":"2026-12-20T00:00:00.000Z","endsAt":"2027-01-03T16:00:00.000Z","link":"/christmas"}],"nextCursor":null}},})

export const getListBannersResponseMock = (): ListBanners200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"新手四步，领 130 金币","image":"https://img.yayan.example/banner/newcomer.webp","wideImage":null,"link":"/home","endsAt":null}]}},})

export const getListLoginBannersResponseMock = (): ListLoginBanners200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"新手四步，领 130 金币","image":"https://img.yayan.example/banner/newcomer.webp","wideImage":null,"link":"/home","endsAt":null}]}},})

export const getGetContactResponseMock = (): GetContact200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"mail":"kefu@yayan.example","phone":"400-000-0000","hours":"工作日 9:00–18:00","form":null,"officialAccount":null}},})


export const getGetAppDownloadMockHandler = (overrideResponse?: GetAppDownload200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAppDownload200> | GetAppDownload200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/app/down', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAppDownloadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDesktopAppDownloadMockHandler = (overrideResponse?: GetDesktopAppDownload200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDesktopAppDownload200> | GetDesktopAppDownload200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/app/pc/down', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDesktopAppDownloadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEventsMockHandler = (overrideResponse?: ListEvents200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListEvents200> | ListEvents200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBannersMockHandler = (overrideResponse?: ListBanners200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBanners200> | ListBanners200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/banners', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBannersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLoginBannersMockHandler = (overrideResponse?: ListLoginBanners200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLoginBanners200> | ListLoginBanners200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/banners/login', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLoginBannersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContactMockHandler = (overrideResponse?: GetContact200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContact200> | GetContact200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/contact', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContentMock = () => [
  getGetAppDownloadMockHandler(),
  getGetDesktopAppDownloadMockHandler(),
  getListEventsMockHandler(),
  getListBannersMockHandler(),
  getListLoginBannersMockHandler(),
  getGetContactMockHandler()
]
