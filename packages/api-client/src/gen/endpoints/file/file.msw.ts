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
  GetUploadPolicy200,
  SignFileUrl200
} from '../../model/index.ts';


export const getGetUploadPolicyResponseMock = (): GetUploadPolicy200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"url":"https://yayan.oss-cn-shanghai.example","form":{"x-oss-signature-version":"OSS4-HMAC-SHA256","x-oss-credential":"LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request","x-oss-date":"20261121T083000Z","x-oss-signature":"5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb","policy":"eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==","success_action_status":"200","x-oss-content-type":"image/jpeg","x-oss-forbid-overwrite":"true","x-oss-object-acl":"private","key":"test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"},"fileUrl":"https://yayan.oss-cn-shanghai.example/test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg","maxBytes":482133,"expiresAt":"2026-11-21T08:40:00.000Z"}},})

export const getSignFileUrlResponseMock = (): SignFileUrl200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"url":"https://img.yayan.example/test/group/17952489000004821.jpg?Expires=1795252200&Signature=mZt3","expiresAt":"2026-11-21T08:40:00.000Z"}},})


export const getGetUploadPolicyMockHandler = (overrideResponse?: GetUploadPolicy200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUploadPolicy200> | GetUploadPolicy200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/oss/policy', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadPolicyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignFileUrlMockHandler = (overrideResponse?: SignFileUrl200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignFileUrl200> | SignFileUrl200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/oss/sign', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignFileUrlResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFileMock = () => [
  getGetUploadPolicyMockHandler(),
  getSignFileUrlMockHandler()
]
