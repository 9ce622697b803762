/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  SignedUrl,
  UploadInParts,
  UploadPolicy,
  UploadRequest
} from '../yayanAPI.schemas.zod.ts';


/**
 * Send a multipart form with exactly these fields, and `file` last, to `url`. The form is valid for ten minutes, for
 * this key and type, and for at most `size` bytes. An existing file is never overwritten. Then name the key in the
 * call that uses the file, or read it with `signFileUrl`; a file that nothing uses is deleted after 24 hours. Each
 * owner can upload 200 files and 2 GB a day. A HEIC picture (`heic`, `heif`) of a task or group becomes a JPEG,
 * and has a key that says so.
 * @summary Get the form for uploading one file
 */
export const getUploadPolicyQueryExtensionMax = 8;


export const getUploadPolicyQueryExtensionRegExp = new RegExp('^[a-z0-9]{1,8}$');
export const getUploadPolicyQuerySizeMax = 524288000;



export const GetUploadPolicyQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.enum({
  /** 头像 */
  Avatar: 'avatar',
  /** 反馈 */
  Feedback: 'feedback',
  /** 任务 */
  Task: 'task',
  /** 讨论小组 */
  Group: 'group',
  /** 领奖 */
  Claim: 'claim',
  /** 合作 */
  Cooperate: 'cooperate',
} as const).check(/*#__PURE__*/ zod.describe('What the file is for; the folder it goes to.')),
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUploadPolicyQueryExtensionMax)).check(/*#__PURE__*/ zod.regex(getUploadPolicyQueryExtensionRegExp)).check(/*#__PURE__*/ zod.describe('Extension of the original file name, in lower case.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUploadPolicyQuerySizeMax)).check(/*#__PURE__*/ zod.describe('Size in bytes; larger files are refused.'))
})

export const GetUploadPolicyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UploadPolicy
}))

/**
 * For files that should survive an interruption. The first call with an `id` begins the upload; each later call with
 * the same id says which parts are missing, with new addresses. Send each part with PUT, type
 * `application/octet-stream` and exactly its bytes, in any order, then call again until `isComplete`. Then the key is
 * used like one of `getUploadPolicy`, whose limits count here too. The same id with another file is refused with
 * `IDEMPOTENCY_CONFLICT`. An upload ends 24 hours after it began; an owner's eleventh unfinished one ends the oldest. A
 * store that can't check the length of a part refuses with `UPLOAD_NOT_IN_PARTS`: send the file as one form then.
 * @summary Begin or continue an upload in parts
 */
export const ContinueUploadBody = UploadRequest

export const ContinueUploadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UploadInParts
}))

/**
 * Only for files the caller may see: their own, or those of their discussion group. A new file is checked first: its
 * content must match its type, and pictures are re-encoded without location and camera data.
 * @summary Get a signed address to read a private file
 */
export const signFileUrlQueryUrlMax = 1024;



export const SignFileUrlQueryParams = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signFileUrlQueryUrlMax)).check(/*#__PURE__*/ zod.describe('The address of the file, as another call answered it.'))
})

export const SignFileUrlResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SignedUrl
}))

