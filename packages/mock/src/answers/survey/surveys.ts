import type {
  ParticipationRequest,
  ReturnReport,
  SurveyDraftAnswers,
  SurveyPageAnswers,
} from '@yayan/api-client';
import {
  mockGetPartnerVisit,
  mockGetSurveyResult,
  mockGiveUpParticipation,
  mockGetSurveySession,
  mockReportReturn,
  mockSaveDraftAnswers,
  mockSaveSurveyPage,
  mockStartParticipation,
  mockSubmitSurvey,
  refuse,
} from '@yayan/api-client/mocks';
import { jsonOf } from '../json-of.ts';
import type { Run, SurveyTerms } from '../../world/run.ts';
import { causeOf, earnedBy, giveUpRun, supportCodeOf } from '../../world/survey/runs.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import { prefilledDrafts } from '../../world/survey/prefilled-drafts.ts';
import { keepDraft, sessionOf, startRun, submitRun, takePage } from '../../world/survey/survey-steps.ts';
import { mockTasks } from '../../world/survey/task-wall.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

export const usualTerms: SurveyTerms = { quotaFills: false, pay: 'at once' };

const GIVEN_UP = '名额已让出，填过的答案已删除，没有金币。';
const reasons = [
  '',
  '答卷已通过，金币随之到账。',
  '你的回答没问题，只是这次需要的人群不同。',
  '与你情况相近的名额已满。',
];

/** What the respondent reads about the result of a participation. */
export const reasonOf = ({ result }: Run): string => (result === 8 ? GIVEN_UP : (reasons[result] ?? ''));

/** Starting, answering and ending participations. */
export const surveyAnswers = (world: World, terms: SurveyTerms): Answers => {
  const runOf = (request: Request, id: unknown): Run | undefined =>
    memberOf(world, request).runs.get(String(id));

  return {
    startParticipation: mockStartParticipation(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { taskHashId, consent, dataUseVersion = 1 } = await jsonOf<ParticipationRequest>(request);
      const task = mockTasks.find(({ hashId }) => hashId === taskHashId);
      if (!task) return refuse('NOT_FOUND');
      const isOf = (run: Run): boolean => run.task.hashId === taskHashId;
      const known = [...member.runs.values()].findLast(isOf);
      if (known && known.endedAt !== null) return refuse('ALREADY_JOINED');
      if (!known && task.dataUse?.consentRequired && consent !== true) return refuse('CONSENT_REQUIRED');
      // The mock corrects no text about data.
      if (!known && dataUseVersion !== 1) return refuse('DATA_USE_CHANGED');
      const run =
        known ?? startRun(world, member, task, terms, await prefilledDrafts(world, member, task, consent));
      const { sessionId, kind } = run;
      const url = kind === 'external' ? new URL(`/mock/supplier/${sessionId}`, request.url).href : null;
      return { sessionId, kind, url, resultId: null };
    }),

    getSurveySession: mockGetSurveySession((example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      return sessionOf(example, run);
    }),

    saveDraftAnswers: mockSaveDraftAnswers(async (_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      return keepDraft(world, run, await jsonOf<SurveyDraftAnswers>(request));
    }),

    saveSurveyPage: mockSaveSurveyPage(async (_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      return takePage(world, memberOf(world, request), run, await jsonOf<SurveyPageAnswers>(request));
    }),

    submitSurvey: mockSubmitSurvey((_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      return submitRun(world, memberOf(world, request), run);
    }),

    giveUpParticipation: mockGiveUpParticipation((_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED');
      giveUpRun(world, memberOf(world, request), run);
      return { resultId: run.sessionId, result: 8 };
    }),

    getSurveyResult: mockGetSurveyResult((example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run || run.endedAt === null) return refuse('NOT_FOUND');
      const { earningState, ...earned } = earnedBy(memberOf(world, request), run);
      const elapsedMs = Date.parse(run.endedAt) - Date.parse(run.startedAt);
      return {
        ...example,
        result: run.result,
        cause: causeOf(run),
        task: run.task,
        sessionId: run.sessionId,
        earned: { ...earned, state: earningState },
        startedAt: run.startedAt,
        endedAt: run.endedAt,
        elapsedSeconds: Math.round(elapsedMs / 1000),
        reason: reasonOf(run),
        supportCode: supportCodeOf(run),
      };
    }),

    getPartnerVisit: mockGetPartnerVisit((_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      const { task, startedAt, endedAt, sessionId } = run;
      return {
        task,
        startedAt,
        state: endedAt === null ? 'waiting' : 'ended',
        resultId: endedAt === null ? null : sessionId,
        supportCode: supportCodeOf(run),
        expiresAt: null,
      };
    }),

    reportReturn: mockReportReturn(async (_example, { request }) => {
      const { query } = await jsonOf<ReturnReport>(request);
      const sid = new URLSearchParams(query).get('sid') ?? '';
      const run = [...world.members.values()].map(({ runs }) => runs.get(sid)).find(Boolean);
      if (!run)
        return {
          state: 'unknown',
          sessionId: null,
          resultId: null,
          taskHashId: null,
          supportCode: '0000-0000',
        };
      const isOver = run.endedAt !== null;
      return {
        state: isOver ? 'ended' : 'waiting',
        sessionId: sid,
        resultId: isOver ? sid : null,
        taskHashId: null,
        supportCode: supportCodeOf(run),
      };
    }),
  };
};
