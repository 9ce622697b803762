import type {
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveySession,
} from '@yayan/api-client';
import { refuse } from '@yayan/api-client/mocks';
import type { Run, SurveyTerms } from './run.ts';
import { endRun } from './runs.ts';
import type { MockTask } from './task-wall.ts';
import type { Member, World } from './world.ts';

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

/** A new participation of a member in a task. */
export const startRun = (world: World, member: Member, task: MockTask, terms: SurveyTerms): Run => {
  const run: Run = {
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
  return run;
};

/** A participation as its page reads it. */
export const sessionOf = (example: SurveySession, run: Run): SurveySession => ({
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
});

/** Keeps answers of a page that isn't finished. */
export const keepDraft = (run: Run, { page, answers, revision }: SurveyDraftAnswers) => {
  if (run.endedAt !== null)
    return { outcome: 'ended', resultId: run.sessionId, result: run.result } satisfies SurveyDraftOutcome;
  if (revision !== run.revision) return refuse('ANSWER_OUTDATED');
  const { drafts } = run;
  run.drafts = {
    pages: [...new Set([...drafts.pages, page])],
    answers: { ...drafts.answers, ...answers },
    revision: drafts.revision + 1,
  };
  return {
    outcome: 'stored',
    draftRevision: run.drafts.revision,
    newer: [],
    pausedBy: null,
  } satisfies SurveyDraftOutcome;
};

/** Takes the answers of a page, after which the next page follows or the participation ends. */
export const takePage = (
  world: World,
  member: Member,
  run: Run,
  { page, answers, revision }: SurveyPageAnswers,
) => {
  if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED');
  if (revision !== run.revision) return refuse('ANSWER_OUTDATED');
  if (!pages.some(({ name }) => name === page)) return refuse('PAGE_OUT_OF_ORDER');
  run.answers = { ...run.answers, ...answers };
  run.pages.add(page);
  run.drafts = { ...run.drafts, pages: run.drafts.pages.filter((each) => each !== page) };
  run.revision += 1;
  const ending = page === 'screening' ? endingOf(run) : undefined;
  if (ending !== undefined) {
    endRun(world, member, run, ending);
    return { outcome: 'ended', resultId: run.sessionId, result: ending } satisfies SurveyPageOutcome;
  }
  return {
    outcome: 'next',
    page: 'habits',
    progress: run.pages.size * 50,
    revision: run.revision,
    seatUntil: null,
    pausedBy: null,
  } satisfies SurveyPageOutcome;
};

/** Ends a participation whose pages are answered. */
export const submitRun = (world: World, member: Member, run: Run) => {
  if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED');
  if (!run.pages.has('screening')) return refuse('PAGE_OUT_OF_ORDER');
  endRun(world, member, run, 1);
  return { resultId: run.sessionId, result: 1 as const };
};
