/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  SignedUrl,
  UploadPolicy
} from '../yayanAPI.schemas.zod.ts';


/**
 * The browser sends a multipart form of exactly these fields, and `file` last, to `url`. The policy holds for ten
 * minutes, for this one key and type, and for at most `size` bytes; what is there is never overwritten. What was sent
 * is a file only once the call it is for has taken it over, or `signFileUrl` was asked for it; what nobody takes over
 * is removed after 24 hours. 200 files and 2 GB a day.
 * @summary Leave to upload one file
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
  /** 讨论组 */
  Group: 'group',
  /** 领奖 */
  Claim: 'claim',
  /** 合作 */
  Cooperate: 'cooperate',
} as const).check(/*#__PURE__*/ zod.describe('What the file is for; the folder it goes to.')),
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUploadPolicyQueryExtensionMax)).check(/*#__PURE__*/ zod.regex(getUploadPolicyQueryExtensionRegExp)).check(/*#__PURE__*/ zod.describe('Extension of the original file name, in lower case.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUploadPolicyQuerySizeMax)).check(/*#__PURE__*/ zod.describe('Bytes; no more are taken.'))
})

export const GetUploadPolicyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UploadPolicy
}))

/**
 * Only files the caller may see: their own, or those of their discussion group. A file that no call has taken over yet
 * is checked now: its content has to be what its name says, and a picture is made anew, without place or camera.
 * @summary Leave to read a file that is not public
 */
export const signFileUrlQueryUrlMax = 1024;



export const SignFileUrlQueryParams = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signFileUrlQueryUrlMax)).check(/*#__PURE__*/ zod.describe('Address of the file as an answer gave it.'))
})

export const SignFileUrlResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SignedUrl
}))

