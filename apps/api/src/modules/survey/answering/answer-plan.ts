import type { SurveyProblemCode } from '@yayan/contract';
import {
  type Answers,
  checkPage,
  judge,
  type Judgement,
  type Problem,
  type ProblemCode,
  quickCheck,
  resumePage,
  screen,
  type Screening,
  type SurveyDefinition,
  visiblePages,
} from '@yayan/survey-engine';
import { hasReached, pageList, progressAt } from './page-list.ts';
import type { Session } from './session.ts';

/** One posted page, as the API document defines it. */
export interface PostedAnswers {
  readonly page: string;
  readonly answers: Answers;
  readonly revision: number;
  /** Milliseconds since the respondent confirmed the page. */
  readonly ageMs?: number;
}

export interface RefusedPage {
  readonly problems: readonly { question: string; code: SurveyProblemCode; message: string }[];
  readonly page: string;
}

/** The evaluation of a posted page together with the answers saved before. */
export type AnswerPlan =
  | { readonly kind: 'outOfOrder' }
  | {
      readonly kind: 'refused';
      readonly name: 'ANSWER_INVALID' | 'ANSWER_FORGED';
      readonly refused: RefusedPage;
    }
  | {
      readonly kind: 'accepted';
      readonly answers: Answers;
      /** The page to answer next; the last visible page when all are answered. */
      readonly page: string;
      readonly acceptedPage: string;
      readonly progress: number;
      /** Set for the screening page only. */
      readonly screening: Screening | undefined;
    };

const codes: Record<ProblemCode, SurveyProblemCode> = {
  required: 'required',
  wrongType: 'wrongType',
  unknownChoice: 'unknownChoice',
  tooMany: 'tooManyChoices',
  tooLong: 'tooLong',
  invalidFormat: 'wrongFormat',
  invalid: 'outOfRange',
  unknownQuestion: 'unknownQuestion',
  otherPage: 'unknownQuestion',
  hidden: 'hidden',
  unknownPage: 'unknownQuestion',
  pageNotReached: 'hidden',
};

/** Problems that answers from our own survey runner can't have. */
const forged: ReadonlySet<ProblemCode> = new Set([
  'wrongType',
  'unknownChoice',
  'unknownQuestion',
  'otherPage',
  'hidden',
]);

/** Refuses a page with these problems. */
export function refusedPlan(
  page: string,
  problems: readonly Problem[],
): Extract<AnswerPlan, { kind: 'refused' }> {
  return {
    kind: 'refused',
    name: problems.some(({ problem }) => forged.has(problem)) ? 'ANSWER_FORGED' : 'ANSWER_INVALID',
    refused: {
      page,
      problems: problems.map(({ question, problem, msg }) => ({
        question,
        code: codes[problem],
        message: msg.slice(0, 200),
      })),
    },
  };
}

/**
 * Evaluates a posted page: the server's evaluation decides (rule 3.5). It is a pure function and takes 10 to 30 ms of
 * CPU, so callers run it before the transaction, on the revision they read.
 */
export function planAnswers(
  definition: SurveyDefinition,
  session: Session,
  { page, answers }: PostedAnswers,
): AnswerPlan {
  const order = pageList(definition).map(({ name }) => name);
  const place = order.indexOf(page);
  if (!hasReached(definition, session, page)) return { kind: 'outOfOrder' };
  const quick = quickPlan(definition, session, { page, answers }, order);
  if (quick !== undefined) return quick;
  const check = checkPage(definition, page, session.answers, answers);
  if (!check.ok)
    return check.problems.some(({ question }) => question === '')
      ? { kind: 'outOfOrder' }
      : refusedPlan(page, check.problems);
  const next = resumePage(definition, check.answers, page);
  const accepted = Math.max(place, order.indexOf(session.acceptedPage ?? ''));
  return {
    kind: 'accepted',
    answers: check.answers,
    page: next ?? visiblePages(definition, check.answers).at(-1) ?? page,
    acceptedPage: order[accepted] ?? page,
    progress: progressAt(definition, check.answers, next),
    screening: page === definition.host.screening.page ? screen(definition, check.answers) : undefined,
  };
}

/**
 * A faster evaluation for the next page in order, when no screening takes place and no answer needs the full check.
 * Undefined means that the full evaluation is needed.
 */
function quickPlan(
  definition: SurveyDefinition,
  session: Session,
  { page, answers }: Pick<PostedAnswers, 'page' | 'answers'>,
  order: readonly string[],
): Extract<AnswerPlan, { kind: 'accepted' }> | undefined {
  const accepted = order.indexOf(session.acceptedPage ?? '');
  const isNext = page === session.page && order.indexOf(page) > accepted && accepted >= 0;
  if (!isNext || !session.screened || page === definition.host.screening.page) return undefined;
  const check = quickCheck(definition, page, session.answers, answers);
  if (check === undefined) return undefined;
  const at = check.visible.indexOf(page);
  const next = check.visible[at + 1];
  return {
    kind: 'accepted',
    answers: check.answers,
    page: next ?? page,
    acceptedPage: page,
    progress: next === undefined ? 100 : Math.round((100 * (at + 1)) / check.visible.length),
    screening: undefined,
  };
}

/** An accepted last page with the verdict on all pages. If `judge` finds an open problem, the page is refused. */
export type SubmitPlan =
  | Exclude<AnswerPlan, { kind: 'accepted' }>
  | (Extract<AnswerPlan, { kind: 'accepted' }> & {
      readonly judgement: Exclude<Judgement, { outcome: 'invalid' }>;
    });

/**
 * Evaluates the last page, and all pages before it once more.
 * @param elapsedSeconds since the start, by the server's clock
 */
export function planSubmit(
  definition: SurveyDefinition,
  session: Session,
  posted: PostedAnswers,
  elapsedSeconds: number,
): SubmitPlan {
  const plan = planAnswers(definition, session, posted);
  if (plan.kind !== 'accepted') return plan;
  const judgement = judge(definition, plan.answers, elapsedSeconds);
  return judgement.outcome === 'invalid'
    ? refusedPlan(judgement.page, judgement.problems)
    : { ...plan, judgement };
}
