/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  reportReturn,
  getPartnerVisit,
  enterFromAgent,
  enterByOpenLink,
  issueStartTicket,
  takeStartTicket,
  getKeySession,
  saveKeyDraftAnswers,
  saveKeyPage,
  submitKeySurvey,
  getKeyEnd,
} from '../calls/partner.ts';
import type {
  Id,
  KeyEnd,
  OpenEntryRequest,
  PartnerVisit,
  ReturnReport,
  ReturnVerdict,
  StartTicket,
  StartTicketRequest,
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyEntry,
  SurveyKey,
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveySession,
  TakeTicketRequest,
} from '../model/index.ts';

export type ReportReturnVariables = { data: ReturnReport };

export const getReportReturnMutationOptions = <Failure = CallError<'reportReturn'>, Context = unknown>(options?: MutationHookOptions<ReturnVerdict, Failure, ReportReturnVariables, Context>) =>
  mutationOptions<ReturnVerdict, Failure, ReportReturnVariables, Context>('reportReturn', (props, request) => reportReturn(props.data, request), options);

/**
 * Report a browser that comes back from a supplier
 *
 * Send the query that the page was opened with, unchanged. The server stores it first, and acts on it only if the
 * supplier's signature is right. A repeated or forged report changes nothing. Refuses with NOT_FOUND when the
 * address names no supplier.
 */
