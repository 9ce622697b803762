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
  Envelope,
  HomeCheck,
  NicknameChanged,
  NicknameRequest,
  PropertyForm,
  PropertyRequest
} from '../yayanAPI.schemas.zod.ts';


/**
 * bbsRole 1 and 2 hide every display of points; the figures are answered all the same.
 * @summary The signed-in member
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
 * A field that is sensitive says why it is asked and may stay empty; answers are used to match tasks.
 * @summary What the member has said about themselves
 */
export const GetPropertiesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PropertyForm
}))

/**
 * Only the named fields change; an empty list takes an answer back. PROPERTY_INVALID names the fields in
 * `data.keys`.
 * @summary Save answers of the attribute form
 */
export const SavePropertiesBody = PropertyRequest

export const SavePropertiesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PropertyForm
}))

/**
 * @summary Delivery addresses of the member
 */
export const ListConsigneesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ConsigneeList
}))

/**
 * Without `id` a new address is added; then the mobile has to be given. ADDRESS_INVALID names the fields in
 * `data.fields`.
 * @summary Save or remove a delivery address
 */
export const ChangeConsigneesBody = ConsigneeRequest

export const ChangeConsigneesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ConsigneeList
}))

/**
 * Takes the key of a picture uploaded under the policy of getUploadPolicy with module `avatar`.
 * @summary Change the avatar
 */
export const ChangeAvatarBody = AvatarRequest

export const ChangeAvatarResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AvatarChanged
}))

/**
 * @summary What needs the member's attention on entering home
 */
export const CheckHomeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HomeCheck
}))

