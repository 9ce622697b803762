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
  ListCoinMonths200,
  ListPoints200
} from '../../model/index.ts';


export const getListPointsResponseMock = (): ListPoints200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","amount":8,"state":0,"cause":{"kind":"checkin","id":"2026-11-21","title":"连续签到第 3 天","link":"/home"},"balanceAfter":128,"createdAt":"2026-11-21T08:30:00.000Z","expectedAt":null,"reason":null,"supportCode":"3F7A-29C1"}],"nextCursor":null,"available":128,"pending":0,"owed":0}},})

export const getListCoinMonthsResponseMock = (): ListCoinMonths200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"month":"2026-11","in":320,"out":0,"pending":60,"sources":[{"kind":"participation","in":320,"out":0,"pending":60}]}]}},})

export const getDownloadStatementResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListPointsMockHandler = (overrideResponse?: ListPoints200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPoints200> | ListPoints200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/points', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPointsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinMonthsMockHandler = (overrideResponse?: ListCoinMonths200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCoinMonths200> | ListCoinMonths200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/points/months', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinMonthsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadStatementMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/v1/points/statement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadStatementResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getLedgerMock = () => [
  getListPointsMockHandler(),
  getListCoinMonthsMockHandler(),
  getDownloadStatementMockHandler()
]
