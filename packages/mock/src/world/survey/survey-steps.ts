import type {
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveySession,
} from '@yayan/api-client';
import { refuse } from '@yayan/api-client/mocks';
import type { Drafts, Run, SurveyTerms } from '../run.ts';
import { draftsOf, mergeDrafts } from './drafts.ts';
import { problemsOf } from './page-problems.ts';
import { questionnaireOf, SCREENING } from './questionnaires.ts';
import { endRun } from './runs.ts';
import type { MockTask } from './task-wall.ts';
import type { Member, World } from '../world.ts';

const endingOf = (run: Run): 2 | 3 | undefined => {
  const { question, answer } = questionnaireOf(run.task.hashId).screenOut;
  if (run.answers[question] === answer) return 2;
  return run.terms.quotaFills ? 3 : undefined;
};

const pageNames = (run: Run): string[] => questionnaireOf(run.task.hashId).pages.map(({ name }) => name);

/** The page to answer next. The last one stays the next one until the answers are submitted. */
const nextPage = (run: Run): string => {
  const names = pageNames(run);
  return names.find((name) => !run.pages.has(name)) ?? names.at(-1) ?? SCREENING;
};

const currentOf = (run: Run) => ({
  page: nextPage(run),
  revision: run.revision,
  answers: run.answers as SurveySession['answers'],
});

const endOf = ({ sessionId, result }: Run) => ({ resultId: sessionId, result });

/** A new participation of a member in a task. */
export const startRun = (
  world: World,
  member: Member,
  task: MockTask,
  terms: SurveyTerms,
  drafts: Drafts = {},
): Run => {
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
    drafts,
    draftRevision: Object.keys(drafts).length > 0 ? 1 : 0,
    result: 0,
    endedAt: null,
  };
  member.runs.set(run.sessionId, run);
  return run;
};

/** A participation as its page reads it. */
export const sessionOf = (example: SurveySession, run: Run): SurveySession => {
  const { title, pages } = questionnaireOf(run.task.hashId);
  return {
    ...example,
    task: run.task,
    definition: { title, pages: pages.map(({ name, elements }) => ({ name, elements })) },
    drafts: draftsOf(run, pageNames(run)),
    ...currentOf(run),
    pages: pages.map((page) => ({ name: page.name, title: page.title })),
    progress: run.pages.size * 50,
    startedAt: run.startedAt,
    pausedBy: null,
    state: run.endedAt === null ? 'open' : 'ended',
    resultId: run.endedAt === null ? null : run.sessionId,
  };
};

/** Keeps answers of a page that isn't finished. */
export const keepDraft = (world: World, run: Run, given: SurveyDraftAnswers) => {
  if (run.endedAt !== null) return { outcome: 'ended', ...endOf(run) } satisfies SurveyDraftOutcome;
  if (given.revision !== run.revision) return refuse('ANSWER_OUTDATED', currentOf(run));
  const newer = mergeDrafts(run, given, world.now());
  return {
    outcome: 'stored',
    draftRevision: run.draftRevision,
    newer,
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
  if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED', endOf(run));
  if (revision !== run.revision) return refuse('ANSWER_OUTDATED', currentOf(run));
  const asked = questionnaireOf(run.task.hashId).pages.find(({ name }) => name === page);
  if (!asked || (page !== nextPage(run) && !run.pages.has(page)))
    return refuse('PAGE_OUT_OF_ORDER', currentOf(run));
  const problems = problemsOf(asked.elements, answers);
  if (problems.length > 0) return refuse('ANSWER_INVALID', { problems, page, revision });
  run.answers = { ...run.answers, ...answers };
  run.pages.add(page);
  run.drafts = Object.fromEntries(Object.entries(run.drafts).filter(([, draft]) => draft.page !== page));
  run.revision += 1;
  const ending = page === SCREENING ? endingOf(run) : undefined;
  if (ending !== undefined) {
    endRun(world, member, run, ending);
    return { outcome: 'ended', resultId: run.sessionId, result: ending } satisfies SurveyPageOutcome;
  }
  return {
    outcome: 'next',
    page: nextPage(run),
    progress: run.pages.size * 50,
    revision: run.revision,
    seatUntil: null,
    pausedBy: null,
  } satisfies SurveyPageOutcome;
};

/** Ends a participation whose pages are answered. */
export const submitRun = (world: World, member: Member, run: Run) => {
  if (run.endedAt !== null) return refuse('PARTICIPATION_ENDED', endOf(run));
  if (!run.pages.has(SCREENING)) return refuse('PAGE_OUT_OF_ORDER', currentOf(run));
  endRun(world, member, run, 1);
  return { resultId: run.sessionId, result: 1 as const };
};
