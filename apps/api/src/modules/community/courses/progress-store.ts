import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import { type Question, questionSchema } from './course.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const questionsSchema = z.array(questionSchema);

/** The courses that a member has opened and passed. */
export interface Progress {
  opened: ReadonlySet<string>;
  passed: ReadonlySet<string>;
}

export async function selectProgress(db: Connection, memberId: string): Promise<Progress> {
  const [opened, passed] = [
    await db.selectFrom('course_visits').select('course_id').where('member_id', '=', memberId).execute(),
    await db.selectFrom('course_passes').select('course_id').where('member_id', '=', memberId).execute(),
  ];
  return {
    opened: new Set(opened.map(({ course_id }) => course_id)),
    passed: new Set(passed.map(({ course_id }) => course_id)),
  };
}

/** Stores the first visit and returns its time. */
export async function openVisit(
  db: Connection,
  { memberId, courseId, at }: { memberId: string; courseId: string; at: Date },
): Promise<Date> {
  const { rows } = await sql<{ opened_at: Date }>`
    insert into course_visits (member_id, course_id, opened_at) values (${memberId}, ${courseId}, ${at})
    on conflict (member_id, course_id) do update set opened_at = course_visits.opened_at
    returning opened_at`.execute(db);
  return rows[0]?.opened_at ?? at;
}

/**
 * When a member first opened a course. Locks the visit, so that their other calls about the course wait until the
 * transaction ends.
 */
export async function holdVisit(tx: Tx, memberId: string, courseId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('course_visits')
    .select('opened_at')
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
  return row?.opened_at;
}

export async function hasPassed(db: Connection, memberId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('course_passes')
    .select('quiz_id')
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AskedQuiz {
  id: string;
  questions: Question[];
  startedAt: Date;
  answeredAt: Date | null;
}

interface QuizRow {
  id: string;
  questions: unknown;
  started_at: Date;
  answered_at: Date | null;
}

const quizOf = ({ id, questions, started_at, answered_at }: QuizRow): AskedQuiz => ({
  id,
  questions: questionsSchema.parse(questions),
  startedAt: started_at,
  answeredAt: answered_at,
});

/** A member's quizzes since a given time, newest first. */
export async function selectQuizzes(
  db: Connection,
  { memberId, courseId, since }: { memberId: string; courseId: string; since: Date },
): Promise<AskedQuiz[]> {
  const rows = await db
    .selectFrom('course_quizzes')
    .select(['id', 'questions', 'started_at', 'answered_at'])
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map(quizOf);
}

export async function selectQuiz(
  db: Connection,
  { memberId, courseId, quizId }: { memberId: string; courseId: string; quizId: string },
): Promise<AskedQuiz | undefined> {
  const row = await db
    .selectFrom('course_quizzes')
    .select(['id', 'questions', 'started_at', 'answered_at'])
    .where('member_id', '=', memberId)
    .where('id', '=', quizId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row && quizOf(row);
}

export async function insertQuiz(
  tx: Tx,
  quiz: { memberId: string; courseId: string; id: string; questions: readonly Question[]; at: Date },
): Promise<void> {
  const { memberId, courseId, id, questions, at } = quiz;
  await tx
    .insertInto('course_quizzes')
    .values({
      member_id: memberId,
      course_id: courseId,
      id,
      questions: JSON.stringify(questions),
      started_at: at,
    })
    .execute();
}

export async function closeQuiz(
  tx: Tx,
  { memberId, quizId, right, at }: { memberId: string; quizId: string; right: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('course_quizzes')
    .set({ answered_at: at, right_count: right })
    .where('member_id', '=', memberId)
    .where('id', '=', quizId)
    .execute();
}

export async function insertPass(
  tx: Tx,
  pass: { memberId: string; courseId: string; quizId: string; coins: number; at: Date },
): Promise<void> {
  const { memberId, courseId, quizId, coins, at } = pass;
  await tx
    .insertInto('course_passes')
    .values({ member_id: memberId, course_id: courseId, quiz_id: quizId, coins, passed_at: at })
    .execute();
}
