import type { Course } from '../../src/modules/community/courses/course.ts';
import { selectCourse } from '../../src/modules/community/courses/course-store.ts';
import { type PreparedCall, rowsOf, type Stage } from './replayed-call.ts';

const COURSE = 'Ren2zHen4dAx';
const READING_MS = 120_000;
const ANSWERING_MS = 20_000;

const answersOf = ({ quiz }: Course) =>
  quiz.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.filter(({ right }) => right).map((option) => option.id),
  }));

/** The right answers of a quiz: the pass and the transfer that pays it. */
export async function quiz({ system, join }: Stage): Promise<PreparedCall> {
  const who = await join();
  const params = { id: COURSE };
  await system.get('openCourse', { params }, who);
  system.clock.advance(READING_MS);
  const { id: quizId } = await system.get('startCourseQuiz', { params }, who);
  system.clock.advance(ANSWERING_MS);
  const course = await selectCourse(system.platform.database.read, COURSE);
  if (course === undefined) throw new Error(`There is no course ${COURSE}`);
  const answers = answersOf(course);
  const answerWith = (given: typeof answers) => (idempotencyKey: string) =>
    system.call(
      'answerCourseQuiz',
      { params: { ...params, quizId }, body: { answers: given }, idempotencyKey },
      who,
    );
  return {
    call: answerWith(answers),
    other: answerWith(answers.slice(1)),
    count: await rowsOf(system, who, ['course_passes', 'ledger_transfers']),
    // The pass, its credit, and the quality that it adds.
    adds: 3,
  };
}
