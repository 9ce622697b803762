/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise } from '../../calls/call.ts';
import type {
  GetUploadPolicyParams,
  SignFileUrlParams,
  SignedUrl,
  UploadInParts,
  UploadPolicy,
  UploadRequest,
} from '../model/index.ts';

/**
 * Get the form for uploading one file
 *
 * Send a multipart form with exactly these fields, and `file` last, to `url`. The form is valid for ten minutes, for
 * this key and type, and for at most `size` bytes. An existing file is never overwritten. Then name the key in the
 * call that uses the file, or read it with `signFileUrl`; a file that nothing uses is deleted after 24 hours. Each
 * owner can upload 200 files and 2 GB a day. A HEIC picture (`heic`, `heif`) of a task or group becomes a JPEG,
 * and has a key that says so.
 */
export const getUploadPolicy = (params: GetUploadPolicyParams, options?: CallOptions): CallPromise<UploadPolicy> =>
  call<UploadPolicy>({ operation: 'getUploadPolicy', url: '/v1/oss/policy', method: 'GET', params }, options, { 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE', 28003: 'FILES_TOO_MANY' });

/**
 * Begin or continue an upload in parts
 *
 * For files that should survive an interruption. The first call with an `id` begins the upload; each later call with
 * the same id says which parts are missing, with new addresses. Send each part with PUT, type
 * `application/octet-stream` and exactly its bytes, in any order, then call again until `isComplete`. Then the key is
 * used like one of `getUploadPolicy`, whose limits count here too. The same id with another file is refused with
 * `IDEMPOTENCY_CONFLICT`. An upload ends 24 hours after it began; an owner's eleventh unfinished one ends the oldest. A
 * store that can't check the length of a part refuses with `UPLOAD_NOT_IN_PARTS`: send the file as one form then.
 */
export const continueUpload = (uploadRequest: UploadRequest, options?: CallOptions): CallPromise<UploadInParts> =>
  call<UploadInParts>({ operation: 'continueUpload', url: '/v1/oss/upload', method: 'POST', data: uploadRequest }, options, { 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE', 28003: 'FILES_TOO_MANY', 28004: 'UPLOAD_NOT_IN_PARTS' });

/**
 * Get a signed address to read a private file
 *
 * Only for files the caller may see: their own, or those of their discussion group. A new file is checked first: its
 * content must match its type, and pictures are re-encoded without location and camera data.
 */
export const signFileUrl = (params: SignFileUrlParams, options?: CallOptions): CallPromise<SignedUrl> =>
  call<SignedUrl>({ operation: 'signFileUrl', url: '/v1/oss/sign', method: 'GET', params }, options, { 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

