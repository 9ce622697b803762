import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Participation } from '../participation.ts';
import type { TaskTexts } from '../task-texts.ts';

type DataUse = TaskTexts['dataUse'];

/** A consent that a member gave at the start of a task, with the text as it was then. */
export interface TaskConsent {
  readonly taskId: string;
  readonly text: DataUse;
  readonly agreedAt: Date;
  readonly withdrawnAt: Date | null;
}

/** All consents of a member, the newest first. */
export async function readConsents(db: Connection, memberId: string): Promise<TaskConsent[]> {
  const rows = await db
    .selectFrom('participations')
    .select(['task_id', 'consent_text', 'consent_withdrawn_at'])
    .select(sql<Date>`consent_at`.as('agreed_at')) // A check constraint demands it beside a text.
    .where('member_id', '=', memberId)
    .where('consent_text', 'is not', null)
    .orderBy('consent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    taskId: row.task_id,
    text: row.consent_text as DataUse, // Written from a task's texts by participation-store.ts.
    agreedAt: row.agreed_at,
    withdrawnAt: row.consent_withdrawn_at,
  }));
}

/** The text that a member agreed to at the start of a participation; undefined without one in force. */
export async function readConsentInForce(
  db: Connection,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
): Promise<DataUse | undefined> {
  const row = await db
    .selectFrom('participations')
    .select('consent_text')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('consent_text', 'is not', null)
    .where('consent_withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.consent_text as DataUse | undefined; // Written from a task's texts by participation-store.ts.
}

/** Withdraws a member's consents to one recipient that are in force. Returns how many these were. */
export async function withdrawConsents(
  db: Connection,
  { memberId, recipient, at }: { memberId: string; recipient: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('participations')
    .set({ consent_withdrawn_at: at })
    .where('member_id', '=', memberId)
    .where('consent_withdrawn_at', 'is', null)
    .where(sql<boolean>`consent_text ->> 'recipient' = ${recipient}`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Stores a consent that the member gives again, in place of the one they withdrew. */
export async function renewConsent(
  db: Connection | Tx,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  { text, at }: { text: DataUse; at: Date },
): Promise<void> {
  await db
    .updateTable('participations')
    .set({ consent_at: at, consent_text: JSON.stringify(text), consent_withdrawn_at: null })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('result', '=', 0)
    .where('consent_withdrawn_at', 'is not', null)
    .execute();
}
