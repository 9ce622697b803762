import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { useOnce } from '../../../platform/database/expiring-rows.ts';
import type { OpenLinks, SurveyKeys } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type KeyRow = Selectable<SurveyKeys>;

export async function insertKey(
  db: Connection,
  row: Omit<KeyRow, 'passed'> & { passed: string },
): Promise<void> {
  await db.insertInto('survey_keys').values(row).execute();
}

export async function readKey(db: Connection, keyHash: string): Promise<KeyRow | undefined> {
  return await db.selectFrom('survey_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

/** The agent's person whose participation it is, with what the agent gets back; undefined without an agent. */
export async function readAgentKeyOf(
  db: Connection,
  { memberId, id }: { memberId: string; id: string },
): Promise<{ partnerId: string; person: string; passed: Readonly<Record<string, string>> } | undefined> {
  const row = await db
    .selectFrom('survey_keys')
    .select(['partner_id', 'person', 'passed'])
    .where('member_id', '=', memberId)
    .where('participation_id', '=', id)
    .where('kind', '=', 'agent')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.partner_id === null || row.person === null) return undefined;
  // `makeKey` wrote it.
  return { partnerId: row.partner_id, person: row.person, passed: row.passed as Record<string, string> };
}

/** Deletes the keys that open a participation. */
export async function deleteKeysOf(
  tx: Tx,
  { memberId, id }: { memberId: string; id: string },
): Promise<void> {
  await tx
    .deleteFrom('survey_keys')
    .where('member_id', '=', memberId)
    .where('participation_id', '=', id)
    .execute();
}

export async function readOpenLink(db: Connection, sid: string): Promise<Selectable<OpenLinks> | undefined> {
  return await db.selectFrom('open_links').selectAll().where('sid', '=', sid).executeTakeFirst();
}

/** Opens a task to anybody with the link. It can be repeated. */
export async function writeOpenLink(tx: Tx, link: { sid: string; taskId: string; at: Date }): Promise<void> {
  await tx
    .insertInto('open_links')
    .values({ sid: link.sid, task_id: link.taskId, active: true, created_at: link.at })
    .onConflict((conflict) => conflict.column('sid').doNothing())
    .execute();
}

interface StartTicket {
  readonly memberId: string;
  readonly taskHashId: string;
  readonly consent: boolean;
  /** The version of the text about data that the member read (rule 3.50). */
  readonly dataUseVersion: number | undefined;
}

export async function insertTicket(
  db: Connection,
  ticket: StartTicket & { ticketHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('start_tickets')
    .values({
      ticket_hash: ticket.ticketHash,
      member_id: ticket.memberId,
      task_hash_id: ticket.taskHashId,
      consent: ticket.consent,
      data_use_version: ticket.dataUseVersion ?? null,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** A ticket that can still be used; undefined if it is unknown, used or expired. */
export async function readTicket(
  db: Connection,
  ticketHash: string,
  now: Date,
): Promise<StartTicket | undefined> {
  const row = await db
    .selectFrom('start_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      memberId: row.member_id,
      taskHashId: row.task_hash_id,
      consent: row.consent,
      dataUseVersion: row.data_use_version ?? undefined,
    }
  );
}

/** Uses up a ticket; false if it is unknown, used or expired. */
export async function takeTicket(db: Connection, ticketHash: string, now: Date): Promise<boolean> {
  return (await useOnce(db, 'start_tickets', { ticket_hash: ticketHash }, now)) !== undefined;
}
