/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type Download } from '../../calls/call.ts';
import type {
  AccountClosing,
  CheckedRequest,
  PartnerConsentList,
  PartnerWithdrawalRequest,
  Privacy,
  RecommendationRequest,
  WithdrawalRequest,
} from '../model/index.ts';

/**
 * Read the member's consents and privacy settings
 */
export const getPrivacy = (options?: CallOptions): CallPromise<Privacy> =>
  call<Privacy>({ operation: 'getPrivacy', url: '/v1/users/privacy', method: 'GET' }, options);

/**
 * Switch personalised recommendations on or off
 */
export const changeRecommendation = (recommendationRequest: RecommendationRequest, options?: CallOptions): CallPromise<Privacy> =>
  call<Privacy>({ operation: 'changeRecommendation', url: '/v1/users/privacy/recommendation', method: 'POST', data: recommendationRequest }, options);

/**
 * Withdraw one consent
 *
 * Withdrawing is as easy as giving (PIPL 15); what was done before stays lawful. Withdrawing `idVerification` erases
 * name and number, and cash can't be exchanged until it is given again. Withdrawing `attributes` erases the
 * sensitive answers. Refuses with NOT_FOUND a consent that was never given or is withdrawn already, and the
 * agreement itself, which ends only with the account. A check that is under way ends with its consent.
 */
export const withdrawConsent = (withdrawalRequest: WithdrawalRequest, options?: CallOptions): CallPromise<Privacy> =>
  call<Privacy>({ operation: 'withdrawConsent', url: '/v1/users/privacy/consents/withdraw', method: 'POST', data: withdrawalRequest }, options);

/**
 * List the consents that the member gave at tasks
 *
 * One entry for each recipient, the one agreed to last first: what they get, for what purpose, at which tasks and
 * since when. Withdrawn consents stay listed.
 */
export const listPartnerConsents = (options?: CallOptions): CallPromise<PartnerConsentList> =>
  call<PartnerConsentList>({ operation: 'listPartnerConsents', url: '/v1/users/privacy/consents/partners', method: 'GET' }, options);

/**
 * Withdraw all consents given to one recipient
 *
 * From then on nothing more is passed on: reports leave the answers out, and an open task asks again before it
 * continues. What was passed on before stays lawful, and coins that were earned stay. Refuses with NOT_FOUND a
 * recipient without a consent in force.
 */
export const withdrawPartnerConsent = (partnerWithdrawalRequest: PartnerWithdrawalRequest, options?: CallOptions): CallPromise<PartnerConsentList> =>
  call<PartnerConsentList>({ operation: 'withdrawPartnerConsent', url: '/v1/users/privacy/consents/partners/withdraw', method: 'POST', data: partnerWithdrawalRequest }, options);

/**
 * Download the member's own data
 *
 * JSON, area by area: account, profile, consents, addresses, real-name check, coins, cards, tasks, orders,
 * check-ins, answers, messages and uploaded files. Needs a ticket of `checkSmsCode` with purpose `exportData`, and
 * uses it up.
 */
export const exportPersonalData = (checkedRequest: CheckedRequest, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'exportPersonalData', url: '/v1/users/export', method: 'POST', data: checkedRequest, responseType: 'blob' }, options, { 20022: 'CHECK_REQUIRED' });

/**
 * What deleting the account would erase
 */
export const getAccountClosing = (options?: CallOptions): CallPromise<AccountClosing> =>
  call<AccountClosing>({ operation: 'getAccountClosing', url: '/v1/users/closing', method: 'GET' }, options);

/**
 * Ask for the deletion of the account
 *
 * The account is deleted after 7 days, unless the member cancels or signs in again before. Then personal data is
 * erased, and the ledger is kept under a pseudonym. Needs a ticket of `checkSmsCode` with purpose `closeAccount`.
 */
export const requestAccountClosing = (checkedRequest: CheckedRequest, options?: CallOptions): CallPromise<AccountClosing> =>
  call<AccountClosing>({ operation: 'requestAccountClosing', url: '/v1/users/closing', method: 'POST', data: checkedRequest }, options, { 20022: 'CHECK_REQUIRED' });

/**
 * Cancel the deletion of the account
 */
export const cancelAccountClosing = (options?: CallOptions): CallPromise<AccountClosing> =>
  call<AccountClosing>({ operation: 'cancelAccountClosing', url: '/v1/users/closing/cancel', method: 'POST' }, options, { 21014: 'UNDER_AGE' });

