import type { Selectable } from 'kysely';
import type { Answers } from '@yayan/survey-engine';
import type { Connection } from '../../../platform/database/database.ts';
import type { SurveySessions } from '../../../platform/database/gen/schema.ts';
import type { Drafts } from './drafts.ts';
import type { Session } from './session.ts';
import { fileKeys, storeFileKeys } from './session-files-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const sessionOf = (row: Selectable<SurveySessions>): Session => ({
  memberId: row.member_id,
  participationId: row.participation_id,
  taskId: row.task_id,
  surveyId: row.survey_id,
  answers: row.answers as Answers, // Written below, as an object.
  drafts: row.drafts as Drafts, // Written below, as an object.
  draftRevision: row.draft_revision,
  acceptedPage: row.accepted_page,
  page: row.page,
  revision: row.revision,
  screened: row.screened,
  cells: row.cells,
  lastSave: row.last_save,
  lastOutcome: row.last_outcome,
});

export async function insertSession(
  tx: Tx,
  session: Pick<
    Session,
    'memberId' | 'participationId' | 'taskId' | 'surveyId' | 'page' | 'drafts' | 'draftRevision'
  >,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('survey_sessions')
    .values({
      member_id: session.memberId,
      participation_id: session.participationId,
      task_id: session.taskId,
      survey_id: session.surveyId,
      page: session.page,
      drafts: JSON.stringify(session.drafts),
      draft_revision: session.draftRevision,
      updated_at: at,
    })
    .execute();
}

/** A session; undefined if it isn't the member's. It changes only while its participation is locked. */
export async function readSession(
  db: Connection,
  memberId: string,
  participationId: string,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('survey_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  return row && sessionOf(row);
}

export async function writeSession(tx: Tx, session: Session, at: Date): Promise<void> {
  await tx
    .updateTable('survey_sessions')
    .set({
      answers: JSON.stringify(session.answers),
      drafts: JSON.stringify(session.drafts),
      accepted_page: session.acceptedPage,
      page: session.page,
      revision: session.revision,
      screened: session.screened,
      cells: [...session.cells],
      last_save: session.lastSave,
      last_outcome: session.lastOutcome === null ? null : JSON.stringify(session.lastOutcome),
      updated_at: at,
    })
    .where('member_id', '=', session.memberId)
    .where('participation_id', '=', session.participationId)
    .execute();
}

/** Stores the drafts of a locked participation, and leaves everything else. */
export async function writeDrafts(
  tx: Tx,
  { memberId, participationId }: Session,
  { drafts, draftRevision }: Pick<Session, 'drafts' | 'draftRevision'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('survey_sessions')
    .set({ drafts: JSON.stringify(drafts), draft_revision: draftRevision, updated_at: at })
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .execute();
}

/** Every session of a member, for the export of their data. */
export async function surveyData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('survey_sessions')
    .select(['task_id as taskId', 'answers', 'drafts', 'updated_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('updated_at')
    .execute();
}

/** The answers in every session of a member. */
export async function selectAnswers(
  db: Connection,
  memberId: string,
): Promise<Pick<Session, 'participationId' | 'surveyId' | 'answers'>[]> {
  const rows = await db
    .selectFrom('survey_sessions')
    .select(['participation_id', 'survey_id', 'answers'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ participation_id, survey_id, answers }) => ({
    participationId: participation_id,
    surveyId: survey_id,
    answers: answers as Answers, // Stored above, as an object.
  }));
}

/** Replaces the answers of a session, and deletes its drafts and the stored outcome of the last save. */
export async function replaceAnswers(
  tx: Tx,
  memberId: string,
  participationId: string,
  answers: Answers,
): Promise<void> {
  await tx
    .updateTable('survey_sessions')
    .set({ answers: JSON.stringify(answers), drafts: '{}', last_outcome: null })
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .execute();
  await storeFileKeys(tx, { memberId, participationId }, fileKeys({ answers, drafts: {} }));
}
