import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import type { Courses } from '../../../platform/database/gen/schema.ts';
import { type Course, courseVideoSchema, questionSchema } from './course.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const quizSchema = z.array(questionSchema);

const courseOf = (row: Selectable<Courses>): Course => ({
  id: row.id,
  position: row.position,
  title: row.title,
  summary: row.summary,
  body: row.body,
  minutes: row.minutes,
  coins: row.coins,
  video: courseVideoSchema.nullable().parse(row.video),
  quiz: quizSchema.parse(row.quiz),
  closesAt: row.closes_at,
});

/** A course with the time of its last change. */
export interface StoredCourse extends Course {
  updatedAt: Date;
}

const storedOf = (row: Selectable<Courses>): StoredCourse => ({
  ...courseOf(row),
  updatedAt: row.updated_at,
});

const MOST = 50;

/** The courses that members see, in their order. */
export async function selectCourses(db: Connection): Promise<Course[]> {
  const rows = await db
    .selectFrom('courses')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(courseOf);
}

/** The courses with who began and passed them, changed no later than `before`, the latest change first. */
export async function selectChangedCourses(
  db: Connection,
  { before, most }: { before: Date | undefined; most: number },
): Promise<StoredCourse[]> {
  const rows = await db
    .selectFrom('courses')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('updated_at', '<=', before ?? new Date(0)))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(storedOf);
}

/** One course that members see, with its last change. */
export async function selectStoredCourse(db: Connection, id: string): Promise<StoredCourse | undefined> {
  const row = await db
    .selectFrom('courses')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row && storedOf(row);
}

export async function selectCourse(db: Connection, id: string): Promise<Course | undefined> {
  const row = await db
    .selectFrom('courses')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row && courseOf(row);
}

/** Those of the given keys that are no course's video, also of no course that was withdrawn. */
export async function findVideosOfNoCourse(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as video (key)
    where not exists (select from courses c where c.video ->> 'source' = video.key)`.execute(db);
  return rows.map(({ key }) => key);
}

/** Adds a course, or changes the one with this id. */
export async function upsertCourse(tx: Tx, course: Course, at: Date): Promise<void> {
  const { id, closesAt, video, quiz, ...plain } = course;
  const columns = {
    ...plain,
    closes_at: closesAt,
    video: video === null ? null : JSON.stringify(video),
    quiz: JSON.stringify(quiz),
    updated_at: at,
  };
  await tx
    .insertInto('courses')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...columns, withdrawn_at: null }))
    .execute();
}

/** Hides a course; false if members see none with this id. */
export async function hideCourse(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('courses')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The numbers of members who began and passed a course. */
export async function countCourse(db: Connection, id: string): Promise<{ begun: number; passed: number }> {
  const { rows } = await sql<{ begun: number; passed: number }>`
    select (select count(*)::int from course_visits where course_id = ${id}) as begun,
      (select count(*)::int from course_passes where course_id = ${id}) as passed`.execute(db);
  return rows[0] ?? { begun: 0, passed: 0 };
}
