import { type BodyOf, CoinCauseKind, type DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { dayOf, startOfDay } from '../../../platform/calendar.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Random } from '../../../platform/random.ts';
import { CREDIT, creditLegs, transfer } from '../../ledger/module.ts';
import { raiseForCourse } from '../../reward/module.ts';
import { answeringSeconds, type Course, isRight, neededRight, type Question } from './course.ts';
import { selectCourse } from './course-store.ts';
import { quizOpensAt, secondsUntil } from './courses.ts';
import {
  type AskedQuiz,
  closeQuiz,
  hasPassed,
  holdVisit,
  insertPass,
  insertQuiz,
  selectQuiz,
  selectQuizzes,
} from './progress-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;
type Answers = BodyOf<'answerCourseQuiz'>['answers'];
type Result = DataOf<'answerCourseQuiz'>;

const TRIES_A_DAY = 3;
const OPEN_MS = 30 * 60_000;
const SECOND_MS = 1000;

/**
 * Returns a member's quiz of a course: the open one, else a new one (rule 13.7). Refuses with NOT_FOUND, COURSE_ENDED,
 * COURSE_PASSED, COURSE_NOT_READ and COURSE_TRIES_USED.
 */
export async function startCourseQuiz(
  { database, clock, random }: Deps,
  { caller: { memberId }, params: { id: courseId } }: Call<'startCourseQuiz'>,
): Promise<DataOf<'startCourseQuiz'>> {
  const at = clock.now();
  return await database.transaction(async (tx) => {
    const course = await openCourseAt(tx, courseId, at);
    const openedAt = await holdVisit(tx, memberId, courseId);
    if (openedAt === undefined || at < quizOpensAt(course, openedAt)) return refuse('COURSE_NOT_READ');
    if (await hasPassed(tx, memberId, courseId)) return refuse('COURSE_PASSED');
    const today = await selectQuizzes(tx, { memberId, courseId, since: startOfDay(dayOf(at)) });
    const open = today.find((quiz) => quiz.answeredAt === null && at < overAt(quiz));
    if (open !== undefined) return shownQuiz(open, at);
    if (today.length >= TRIES_A_DAY) return refuse('COURSE_TRIES_USED');
    const questions = course.quiz.map((question) => ({
      ...question,
      options: shuffled(question.options, random),
    }));
    const quiz: AskedQuiz = { id: random.uuid(), questions, startedAt: at, answeredAt: null };
    await insertQuiz(tx, { memberId, courseId, id: quiz.id, questions, at });
    return shownQuiz(quiz, at);
  });
}

interface QuizSubmission {
  memberId: string;
  courseId: string;
  quizId: string;
  answers: Answers;
}

/**
 * Marks the answers of an open quiz, once. A member who passes is paid in the same transaction (rules 13.6, 13.8).
 * Refuses with NOT_FOUND, COURSE_ENDED, COURSE_PASSED, COURSE_QUIZ_OVER, COURSE_QUIZ_TOO_FAST and
 * COURSE_ANSWERS_INVALID; a refusal changes nothing.
 */
export async function answerCourseQuiz(
  { database, clock }: Deps,
  { caller: { memberId }, params, body, idempotency }: Call<'answerCourseQuiz'>,
): Promise<Result> {
  const answered = { memberId, courseId: params.id, quizId: params.quizId, answers: body.answers };
  return await idempotently(database, { memberId, ...idempotency }, (tx) =>
    markIn(tx, answered, clock.now()),
  );
}

async function markIn(tx: Tx, answered: QuizSubmission, at: Date): Promise<Result> {
  const { memberId, courseId, quizId, answers } = answered;
  const course = await openCourseAt(tx, courseId, at);
  await holdVisit(tx, memberId, courseId);
  const quiz = (await selectQuiz(tx, { memberId, courseId, quizId })) ?? refuse('NOT_FOUND');
  if (await hasPassed(tx, memberId, courseId)) return refuse('COURSE_PASSED');
  if (quiz.answeredAt !== null || at >= overAt(quiz)) return refuse('COURSE_QUIZ_OVER');
  if (at < answerableAt(quiz)) return refuse('COURSE_QUIZ_TOO_FAST');
  const chosen = chosenIn(quiz.questions, answers);
  const review = quiz.questions.map((question) => ({
    questionId: question.id,
    right: isRight(question, chosen.get(question.id) ?? []),
    explanation: question.explanation,
  }));
  const right = review.filter((each) => each.right).length;
  const total = review.length;
  await closeQuiz(tx, { memberId, quizId, right, at });
  const passed = right >= neededRight(total);
  if (passed) await pass(tx, { memberId, quizId, course, at });
  return { passed, right, total, coins: passed ? course.coins : 0, review };
}

/** The key of the transfer that pays a passed course. */
export const courseKey = (memberId: string, courseId: string): string => `course:${memberId}:${courseId}`;

async function pass(
  tx: Tx,
  { memberId, quizId, course, at }: { memberId: string; quizId: string; course: Course; at: Date },
): Promise<void> {
  const { id, title, coins } = course;
  await insertPass(tx, { memberId, courseId: id, quizId, coins, at });
  const cause = { kind: CoinCauseKind.Course, id, title: `通过课程：${title}` };
  const coinLegs = coins > 0 ? [{ asset: 'coin', amount: coins, platform: 'issue' } as const] : [];
  await transfer(tx, {
    key: courseKey(memberId, id),
    memberId,
    reason: 'earned',
    cause,
    legs: [...coinLegs, ...creditLegs(CREDIT.course)],
    at,
  });
  await raiseForCourse(tx, { memberId, cause, at });
}

/** The course, if it has not ended. Refuses with NOT_FOUND and COURSE_ENDED. */
async function openCourseAt(tx: Tx, id: string, at: Date): Promise<Course> {
  const course = (await selectCourse(tx, id)) ?? refuse('NOT_FOUND');
  return course.closesAt !== null && at >= course.closesAt ? refuse('COURSE_ENDED') : course;
}

/** The chosen options by question, if each question is answered once with its own options. */
function chosenIn(questions: readonly Question[], answers: Answers): ReadonlyMap<string, readonly string[]> {
  const chosen = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
  const isWhole = questions.every(({ id, options }) => {
    const own = chosen.get(id) ?? [];
    const isSingle = options.filter(({ right }) => right).length === 1;
    return (
      own.length > 0 &&
      !(isSingle && own.length > 1) &&
      own.every((one) => options.some((each) => each.id === one))
    );
  });
  const isExact = chosen.size === questions.length && answers.length === questions.length;
  return isWhole && isExact ? chosen : refuse('COURSE_ANSWERS_INVALID');
}

const overAt = ({ startedAt }: AskedQuiz): Date => new Date(startedAt.getTime() + OPEN_MS);
const answerableAt = ({ startedAt, questions }: AskedQuiz): Date =>
  new Date(startedAt.getTime() + answeringSeconds(questions.length) * SECOND_MS);

function shownQuiz(quiz: AskedQuiz, at: Date): DataOf<'startCourseQuiz'> {
  return {
    id: quiz.id,
    waitSeconds: secondsUntil(answerableAt(quiz), at),
    leftSeconds: secondsUntil(overAt(quiz), at),
    questions: quiz.questions.map(({ id, text, options }) => ({
      id,
      text,
      multiple: options.filter(({ right }) => right).length > 1,
      options: options.map((option) => ({ id: option.id, text: option.text })),
    })),
  };
}

function shuffled<Item>(items: readonly Item[], random: Pick<Random, 'int'>): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.int(left.length), 1));
  return mixed;
}
