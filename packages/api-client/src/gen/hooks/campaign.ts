/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { Download } from '../../calls/call.ts';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listCampaigns,
  getCampaign,
  downloadCampaignDraws,
  downloadCampaignEntrants,
  listCampaignDraws,
  drawCampaign,
  listCampaignEntrants,
  enterCampaign,
  listQuizTries,
  startQuiz,
  listCampaignRecords,
  claimPrize,
  listCampaignWinners,
  getCampaignProof,
  listQuestions,
  submitQuestions,
} from '../calls/campaign.ts';
import type {
  CampaignDrawPage,
  CampaignDrawRequest,
  CampaignDrawn,
  CampaignEntrantPage,
  CampaignFace,
  CampaignList,
  CampaignPage,
  CampaignProof,
  CampaignRecord,
  CampaignRecordPage,
  CampaignStanding,
  CampaignWinnerPage,
  GetCampaignParams,
  ListCampaignDrawsParams,
  ListCampaignEntrantsParams,
  ListCampaignRecordsParams,
  ListCampaignWinnersParams,
  ListCampaignsParams,
  ListQuestionsParams,
  ListQuizTriesParams,
  PrizeClaim,
  PublicId,
  QuestionAnswers,
  QuestionSheet,
  QuizTry,
  QuizTryPage,
} from '../model/index.ts';

export const getListCampaignsQueryKey = (params?: ListCampaignsParams) => ['/v1/campaigns', ...(params ? [params] : [])] as const;

export const getListCampaignsQueryOptions = <Data = CampaignList, Failure = CallError<'listCampaigns'>>(params?: ListCampaignsParams, options?: QueryHookOptions<CampaignList, Failure, Data>): CallQueryOptions<CampaignList, Failure, Data> =>
  queryOptions<CampaignList, Failure, Data>(getListCampaignsQueryKey(params), (request) => listCampaigns(params, request), options);

/**
 * List the campaigns
 *
 * Those that run come first, the one that ends soonest at the top; then the next ones, then the last twelve that ended.
 * For a member each running one says what they can still do in it.
 */
