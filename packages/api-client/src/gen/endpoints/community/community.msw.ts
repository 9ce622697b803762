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
  GetPoll200,
  ListPolls200,
  VotePoll200
} from '../../model/index.ts';


export const getGetPollResponseMock = (): GetPoll200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}},})

export const getListPollsResponseMock = (): ListPolls200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}]}},})

export const getVotePollResponseMock = (): VotePoll200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}},})


export const getGetPollMockHandler = (overrideResponse?: GetPoll200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPoll200> | GetPoll200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/polls/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPollsMockHandler = (overrideResponse?: ListPolls200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPolls200> | ListPolls200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/polls', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPollsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVotePollMockHandler = (overrideResponse?: VotePoll200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VotePoll200> | VotePoll200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/polls', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVotePollResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCommunityMock = () => [
  getGetPollMockHandler(),
  getListPollsMockHandler(),
  getVotePollMockHandler()
]
