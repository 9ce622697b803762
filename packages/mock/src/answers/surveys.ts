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
import { jsonOf } from './json-of.ts';
import type { Run, SurveyTerms } from '../world/run.ts';
import { causeOf, earnedBy, endRun, giveUpRun, supportCodeOf } from '../world/runs.ts';
import { memberOf } from '../world/sign-in.ts';
import { mockTasks } from '../world/task-wall.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './answer-table.ts';

export const usualTerms: SurveyTerms = { quotaFills: false, pay: 'at once' };

/** The answer that screens a respondent out. */
const SCREENED_OUT = '0–2 次';

const pages = [
  { name: 'screening', title: '先认识一下你' },
  { name: 'habits', title: '你的早餐' },
];
const definition = {
  title: '早餐习惯小调查',
  pages: [
    {
      name: 'screening',
      elements: [
        {
          type: 'radiogroup',
          name: 'frequency',
          title: '你每周吃几次早餐？',
          isRequired: true,
          choices: [SCREENED_OUT, '3–5 次', '每天'],
        },
      ],
    },
    {
      name: 'habits',
      elements: [{ type: 'comment', name: 'favourite', title: '你最喜欢的早餐是什么？', isRequired: true }],
    },
  ],
};

const endingOf = (run: Run): 2 | 3 | undefined => {
  if (run.answers['frequency'] === SCREENED_OUT) return 2;
  return run.terms.quotaFills ? 3 : undefined;
};

const GIVEN_UP = '名额已让出，填过的答案已删除，没有金币。';
const reasons = [
  '',
  '答卷已通过，金币随之到账。',
  '你的回答没问题，只是这次需要的人群不同。',
  '与你情况相近的名额已满。',
];

/** Starting, answering and ending participations. */
export const surveyAnswers = (world: World, terms: SurveyTerms): Answers => {
  const runOf = (request: Request, id: unknown): Run | undefined =>
    memberOf(world, request).runs.get(String(id));

  return {
    startParticipation: mockStartParticipation(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { taskHashId } = await jsonOf<ParticipationRequest>(request);
      const task = mockTasks.find(({ hashId }) => hashId === taskHashId);
      if (!task) return refuse('NOT_FOUND');
      const isOf = (run: Run): boolean => run.task.hashId === taskHashId;
      const known = [...member.runs.values()].findLast(isOf);
      if (known && known.endedAt !== null) return refuse('ALREADY_JOINED');
      const run: Run = known ?? {
        sessionId: world.nextId(),
        task: {
          hashId: task.hashId,
          title: task.title,
          type: task.type,
          cover: null,
          coins: task.coins,
          consolationCoins: 20,
        },
        startedAt: world.time(),
        // Only external surveys report late or reverse a result.
        kind: terms.pay === 'at once' ? task.kind : 'external',
        terms,
        pages: new Set(),
        answers: {},
        revision: 0,
        drafts: { pages: [], answers: {}, revision: 0 },
        result: 0,
        endedAt: null,
      };
      member.runs.set(run.sessionId, run);
      const { sessionId, kind } = run;
      const url = kind === 'external' ? new URL(`/mock/supplier/${sessionId}`, request.url).href : null;
      return { sessionId, kind, url, resultId: null };
    }),

    getSurveySession: mockGetSurveySession((example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      return {
        ...example,
        task: run.task,
        definition,
        answers: run.answers as typeof example.answers,
        drafts: { ...run.drafts, answers: run.drafts.answers as typeof example.answers, cleared: [] },
        page: run.pages.has('screening') ? 'habits' : 'screening',
        pages,
        progress: run.pages.size * 50,
        revision: run.revision,
        startedAt: run.startedAt,
        pausedBy: null,
        state: run.endedAt === null ? 'open' : 'ended',
        resultId: run.endedAt === null ? null : run.sessionId,
      };
    }),

    saveDraftAnswers: mockSaveDraftAnswers(async (_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      if (run.endedAt !== null) return { outcome: 'ended', resultId: run.sessionId, result: run.result };
      const { page, answers, revision } = await jsonOf<SurveyDraftAnswers>(request);
      if (revision !== run.revision) return refuse('ANSWER_OUTDATED');
      const { drafts } = run;
      run.drafts = {
        pages: [...new Set([...drafts.pages, page])],
        answers: { ...drafts.answers, ...answers },
        revision: drafts.revision + 1,
      };
      return { outcome: 'stored', draftRevision: run.drafts.revision, newer: [], pausedBy: null };
    }),

    saveSurveyPage: mockSaveSurveyPage(async (_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED');
      const { page, answers, revision } = await jsonOf<SurveyPageAnswers>(request);
      if (revision !== run.revision) return refuse('ANSWER_OUTDATED');
      if (!pages.some(({ name }) => name === page)) return refuse('PAGE_OUT_OF_ORDER');
      run.answers = { ...run.answers, ...answers };
      run.pages.add(page);
      run.drafts = { ...run.drafts, pages: run.drafts.pages.filter((each) => each !== page) };
      run.revision += 1;
      const ending = page === 'screening' ? endingOf(run) : undefined;
      if (ending !== undefined) {
        endRun(world, memberOf(world, request), run, ending);
        return { outcome: 'ended', resultId: run.sessionId, result: ending };
      }
      return {
        outcome: 'next',
        page: 'habits',
        progress: run.pages.size * 50,
        revision: run.revision,
        seatUntil: null,
        pausedBy: null,
      };
    }),

    submitSurvey: mockSubmitSurvey((_example, { request, params }) => {
      const run = runOf(request, params['id']);
      if (!run) return refuse('NOT_FOUND');
      if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED');
      if (!run.pages.has('screening')) return refuse('PAGE_OUT_OF_ORDER');
      endRun(world, memberOf(world, request), run, 1);
      return { resultId: run.sessionId, result: 1 };
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
        reason: run.result === 8 ? GIVEN_UP : (reasons[run.result] ?? ''),
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
