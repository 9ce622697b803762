/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  AccountClosing,
  CheckedRequest,
  Envelope,
  PartnerConsentList,
  PartnerWithdrawalRequest,
  Privacy,
  RecommendationRequest,
  WithdrawalRequest
} from '../yayanAPI.schemas.zod.ts';


/**
 * @summary Read the member's consents and privacy settings
 */
export const GetPrivacyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Privacy
}))

/**
 * @summary Switch personalised recommendations on or off
 */
export const ChangeRecommendationBody = RecommendationRequest

export const ChangeRecommendationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Privacy
}))

/**
 * Withdrawing is as easy as giving (PIPL 15); what was done before stays lawful. Withdrawing `idVerification` erases
 * name and number, and cash can't be exchanged until it is given again. Withdrawing `attributes` erases the
 * sensitive answers. Refuses with NOT_FOUND a consent that was never given or is withdrawn already, and the
 * agreement itself, which ends only with the account. A check that is under way ends with its consent.
 * @summary Withdraw one consent
 */
export const WithdrawConsentBody = WithdrawalRequest

export const WithdrawConsentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Privacy
}))

/**
 * One entry for each recipient, the one agreed to last first: what they get, for what purpose, at which tasks and
 * since when. Withdrawn consents stay listed.
 * @summary List the consents that the member gave at tasks
 */
export const ListPartnerConsentsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PartnerConsentList
}))

/**
 * From then on nothing more is passed on: reports leave the answers out, and an open task asks again before it
 * continues. What was passed on before stays lawful, and coins that were earned stay. Refuses with NOT_FOUND a
 * recipient without a consent in force.
 * @summary Withdraw all consents given to one recipient
 */
export const WithdrawPartnerConsentBody = PartnerWithdrawalRequest

export const WithdrawPartnerConsentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PartnerConsentList
}))

/**
 * JSON, area by area: account, profile, consents, addresses, real-name check, coins, cards, tasks, orders,
 * check-ins, answers, messages and uploaded files. Needs a ticket of `checkSmsCode` with purpose `exportData`, and
 * uses it up.
 * @summary Download the member's own data
 */
export const ExportPersonalDataBody = CheckedRequest

export const ExportPersonalDataResponse = /*#__PURE__*/ zod.unknown()

/**
 * @summary What deleting the account would erase
 */
export const GetAccountClosingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AccountClosing
}))

/**
 * The account is deleted after 7 days, unless the member cancels or signs in again before. Then personal data is
 * erased, and the ledger is kept under a pseudonym. Needs a ticket of `checkSmsCode` with purpose `closeAccount`.
 * @summary Ask for the deletion of the account
 */
export const RequestAccountClosingBody = CheckedRequest

export const RequestAccountClosingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AccountClosing
}))

/**
 * @summary Cancel the deletion of the account
 */
export const CancelAccountClosingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AccountClosing
}))

