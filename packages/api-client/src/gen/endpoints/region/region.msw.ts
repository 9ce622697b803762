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
  ListRegions200
} from '../../model/index.ts';


export const getListRegionsResponseMock = (): ListRegions200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"code":"310000","name":"上海市","children":[{"code":"310100","name":"上海市","children":[{"code":"310101","name":"黄浦区"}]}]}]}},})


export const getListRegionsMockHandler = (overrideResponse?: ListRegions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRegions200> | ListRegions200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/jd/cities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRegionMock = () => [
  getListRegionsMockHandler()
]