export const useReportReturn = <Failure = CallError<'reportReturn'>, Context = unknown>(options?: MutationHookOptions<ReturnVerdict, Failure, ReportReturnVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getReportReturnMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetPartnerVisitQueryKey = (id: Id) => [`/v1/process/visits/${id}`] as const;

export const getGetPartnerVisitQueryOptions = <Data = PartnerVisit, Failure = CallError<'getPartnerVisit'>>(id: Id, options?: QueryHookOptions<PartnerVisit, Failure, Data>): CallQueryOptions<PartnerVisit, Failure, Data> =>
  queryOptions<PartnerVisit, Failure, Data>(getGetPartnerVisitQueryKey(id), (request) => getPartnerVisit(id, request), options);

/**
 * Read the state of a member's visit to a supplier
 *
 * Refuses another member's visit with NOT_FOUND.
 */
export const useGetPartnerVisit = <Data = PartnerVisit, Failure = CallError<'getPartnerVisit'>>(id: Id, options?: QueryHookOptions<PartnerVisit, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetPartnerVisitQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type EnterFromAgentVariables = { data: ReturnReport };

export const getEnterFromAgentMutationOptions = <Failure = CallError<'enterFromAgent'>, Context = unknown>(options?: MutationHookOptions<SurveyEntry, Failure, EnterFromAgentVariables, Context>) =>
  mutationOptions<SurveyEntry, Failure, EnterFromAgentVariables, Context>('enterFromAgent', (props, request) => enterFromAgent(props.data, request), options);

/**
 * Start a task for an agent's person, without an account
 *
 * Send the query of the agent's signed link: `aid`, `tid`, `uid`, `ts`, up to five pass-through values `p1` to `p5`,
 * and `sig` over all of them. The same `uid` is the same person, who takes part once.
 */
export const useEnterFromAgent = <Failure = CallError<'enterFromAgent'>, Context = unknown>(options?: MutationHookOptions<SurveyEntry, Failure, EnterFromAgentVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEnterFromAgentMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type EnterByOpenLinkVariables = { data: OpenEntryRequest };

export const getEnterByOpenLinkMutationOptions = <Failure = CallError<'enterByOpenLink'>, Context = unknown>(options?: MutationHookOptions<SurveyEntry, Failure, EnterByOpenLinkVariables, Context>) =>
  mutationOptions<SurveyEntry, Failure, EnterByOpenLinkVariables, Context>('enterByOpenLink', (props, request) => enterByOpenLink(props.data, request), options);

/**
 * Start a task by an open link, without an account
 *
 * Each browser counts as one person.
 */
export const useEnterByOpenLink = <Failure = CallError<'enterByOpenLink'>, Context = unknown>(options?: MutationHookOptions<SurveyEntry, Failure, EnterByOpenLinkVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEnterByOpenLinkMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type IssueStartTicketVariables = { data: StartTicketRequest };

export const getIssueStartTicketMutationOptions = <Failure = CallError<'issueStartTicket'>, Context = unknown>(options?: MutationHookOptions<StartTicket, Failure, IssueStartTicketVariables, Context>) =>
  mutationOptions<StartTicket, Failure, IssueStartTicketVariables, Context>('issueStartTicket', (props, request) => issueStartTicket(props.data, request), options);

/**
 * Get a one-time ticket for the mini program's web view
 *
 * The ticket starts one task as this member, once, within five minutes, without a cookie.
 */
export const useIssueStartTicket = <Failure = CallError<'issueStartTicket'>, Context = unknown>(options?: MutationHookOptions<StartTicket, Failure, IssueStartTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getIssueStartTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type TakeStartTicketVariables = { data: TakeTicketRequest };

export const getTakeStartTicketMutationOptions = <Failure = CallError<'takeStartTicket'>, Context = unknown>(options?: MutationHookOptions<SurveyEntry, Failure, TakeStartTicketVariables, Context>) =>
  mutationOptions<SurveyEntry, Failure, TakeStartTicketVariables, Context>('takeStartTicket', (props, request) => takeStartTicket(props.data, request), options);

/**
 * Start the task of a ticket
 *
 * Uses the ticket up, even when the start is refused. Refuses a used or expired ticket with PARTNER_LINK_EXPIRED;
 * otherwise refuses as `startParticipation` does, except that a questionnaire starts paused while the member answers
 * another one.
 */
export const useTakeStartTicket = <Failure = CallError<'takeStartTicket'>, Context = unknown>(options?: MutationHookOptions<SurveyEntry, Failure, TakeStartTicketVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getTakeStartTicketMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetKeySessionQueryKey = (key: SurveyKey) => [`/v1/process/keys/${key}`] as const;

export const getGetKeySessionQueryOptions = <Data = SurveySession, Failure = CallError<'getKeySession'>>(key: SurveyKey, options?: QueryHookOptions<SurveySession, Failure, Data>): CallQueryOptions<SurveySession, Failure, Data> =>
  queryOptions<SurveySession, Failure, Data>(getGetKeySessionQueryKey(key), (request) => getKeySession(key, request), options);

/**
 * Read the questionnaire that a key opens
 *
 * The same as `getSurveySession`, for people without an account or without cookies.
 */
export const useGetKeySession = <Data = SurveySession, Failure = CallError<'getKeySession'>>(key: SurveyKey, options?: QueryHookOptions<SurveySession, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetKeySessionQueryOptions<Data, Failure>(key, useRequest(options)), queryClient);

export type SaveKeyDraftAnswersVariables = { key: SurveyKey; data: SurveyDraftAnswers };

export const getSaveKeyDraftAnswersMutationOptions = <Failure = CallError<'saveKeyDraftAnswers'>, Context = unknown>(options?: MutationHookOptions<SurveyDraftOutcome, Failure, SaveKeyDraftAnswersVariables, Context>) =>
  mutationOptions<SurveyDraftOutcome, Failure, SaveKeyDraftAnswersVariables, Context>('saveKeyDraftAnswers', (props, request) => saveKeyDraftAnswers(props.key, props.data, request), options);

/**
 * Store answers of an unfinished page of what a key opens
 *
 * As `saveDraftAnswers`.
 */
export const useSaveKeyDraftAnswers = <Failure = CallError<'saveKeyDraftAnswers'>, Context = unknown>(options?: MutationHookOptions<SurveyDraftOutcome, Failure, SaveKeyDraftAnswersVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveKeyDraftAnswersMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SaveKeyPageVariables = { key: SurveyKey; data: SurveyPageAnswers };

export const getSaveKeyPageMutationOptions = <Failure = CallError<'saveKeyPage'>, Context = unknown>(options?: MutationHookOptions<SurveyPageOutcome, Failure, SaveKeyPageVariables, Context>) =>
  mutationOptions<SurveyPageOutcome, Failure, SaveKeyPageVariables, Context>('saveKeyPage', (props, request) => saveKeyPage(props.key, props.data, request), options);

/**
 * Save a page of the questionnaire that a key opens
 *
 * The same as `saveSurveyPage`.
 */
export const useSaveKeyPage = <Failure = CallError<'saveKeyPage'>, Context = unknown>(options?: MutationHookOptions<SurveyPageOutcome, Failure, SaveKeyPageVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveKeyPageMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SubmitKeySurveyVariables = { key: SurveyKey; data: SurveyPageAnswers; idempotencyKey?: string | undefined };

export const getSubmitKeySurveyMutationOptions = <Failure = CallError<'submitKeySurvey'>, Context = unknown>(options?: MutationHookOptions<SurveyOutcome, Failure, SubmitKeySurveyVariables, Context>) =>
  mutationOptions<SurveyOutcome, Failure, SubmitKeySurveyVariables, Context>('submitKeySurvey', (props, request) => submitKeySurvey(props.key, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Submit the questionnaire that a key opens
 *
 * The same as `submitSurvey`.
 */
export const useSubmitKeySurvey = <Failure = CallError<'submitKeySurvey'>, Context = unknown>(options?: MutationHookOptions<SurveyOutcome, Failure, SubmitKeySurveyVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSubmitKeySurveyMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetKeyEndQueryKey = (key: SurveyKey) => [`/v1/process/keys/${key}/end`] as const;

export const getGetKeyEndQueryOptions = <Data = KeyEnd, Failure = CallError<'getKeyEnd'>>(key: SurveyKey, options?: QueryHookOptions<KeyEnd, Failure, Data>): CallQueryOptions<KeyEnd, Failure, Data> =>
  queryOptions<KeyEnd, Failure, Data>(getGetKeyEndQueryKey(key), (request) => getKeyEnd(key, request), options);

/**
 * How the participation of a key ended, and where to go next
 */
export const useGetKeyEnd = <Data = KeyEnd, Failure = CallError<'getKeyEnd'>>(key: SurveyKey, options?: QueryHookOptions<KeyEnd, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetKeyEndQueryOptions<Data, Failure>(key, useRequest(options)), queryClient);

