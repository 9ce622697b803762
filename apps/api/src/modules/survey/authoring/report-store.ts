import { sql } from 'kysely';
import type { Answers } from '@yayan/survey-engine';
import type { Connection } from '../../../platform/database/database.ts';

/** A session of a task with its response quality, which is null until it is submitted. */
export interface ReportSession {
  readonly memberId: string;
  readonly participationId: string;
  readonly surveyId: string;
  readonly answers: Answers;
  readonly seconds: number | null;
  readonly speed: number | null;
  readonly matrices: number | null;
  readonly straightLined: number | null;
  readonly contradictions: readonly string[] | null;
  readonly openAnswers: number | null;
  readonly duplicates: number | null;
}

/** At most `limit` sessions of a task after the given one, in the order they began. */
export async function readReportSessions(
  db: Connection,
  taskId: string,
  after: string | undefined,
  limit: number,
): Promise<ReportSession[]> {
  let rows = db
    .selectFrom('survey_sessions as s')
    .leftJoin('survey_figures as f', (join) =>
      join.onRef('f.member_id', '=', 's.member_id').onRef('f.participation_id', '=', 's.participation_id'),
    )
    .select(['s.member_id', 's.participation_id', 's.survey_id', 's.answers'])
    .select(['f.seconds', 'f.speed', 'f.matrices', 'f.straight_lined', 'f.contradictions'])
    .select(['f.open_answers', 'f.duplicates'])
    .where('s.task_id', '=', taskId);
  if (after !== undefined) rows = rows.where('s.participation_id', '>', after);
  return (await rows.orderBy('s.participation_id').limit(limit).execute()).map((row) => ({
    memberId: row.member_id,
    participationId: row.participation_id,
    surveyId: row.survey_id,
    answers: row.answers as Answers, // Written as an object by session-store.ts.
    seconds: row.seconds,
    speed: row.speed,
    matrices: row.matrices,
    straightLined: row.straight_lined,
    contradictions: row.contradictions,
    openAnswers: row.open_answers,
    duplicates: row.duplicates,
  }));
}

/** All versions of the questionnaire that were started in this task, newest first. */
export async function readReportVersions(db: Connection, taskId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from survey_definitions d
    where d.id in (select survey_id from survey_sessions where task_id = ${taskId}
      union select survey_id from hosted_surveys where task_id = ${taskId})
    order by d.version desc`.execute(db);
  return rows.map(({ id }) => id);
}
