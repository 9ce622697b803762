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
  ListHelp200
} from '../../model/index.ts';


export const getListHelpResponseMock = (): ListHelp200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":21,"title":"帮助中心","sections":[{"id":211,"title":"答题与结果","articles":[{"id":2103,"title":"为什么有时没入选？","summary":"问卷在找特定条件的人，没入选不是你答得不好。","body":"每份问卷都在找特定条件的人，例如 18–35 岁、住在上海。","updatedAt":"2026-11-01T02:00:00.000Z"}]}]}},})


export const getListHelpMockHandler = (overrideResponse?: ListHelp200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHelp200> | ListHelp200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHelpResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHelpMock = () => [
  getListHelpMockHandler()
]
