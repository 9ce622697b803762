/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Account,
  AvatarChanged,
  AvatarRequest,
  ConsigneeList,
  ConsigneeRequest,
  Done,
  Envelope,
  HomeCheck,
  NicknameChanged,
  NicknameRequest,
  PropertyForm,
  PropertyRequest
} from '../yayanAPI.schemas.zod.ts';


/**
 * For `bbsRole` 1 and 2 hide all points; the numbers are answered nevertheless.
 * @summary Read the signed-in member
 */
export const GetAccountResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Account
}))

/**
 * @summary Change the nickname
 */
export const ChangeNicknameBody = NicknameRequest

export const ChangeNicknameResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": NicknameChanged
}))

/**
 * A sensitive field says why it is asked and may stay empty. Answers are used to match tasks.
 * @summary Read the member's attribute form with its answers
 */
export const GetPropertiesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PropertyForm
}))

/**
 * Changes only the named fields; an empty list removes an answer. PROPERTY_INVALID names the fields in `data.keys`.
 * A sensitive answer needs the separate consent; declining to answer doesn't.
 * @summary Save answers of the attribute form
 */
export const SavePropertiesBody = PropertyRequest

export const SavePropertiesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PropertyForm
}))

/**
 * @summary List the member's delivery addresses
 */
export const ListConsigneesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ConsigneeList
}))

/**
 * Without `id` it adds an address; without `mobile` too, with the account's own. An address that the member already has is not added again, so
 * the call can be repeated. ADDRESS_INVALID names the fields in `data.fields`.
 * @summary Save or remove a delivery address
 */
export const ChangeConsigneesBody = ConsigneeRequest

export const ChangeConsigneesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ConsigneeList
}))

/**
 * Takes the key of a picture that was uploaded with `getUploadPolicy` and module `avatar`.
 * @summary Change the avatar
 */
export const ChangeAvatarBody = AvatarRequest

export const ChangeAvatarResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AvatarChanged
}))

/**
 * What is due within a day comes first; then what is worth most coins, then the newest. Until the member has agreed to
 * the current texts, only that is listed.
 * @summary What needs the member's attention on the home page
 */
export const CheckHomeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HomeCheck
}))

/**
 * `tourDue` is false from then on, on every device. Calling it again changes nothing.
 * @summary Record that the member has seen the tour of the home page
 */
export const EndHomeTourResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