export const useListCampaigns = <Data = CampaignList, Failure = CallError<'listCampaigns'>>(params?: ListCampaignsParams, options?: QueryHookOptions<CampaignList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCampaignsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetCampaignQueryKey = (face: CampaignFace, params?: GetCampaignParams) => [`/v1/campaigns/${face}`, ...(params ? [params] : [])] as const;

export const getGetCampaignQueryOptions = <Data = CampaignPage, Failure = CallError<'getCampaign'>>(face: CampaignFace, params?: GetCampaignParams, options?: QueryHookOptions<CampaignPage, Failure, Data>): CallQueryOptions<CampaignPage, Failure, Data> =>
  queryOptions<CampaignPage, Failure, Data>(getGetCampaignQueryKey(face, params), (request) => getCampaign(face, params, request), options);

/**
 * Read the campaign of a page
 *
 * Prizes, what is left of them, the odds in force, the hash of the server seed and, for a member, their chances.
 */
export const useGetCampaign = <Data = CampaignPage, Failure = CallError<'getCampaign'>>(face: CampaignFace, params?: GetCampaignParams, options?: QueryHookOptions<CampaignPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetCampaignQueryOptions<Data, Failure>(face, params, useRequest(options)), queryClient);

export const getDownloadCampaignDrawsQueryKey = (id: PublicId) => [`/v1/campaigns/${id}/draws/file`] as const;

export const getDownloadCampaignDrawsQueryOptions = <Data = Download, Failure = CallError<'downloadCampaignDraws'>>(id: PublicId, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadCampaignDrawsQueryKey(id), (request) => downloadCampaignDraws(id, request), options);

/**
 * Download all draws of a campaign
 *
 * The public list in one file, without names: for each sealed draw, in the order of the chain, one line with a JSON array
 * of position, pseudonym, number of the member's own draw, client seed, version of the odds, roll, prize or null, time,
 * and the head of the hash chain behind it. It is streamed, so it can be checked while it arrives.
 */
export const useDownloadCampaignDraws = <Data = Download, Failure = CallError<'downloadCampaignDraws'>>(id: PublicId, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadCampaignDrawsQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export const getDownloadCampaignEntrantsQueryKey = (id: PublicId) => [`/v1/campaigns/${id}/entrants/file`] as const;

export const getDownloadCampaignEntrantsQueryOptions = <Data = Download, Failure = CallError<'downloadCampaignEntrants'>>(id: PublicId, options?: QueryHookOptions<Download, Failure, Data>): CallQueryOptions<Download, Failure, Data> =>
  queryOptions<Download, Failure, Data>(getDownloadCampaignEntrantsQueryKey(id), (request) => downloadCampaignEntrants(id, request), options);

/**
 * Download all entrants of a koi draw
 *
 * The closed list in one file, without names: the lines `pseudonym|clientSeed`, joined by line breaks, in the order of
 * the pseudonyms. SHA-256 of the file is `entrantsHash` of the proof. Empty before the list is closed.
 */
export const useDownloadCampaignEntrants = <Data = Download, Failure = CallError<'downloadCampaignEntrants'>>(id: PublicId, options?: QueryHookOptions<Download, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getDownloadCampaignEntrantsQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export const getListCampaignDrawsQueryKey = (id: PublicId, params?: ListCampaignDrawsParams) => [`/v1/campaigns/${id}/draws`, ...(params ? [params] : [])] as const;

export const getListCampaignDrawsQueryOptions = <Data = CampaignDrawPage, Failure = CallError<'listCampaignDraws'>>(id: PublicId, params?: ListCampaignDrawsParams, options?: QueryHookOptions<CampaignDrawPage, Failure, Data>): CallQueryOptions<CampaignDrawPage, Failure, Data> =>
  queryOptions<CampaignDrawPage, Failure, Data>(getListCampaignDrawsQueryKey(id, params), (request) => listCampaignDraws(id, params, request), options);

/**
 * List all draws of a campaign
 *
 * Public and without names. Each draw carries the head of the hash chain behind it, so that anyone can check that none
 * was changed, removed or put in between. A new draw is in the list within a minute.
 */
export const useListCampaignDraws = <Data = CampaignDrawPage, Failure = CallError<'listCampaignDraws'>>(id: PublicId, params?: ListCampaignDrawsParams, options?: QueryHookOptions<CampaignDrawPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCampaignDrawsQueryOptions<Data, Failure>(id, params, useRequest(options)), queryClient);

export type DrawCampaignVariables = { id: PublicId; data: CampaignDrawRequest; idempotencyKey?: string | undefined };

export const getDrawCampaignMutationOptions = <Failure = CallError<'drawCampaign'>, Context = unknown>(options?: MutationHookOptions<CampaignDrawn, Failure, DrawCampaignVariables, Context>) =>
  mutationOptions<CampaignDrawn, Failure, DrawCampaignVariables, Context>('drawCampaign', (props, request) => drawCampaign(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Draw once
 *
 * Spends the oldest chance. The result is HMAC-SHA256 of the server seed over campaign, pseudonym, number of the draw and
 * client seed; the first 52 bits lie on the odds in force. Coins are paid at once; other prizes wait to be
 * claimed. Who draws nothing gets the consolation coins.
 */
export const useDrawCampaign = <Failure = CallError<'drawCampaign'>, Context = unknown>(options?: MutationHookOptions<CampaignDrawn, Failure, DrawCampaignVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getDrawCampaignMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListCampaignEntrantsQueryKey = (id: PublicId, params?: ListCampaignEntrantsParams) => [`/v1/campaigns/${id}/entrants`, ...(params ? [params] : [])] as const;

export const getListCampaignEntrantsQueryOptions = <Data = CampaignEntrantPage, Failure = CallError<'listCampaignEntrants'>>(id: PublicId, params?: ListCampaignEntrantsParams, options?: QueryHookOptions<CampaignEntrantPage, Failure, Data>): CallQueryOptions<CampaignEntrantPage, Failure, Data> =>
  queryOptions<CampaignEntrantPage, Failure, Data>(getListCampaignEntrantsQueryKey(id, params), (request) => listCampaignEntrants(id, params, request), options);

/**
 * List the entrants of a koi draw
 *
 * Public and without names, once the list is closed; empty before. SHA-256 of the lines `pseudonym|clientSeed`, joined by
 * line breaks in this order, is `entrantsHash` of the proof. `downloadCampaignEntrants` returns them all in one file.
 */
export const useListCampaignEntrants = <Data = CampaignEntrantPage, Failure = CallError<'listCampaignEntrants'>>(id: PublicId, params?: ListCampaignEntrantsParams, options?: QueryHookOptions<CampaignEntrantPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCampaignEntrantsQueryOptions<Data, Failure>(id, params, useRequest(options)), queryClient);

export type EnterCampaignVariables = { id: PublicId; data: CampaignDrawRequest; idempotencyKey?: string | undefined };

export const getEnterCampaignMutationOptions = <Failure = CallError<'enterCampaign'>, Context = unknown>(options?: MutationHookOptions<CampaignStanding, Failure, EnterCampaignVariables, Context>) =>
  mutationOptions<CampaignStanding, Failure, EnterCampaignVariables, Context>('enterCampaign', (props, request) => enterCampaign(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Enter a koi draw
 *
 * Spends the oldest chance and pays the consolation coins, once for each member; entering again changes nothing and
 * answers the same.
 */
export const useEnterCampaign = <Failure = CallError<'enterCampaign'>, Context = unknown>(options?: MutationHookOptions<CampaignStanding, Failure, EnterCampaignVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEnterCampaignMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListQuizTriesQueryKey = (id: PublicId, params?: ListQuizTriesParams) => [`/v1/campaigns/${id}/tries`, ...(params ? [params] : [])] as const;

export const getListQuizTriesQueryOptions = <Data = QuizTryPage, Failure = CallError<'listQuizTries'>>(id: PublicId, params?: ListQuizTriesParams, options?: QueryHookOptions<QuizTryPage, Failure, Data>): CallQueryOptions<QuizTryPage, Failure, Data> =>
  queryOptions<QuizTryPage, Failure, Data>(getListQuizTriesQueryKey(id, params), (request) => listQuizTries(id, params, request), options);

/**
 * List the member’s own tries at a quiz
 *
 * Each with its questions, the member’s answers and the right ones, once it is over.
 */
export const useListQuizTries = <Data = QuizTryPage, Failure = CallError<'listQuizTries'>>(id: PublicId, params?: ListQuizTriesParams, options?: QueryHookOptions<QuizTryPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListQuizTriesQueryOptions<Data, Failure>(id, params, useRequest(options)), queryClient);

export type StartQuizVariables = { id: PublicId };

export const getStartQuizMutationOptions = <Failure = CallError<'startQuiz'>, Context = unknown>(options?: MutationHookOptions<QuizTry, Failure, StartQuizVariables, Context>) =>
  mutationOptions<QuizTry, Failure, StartQuizVariables, Context>('startQuiz', (props, request) => startQuiz(props.id, request), options);

/**
 * Start today’s try at a quiz
 *
 * Chooses the questions and starts the clock. Starting an open try again answers the same one. Moves no value, so it takes
 * no idempotency key.
 */
export const useStartQuiz = <Failure = CallError<'startQuiz'>, Context = unknown>(options?: MutationHookOptions<QuizTry, Failure, StartQuizVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getStartQuizMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListCampaignRecordsQueryKey = (id: PublicId, params?: ListCampaignRecordsParams) => [`/v1/campaigns/${id}/records`, ...(params ? [params] : [])] as const;

export const getListCampaignRecordsQueryOptions = <Data = CampaignRecordPage, Failure = CallError<'listCampaignRecords'>>(id: PublicId, params?: ListCampaignRecordsParams, options?: QueryHookOptions<CampaignRecordPage, Failure, Data>): CallQueryOptions<CampaignRecordPage, Failure, Data> =>
  queryOptions<CampaignRecordPage, Failure, Data>(getListCampaignRecordsQueryKey(id, params), (request) => listCampaignRecords(id, params, request), options);

/**
 * List the member’s own draws
 */
export const useListCampaignRecords = <Data = CampaignRecordPage, Failure = CallError<'listCampaignRecords'>>(id: PublicId, params?: ListCampaignRecordsParams, options?: QueryHookOptions<CampaignRecordPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCampaignRecordsQueryOptions<Data, Failure>(id, params, useRequest(options)), queryClient);

export type ClaimPrizeVariables = { id: PublicId; number: string; data: PrizeClaim; idempotencyKey?: string | undefined };

export const getClaimPrizeMutationOptions = <Failure = CallError<'claimPrize'>, Context = unknown>(options?: MutationHookOptions<CampaignRecord, Failure, ClaimPrizeVariables, Context>) =>
  mutationOptions<CampaignRecord, Failure, ClaimPrizeVariables, Context>('claimPrize', (props, request) => claimPrize(props.id, props.number, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Claim a prize
 *
 * Places the order that delivers the prize, through the channels of the exchange, and needs the real-name check as every
 * order does. Coins need no claim. After the deadline
 * the prize is gone.
 */
export const useClaimPrize = <Failure = CallError<'claimPrize'>, Context = unknown>(options?: MutationHookOptions<CampaignRecord, Failure, ClaimPrizeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getClaimPrizeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListCampaignWinnersQueryKey = (id: PublicId, params?: ListCampaignWinnersParams) => [`/v1/campaigns/${id}/winners`, ...(params ? [params] : [])] as const;

export const getListCampaignWinnersQueryOptions = <Data = CampaignWinnerPage, Failure = CallError<'listCampaignWinners'>>(id: PublicId, params?: ListCampaignWinnersParams, options?: QueryHookOptions<CampaignWinnerPage, Failure, Data>): CallQueryOptions<CampaignWinnerPage, Failure, Data> =>
  queryOptions<CampaignWinnerPage, Failure, Data>(getListCampaignWinnersQueryKey(id, params), (request) => listCampaignWinners(id, params, request), options);

/**
 * List the winners
 */
export const useListCampaignWinners = <Data = CampaignWinnerPage, Failure = CallError<'listCampaignWinners'>>(id: PublicId, params?: ListCampaignWinnersParams, options?: QueryHookOptions<CampaignWinnerPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCampaignWinnersQueryOptions<Data, Failure>(id, params, useRequest(options)), queryClient);

export const getGetCampaignProofQueryKey = (id: PublicId) => [`/v1/campaigns/${id}/proof`] as const;

export const getGetCampaignProofQueryOptions = <Data = CampaignProof, Failure = CallError<'getCampaignProof'>>(id: PublicId, options?: QueryHookOptions<CampaignProof, Failure, Data>): CallQueryOptions<CampaignProof, Failure, Data> =>
  queryOptions<CampaignProof, Failure, Data>(getGetCampaignProofQueryKey(id), (request) => getCampaignProof(id, request), options);

/**
 * Read what proves the draws of a campaign
 */
export const useGetCampaignProof = <Data = CampaignProof, Failure = CallError<'getCampaignProof'>>(id: PublicId, options?: QueryHookOptions<CampaignProof, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetCampaignProofQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export const getListQuestionsQueryKey = (params: ListQuestionsParams) => ['/v1/questions', params] as const;

export const getListQuestionsQueryOptions = <Data = QuestionSheet, Failure = CallError<'listQuestions'>>(params: ListQuestionsParams, options?: QueryHookOptions<QuestionSheet, Failure, Data>): CallQueryOptions<QuestionSheet, Failure, Data> =>
  queryOptions<QuestionSheet, Failure, Data>(getListQuestionsQueryKey(params), (request) => listQuestions(params, request), options);

/**
 * List the questions of an open try
 *
 * The member’s own try only. Its choices stand in an order of their own.
 */
export const useListQuestions = <Data = QuestionSheet, Failure = CallError<'listQuestions'>>(params: ListQuestionsParams, options?: QueryHookOptions<QuestionSheet, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListQuestionsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type SubmitQuestionsVariables = { data: QuestionAnswers; idempotencyKey?: string | undefined };

export const getSubmitQuestionsMutationOptions = <Failure = CallError<'submitQuestions'>, Context = unknown>(options?: MutationHookOptions<QuizTry, Failure, SubmitQuestionsVariables, Context>) =>
  mutationOptions<QuizTry, Failure, SubmitQuestionsVariables, Context>('submitQuestions', (props, request) => submitQuestions(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Submit the answers of a try
 *
 * Once. Pays coins for each right answer. Answers that come before anybody can have read the questions are refused, and
 * so are those that come after the time limit or the end of the campaign.
 */
export const useSubmitQuestions = <Failure = CallError<'submitQuestions'>, Context = unknown>(options?: MutationHookOptions<QuizTry, Failure, SubmitQuestionsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSubmitQuestionsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

