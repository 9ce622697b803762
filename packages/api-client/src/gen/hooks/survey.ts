/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getAttributeSurveyCheck,
  getAttributeSurvey,
  submitAttributeSurvey,
  agreeAttributeConsent,
  startParticipation,
  getSurveySession,
  saveDraftAnswers,
  saveSurveyPage,
  submitSurvey,
  giveUpParticipation,
  getSurveyResult,
} from '../calls/survey.ts';
import type {
  AttributeConsent,
  AttributeConsentRequest,
  AttributeSurvey,
  AttributeSurveyCheck,
  AttributeSurveyRequest,
  AttributeSurveySaved,
  Id,
  Participation,
  ParticipationRequest,
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveyResult,
  SurveySession,
} from '../model/index.ts';

export const getGetAttributeSurveyCheckQueryKey = () => ['/v1/users/survey/check'] as const;

export const getGetAttributeSurveyCheckQueryOptions = <Data = AttributeSurveyCheck, Failure = CallError<'getAttributeSurveyCheck'>>(options?: QueryHookOptions<AttributeSurveyCheck, Failure, Data>): CallQueryOptions<AttributeSurveyCheck, Failure, Data> =>
  queryOptions<AttributeSurveyCheck, Failure, Data>(getGetAttributeSurveyCheckQueryKey(), (request) => getAttributeSurveyCheck(request), options);

/**
 * Check whether the attribute questionnaire is finished
 *
 * Code 200 when it is finished. Code 5629 when it isn't: this is a result too, and names the missing sections.
 */
