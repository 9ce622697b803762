/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  SignedUrl,
  UploadInParts,
  UploadPolicy,
} from '../model/index.ts';

/** Answers `getUploadPolicy`: Get the form for uploading one file. */
export const mockGetUploadPolicy = mockCall<'getUploadPolicy', UploadPolicy>('get', '/v1/oss/policy', () => ({"url":"https://yayan.oss-cn-shanghai.example","form":{"x-oss-signature-version":"OSS4-HMAC-SHA256","x-oss-credential":"LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request","x-oss-date":"20261121T083000Z","x-oss-signature":"5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb","policy":"eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==","success_action_status":"200","x-oss-content-type":"image/jpeg","x-oss-forbid-overwrite":"true","x-oss-object-acl":"private","key":"test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"},"fileUrl":"https://yayan.oss-cn-shanghai.example/test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg","maxBytes":482133,"expiresAt":"2026-11-21T08:40:00.000Z"}));

/** Answers `continueUpload`: Begin or continue an upload in parts. */
export const mockContinueUpload = mockCall<'continueUpload', UploadInParts>('post', '/v1/oss/upload', () => ({"key":"test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4","fileUrl":"https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4","receivedBytes":62914560,"isComplete":false,"parts":[{"number":16,"start":62914560,"bytes":4194304,"url":"https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4?partNumber=16"}]}));

/** Answers `signFileUrl`: Get a signed address to read a private file. */
export const mockSignFileUrl = mockCall<'signFileUrl', SignedUrl>('get', '/v1/oss/sign', () => ({"url":"https://img.yayan.example/test/group/17952489000004821.jpg?Expires=1795252200&Signature=mZt3","expiresAt":"2026-11-21T08:40:00.000Z"}));

