/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Account,
  AccountClosing,
  AvatarChanged,
  AvatarRequest,
  CheckedRequest,
  ConsigneeList,
  ConsigneeRequest,
  Done,
  Envelope,
  HomeCheck,
  NicknameChanged,
  NicknameRequest,
  Privacy,
  PropertyForm,
  PropertyRequest,
  RecommendationRequest,
  WithdrawalRequest
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
 * `data.keys`. A sensitive answer needs the separate consent, 不想回答 does not.
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
 * @summary What the member agreed to and decided about their data
 */
export const GetPrivacyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Privacy
}))

/**
 * @summary Switch personalised recommendation on or off
 */
export const ChangeRecommendationBody = RecommendationRequest

export const ChangeRecommendationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Privacy
}))

/**
 * As easy as it was given (PIPL 15); what was done before stays lawful. Of `idVerification` name and number are
 * erased, and cash can't be exchanged until it is given anew; of `attributes` the sensitive answers are erased. The
 * agreement itself ends with the account only:
 * NOT_FOUND, as for what was never given or is taken back already. ID_CHECK_WAITING while a check is under way.
 * @summary Take back one consent
 */
export const WithdrawConsentBody = WithdrawalRequest

export const WithdrawConsentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Privacy
}))

/**
 * JSON: account, profile, consents, addresses, real-name check, coins, cards, tasks, orders, check-ins, answers, messages
 * and uploaded files, area by area. The ticket is one of checkSmsCode with purpose `exportData`, and is used up.
 * @summary One's own data as a file
 */
export const ExportPersonalDataBody = CheckedRequest

export const ExportPersonalDataResponse = /*#__PURE__*/ zod.unknown()

/**
 * @summary What deleting the account would take away
 */
export const GetAccountClosingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AccountClosing
}))

/**
 * Happens after 7 days unless it is cancelled or the member signs in anew before. Then personal data is erased and
 * the ledger kept under a pseudonym. The ticket is one of checkSmsCode with purpose `closeAccount`.
 * @summary Ask for the deletion of the account
 */
export const RequestAccountClosingBody = CheckedRequest

export const RequestAccountClosingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AccountClosing
}))

/**
 * @summary Keep the account after all
 */
export const CancelAccountClosingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AccountClosing
}))

/**
 * @summary What needs the member's attention on entering home
 */
export const CheckHomeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HomeCheck
}))

/**
 * On every device and after every logout: `tourDue` stays false from then on. Ending it again changes nothing.
 * @summary Remember that the member was shown around the home page
 */
export const EndHomeTourResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