export const useGetAttributeSurveyCheck = <Data = AttributeSurveyCheck, Failure = CallError<'getAttributeSurveyCheck'>>(options?: QueryHookOptions<AttributeSurveyCheck, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAttributeSurveyCheckQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetAttributeSurveyQueryKey = () => ['/v1/users/survey/basic'] as const;

export const getGetAttributeSurveyQueryOptions = <Data = AttributeSurvey, Failure = CallError<'getAttributeSurvey'>>(options?: QueryHookOptions<AttributeSurvey, Failure, Data>): CallQueryOptions<AttributeSurvey, Failure, Data> =>
  queryOptions<AttributeSurvey, Failure, Data>(getGetAttributeSurveyQueryKey(), (request) => getAttributeSurvey(request), options);

/**
 * Read the attribute questionnaire with the member's answers
 */
export const useGetAttributeSurvey = <Data = AttributeSurvey, Failure = CallError<'getAttributeSurvey'>>(options?: QueryHookOptions<AttributeSurvey, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAttributeSurveyQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SubmitAttributeSurveyVariables = { data: AttributeSurveyRequest; idempotencyKey?: string | undefined };

export const getSubmitAttributeSurveyMutationOptions = <Failure = CallError<'submitAttributeSurvey'>, Context = unknown>(options?: MutationHookOptions<AttributeSurveySaved, Failure, SubmitAttributeSurveyVariables, Context>) =>
  mutationOptions<AttributeSurveySaved, Failure, SubmitAttributeSurveyVariables, Context>('submitAttributeSurvey', (props, request) => submitAttributeSurvey(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Save one section of the attribute questionnaire
 *
 * Sections can be changed at any time. Finishing all of them for the first time pays, so the call takes an
 * idempotency key. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage, ANSWER_OUTDATED carries
 * SurveyCurrentAnswers. Refuses a sensitive answer without the separate consent with CONSENT_REQUIRED; declining to
 * answer needs none.
 */
export const useSubmitAttributeSurvey = <Failure = CallError<'submitAttributeSurvey'>, Context = unknown>(options?: MutationHookOptions<AttributeSurveySaved, Failure, SubmitAttributeSurveyVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSubmitAttributeSurveyMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type AgreeAttributeConsentVariables = { data: AttributeConsentRequest };

export const getAgreeAttributeConsentMutationOptions = <Failure = CallError<'agreeAttributeConsent'>, Context = unknown>(options?: MutationHookOptions<AttributeConsent, Failure, AgreeAttributeConsentVariables, Context>) =>
  mutationOptions<AttributeConsent, Failure, AgreeAttributeConsentVariables, Context>('agreeAttributeConsent', (props, request) => agreeAttributeConsent(props.data, request), options);

/**
 * Agree to the storing of sensitive attributes
 *
 * Records version and time. Agreeing again changes nothing. Refuses a version that isn't the current one with
 * AGREEMENT_REQUIRED.
 */
export const useAgreeAttributeConsent = <Failure = CallError<'agreeAttributeConsent'>, Context = unknown>(options?: MutationHookOptions<AttributeConsent, Failure, AgreeAttributeConsentVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAgreeAttributeConsentMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type StartParticipationVariables = { data: ParticipationRequest };

export const getStartParticipationMutationOptions = <Failure = CallError<'startParticipation'>, Context = unknown>(options?: MutationHookOptions<Participation, Failure, StartParticipationVariables, Context>) =>
  mutationOptions<Participation, Failure, StartParticipationVariables, Context>('startParticipation', (props, request) => startParticipation(props.data, request), options);

/**
 * Start a task, or continue it
 *
 * Starting an open participation again answers the same participation. Moves no value, so it takes no idempotency
 * key. ALREADY_JOINED carries TaskOwnResult. A member answers one questionnaire of our host at a time: INTERVIEW_OPEN
 * carries the other one as OtherInterview, and the call with `pause` pauses it. A refused network, browser or city ends the participation at once (kind
 * `ended`). A discussion is started by invited respondents while it is open (kind `group`).
 */
export const useStartParticipation = <Failure = CallError<'startParticipation'>, Context = unknown>(options?: MutationHookOptions<Participation, Failure, StartParticipationVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getStartParticipationMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetSurveySessionQueryKey = (id: Id) => [`/v1/process/sessions/${id}`] as const;

export const getGetSurveySessionQueryOptions = <Data = SurveySession, Failure = CallError<'getSurveySession'>>(id: Id, options?: QueryHookOptions<SurveySession, Failure, Data>): CallQueryOptions<SurveySession, Failure, Data> =>
  queryOptions<SurveySession, Failure, Data>(getGetSurveySessionQueryKey(id), (request) => getSurveySession(id, request), options);

/**
 * Read the questionnaire, the answers so far and the page to continue with
 *
 * Refuses another member's session with NOT_FOUND.
 */
export const useGetSurveySession = <Data = SurveySession, Failure = CallError<'getSurveySession'>>(id: Id, options?: QueryHookOptions<SurveySession, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetSurveySessionQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type SaveDraftAnswersVariables = { id: Id; data: SurveyDraftAnswers };

export const getSaveDraftAnswersMutationOptions = <Failure = CallError<'saveDraftAnswers'>, Context = unknown>(options?: MutationHookOptions<SurveyDraftOutcome, Failure, SaveDraftAnswersVariables, Context>) =>
  mutationOptions<SurveyDraftOutcome, Failure, SaveDraftAnswersVariables, Context>('saveDraftAnswers', (props, request) => saveDraftAnswers(props.id, props.data, request), options);

/**
 * Store answers of a page that is not finished yet
 *
 * Called within 2 seconds of each answer, so that another device shows it. Drafts are not evaluated; `saveSurveyPage`
 * confirms them. A question that was answered later by another device keeps that answer: the outcome names it in
 * `newer`. Sending the same drafts again changes nothing. With `pause` the member goes on with this questionnaire and
 * pauses the other one; the drafts may be empty. Refusals carry what those of `saveSurveyPage` do;
 * ANSWER_OUTDATED means that a page was saved meanwhile.
 */
export const useSaveDraftAnswers = <Failure = CallError<'saveDraftAnswers'>, Context = unknown>(options?: MutationHookOptions<SurveyDraftOutcome, Failure, SaveDraftAnswersVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveDraftAnswersMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SaveSurveyPageVariables = { id: Id; data: SurveyPageAnswers };

export const getSaveSurveyPageMutationOptions = <Failure = CallError<'saveSurveyPage'>, Context = unknown>(options?: MutationHookOptions<SurveyPageOutcome, Failure, SaveSurveyPageVariables, Context>) =>
  mutationOptions<SurveyPageOutcome, Failure, SaveSurveyPageVariables, Context>('saveSurveyPage', (props, request) => saveSurveyPage(props.id, props.data, request), options);

/**
 * Save the answers of one page
 *
 * The server evaluates the page and answers the next page, or that the participation ended here. Sending the same
 * save again answers the same. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage; ANSWER_OUTDATED and
 * PAGE_OUT_OF_ORDER carry SurveyCurrentAnswers; PARTICIPATION_ENDED carries SurveyOutcome.
 */
export const useSaveSurveyPage = <Failure = CallError<'saveSurveyPage'>, Context = unknown>(options?: MutationHookOptions<SurveyPageOutcome, Failure, SaveSurveyPageVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveSurveyPageMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SubmitSurveyVariables = { id: Id; data: SurveyPageAnswers; idempotencyKey?: string | undefined };

export const getSubmitSurveyMutationOptions = <Failure = CallError<'submitSurvey'>, Context = unknown>(options?: MutationHookOptions<SurveyOutcome, Failure, SubmitSurveyVariables, Context>) =>
  mutationOptions<SurveyOutcome, Failure, SubmitSurveyVariables, Context>('submitSurvey', (props, request) => submitSurvey(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Submit the last page and end the participation
 *
 * All answers are evaluated again. Result and reward are stored together, once. Refusals carry the same data as
 * those of `saveSurveyPage`. A paused questionnaire is refused with INTERVIEW_OPEN, which carries OtherInterview.
 */
export const useSubmitSurvey = <Failure = CallError<'submitSurvey'>, Context = unknown>(options?: MutationHookOptions<SurveyOutcome, Failure, SubmitSurveyVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSubmitSurveyMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type GiveUpParticipationVariables = { id: Id };

export const getGiveUpParticipationMutationOptions = <Failure = CallError<'giveUpParticipation'>, Context = unknown>(options?: MutationHookOptions<SurveyOutcome, Failure, GiveUpParticipationVariables, Context>) =>
  mutationOptions<SurveyOutcome, Failure, GiveUpParticipationVariables, Context>('giveUpParticipation', (props, request) => giveUpParticipation(props.id, request), options);

/**
 * Give up a participation that has started
 *
 * Ends it with result 8 and the cause `givenUp`: its seat is free at once, its answers are deleted, nothing is paid,
 * and the task can't be started again. Giving up again answers the same. Refuses discussions, and work that waits for
 * a review, with GIVE_UP_NOT_NOW.
 */
export const useGiveUpParticipation = <Failure = CallError<'giveUpParticipation'>, Context = unknown>(options?: MutationHookOptions<SurveyOutcome, Failure, GiveUpParticipationVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getGiveUpParticipationMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetSurveyResultQueryKey = (id: Id) => [`/v1/process/results/${id}`] as const;

export const getGetSurveyResultQueryOptions = <Data = SurveyResult, Failure = CallError<'getSurveyResult'>>(id: Id, options?: QueryHookOptions<SurveyResult, Failure, Data>): CallQueryOptions<SurveyResult, Failure, Data> =>
  queryOptions<SurveyResult, Failure, Data>(getGetSurveyResultQueryKey(id), (request) => getSurveyResult(id, request), options);

/**
 * Read how a participation ended and what it earned
 *
 * Refuses another member's result with NOT_FOUND.
 */
export const useGetSurveyResult = <Data = SurveyResult, Failure = CallError<'getSurveyResult'>>(id: Id, options?: QueryHookOptions<SurveyResult, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetSurveyResultQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

