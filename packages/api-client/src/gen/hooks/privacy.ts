/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { Download } from '../../calls/call.ts';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getPrivacy,
  changeRecommendation,
  withdrawConsent,
  listPartnerConsents,
  withdrawPartnerConsent,
  exportPersonalData,
  getAccountClosing,
  requestAccountClosing,
  cancelAccountClosing,
} from '../calls/privacy.ts';
import type {
  AccountClosing,
  CheckedRequest,
  PartnerConsentList,
  PartnerWithdrawalRequest,
  Privacy,
  RecommendationRequest,
  WithdrawalRequest,
} from '../model/index.ts';

export const getGetPrivacyQueryKey = () => ['/v1/users/privacy'] as const;

export const getGetPrivacyQueryOptions = <Data = Privacy, Failure = CallError<'getPrivacy'>>(options?: QueryHookOptions<Privacy, Failure, Data>): CallQueryOptions<Privacy, Failure, Data> =>
  queryOptions<Privacy, Failure, Data>(getGetPrivacyQueryKey(), (request) => getPrivacy(request), options);

/**
 * Read the member's consents and privacy settings
 */
export const useGetPrivacy = <Data = Privacy, Failure = CallError<'getPrivacy'>>(options?: QueryHookOptions<Privacy, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetPrivacyQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type ChangeRecommendationVariables = { data: RecommendationRequest };

export const getChangeRecommendationMutationOptions = <Failure = CallError<'changeRecommendation'>, Context = unknown>(options?: MutationHookOptions<Privacy, Failure, ChangeRecommendationVariables, Context>) =>
  mutationOptions<Privacy, Failure, ChangeRecommendationVariables, Context>('changeRecommendation', (props, request) => changeRecommendation(props.data, request), options);

/**
 * Switch personalised recommendations on or off
 */
export const useChangeRecommendation = <Failure = CallError<'changeRecommendation'>, Context = unknown>(options?: MutationHookOptions<Privacy, Failure, ChangeRecommendationVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangeRecommendationMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type WithdrawConsentVariables = { data: WithdrawalRequest };

export const getWithdrawConsentMutationOptions = <Failure = CallError<'withdrawConsent'>, Context = unknown>(options?: MutationHookOptions<Privacy, Failure, WithdrawConsentVariables, Context>) =>
  mutationOptions<Privacy, Failure, WithdrawConsentVariables, Context>('withdrawConsent', (props, request) => withdrawConsent(props.data, request), options);

/**
 * Withdraw one consent
 *
 * Withdrawing is as easy as giving (PIPL 15); what was done before stays lawful. Withdrawing `idVerification` erases
 * name and number, and cash can't be exchanged until it is given again. Withdrawing `attributes` erases the
 * sensitive answers. Refuses with NOT_FOUND a consent that was never given or is withdrawn already, and the
 * agreement itself, which ends only with the account. A check that is under way ends with its consent.
 */
export const useWithdrawConsent = <Failure = CallError<'withdrawConsent'>, Context = unknown>(options?: MutationHookOptions<Privacy, Failure, WithdrawConsentVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawConsentMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListPartnerConsentsQueryKey = () => ['/v1/users/privacy/consents/partners'] as const;

export const getListPartnerConsentsQueryOptions = <Data = PartnerConsentList, Failure = CallError<'listPartnerConsents'>>(options?: QueryHookOptions<PartnerConsentList, Failure, Data>): CallQueryOptions<PartnerConsentList, Failure, Data> =>
  queryOptions<PartnerConsentList, Failure, Data>(getListPartnerConsentsQueryKey(), (request) => listPartnerConsents(request), options);

/**
 * List the consents that the member gave at tasks
 *
 * One entry for each recipient, the one agreed to last first: what they get, for what purpose, at which tasks and
 * since when. Withdrawn consents stay listed.
 */
export const useListPartnerConsents = <Data = PartnerConsentList, Failure = CallError<'listPartnerConsents'>>(options?: QueryHookOptions<PartnerConsentList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListPartnerConsentsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type WithdrawPartnerConsentVariables = { data: PartnerWithdrawalRequest };

export const getWithdrawPartnerConsentMutationOptions = <Failure = CallError<'withdrawPartnerConsent'>, Context = unknown>(options?: MutationHookOptions<PartnerConsentList, Failure, WithdrawPartnerConsentVariables, Context>) =>
  mutationOptions<PartnerConsentList, Failure, WithdrawPartnerConsentVariables, Context>('withdrawPartnerConsent', (props, request) => withdrawPartnerConsent(props.data, request), options);

/**
 * Withdraw all consents given to one recipient
 *
 * From then on nothing more is passed on: reports leave the answers out, and an open task asks again before it
 * continues. What was passed on before stays lawful, and coins that were earned stay. Refuses with NOT_FOUND a
 * recipient without a consent in force.
 */
export const useWithdrawPartnerConsent = <Failure = CallError<'withdrawPartnerConsent'>, Context = unknown>(options?: MutationHookOptions<PartnerConsentList, Failure, WithdrawPartnerConsentVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawPartnerConsentMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ExportPersonalDataVariables = { data: CheckedRequest };

export const getExportPersonalDataMutationOptions = <Failure = CallError<'exportPersonalData'>, Context = unknown>(options?: MutationHookOptions<Download, Failure, ExportPersonalDataVariables, Context>) =>
  mutationOptions<Download, Failure, ExportPersonalDataVariables, Context>('exportPersonalData', (props, request) => exportPersonalData(props.data, request), options);

/**
 * Download the member's own data
 *
 * JSON, area by area: account, profile, consents, addresses, real-name check, coins, cards, tasks, orders,
 * check-ins, answers, messages and uploaded files. Needs a ticket of `checkSmsCode` with purpose `exportData`, and
 * uses it up.
 */
export const useExportPersonalData = <Failure = CallError<'exportPersonalData'>, Context = unknown>(options?: MutationHookOptions<Download, Failure, ExportPersonalDataVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getExportPersonalDataMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetAccountClosingQueryKey = () => ['/v1/users/closing'] as const;

export const getGetAccountClosingQueryOptions = <Data = AccountClosing, Failure = CallError<'getAccountClosing'>>(options?: QueryHookOptions<AccountClosing, Failure, Data>): CallQueryOptions<AccountClosing, Failure, Data> =>
  queryOptions<AccountClosing, Failure, Data>(getGetAccountClosingQueryKey(), (request) => getAccountClosing(request), options);

/**
 * What deleting the account would erase
 */
export const useGetAccountClosing = <Data = AccountClosing, Failure = CallError<'getAccountClosing'>>(options?: QueryHookOptions<AccountClosing, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAccountClosingQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type RequestAccountClosingVariables = { data: CheckedRequest };

export const getRequestAccountClosingMutationOptions = <Failure = CallError<'requestAccountClosing'>, Context = unknown>(options?: MutationHookOptions<AccountClosing, Failure, RequestAccountClosingVariables, Context>) =>
  mutationOptions<AccountClosing, Failure, RequestAccountClosingVariables, Context>('requestAccountClosing', (props, request) => requestAccountClosing(props.data, request), options);

/**
 * Ask for the deletion of the account
 *
 * The account is deleted after 7 days, unless the member cancels or signs in again before. Then personal data is
 * erased, and the ledger is kept under a pseudonym. Needs a ticket of `checkSmsCode` with purpose `closeAccount`.
 */
export const useRequestAccountClosing = <Failure = CallError<'requestAccountClosing'>, Context = unknown>(options?: MutationHookOptions<AccountClosing, Failure, RequestAccountClosingVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRequestAccountClosingMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CancelAccountClosingVariables = void;

export const getCancelAccountClosingMutationOptions = <Failure = CallError<'cancelAccountClosing'>, Context = unknown>(options?: MutationHookOptions<AccountClosing, Failure, CancelAccountClosingVariables, Context>) =>
  mutationOptions<AccountClosing, Failure, CancelAccountClosingVariables, Context>('cancelAccountClosing', (_, request) => cancelAccountClosing(request), options);

/**
 * Cancel the deletion of the account
 */
export const useCancelAccountClosing = <Failure = CallError<'cancelAccountClosing'>, Context = unknown>(options?: MutationHookOptions<AccountClosing, Failure, CancelAccountClosingVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCancelAccountClosingMutationOptions<Failure, Context>(useRequest(options)), queryClient);

