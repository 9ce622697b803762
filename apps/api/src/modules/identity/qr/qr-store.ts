import type { Transaction } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

export interface NewQrLogin {
  poll_hash: string;
  scan_hash: string;
  device_hash: string;
  browser: string | null;
  system: string | null;
  network_sealed: string;
  asked_at: Date;
  expires_at: Date;
}

/** What a scanned code tells about whoever shows it. */
export interface AskerRow {
  browser: string | null;
  system: string | null;
  network_sealed: string;
  asked_at: Date;
  expires_at: Date;
}

export async function insertQrLogin(db: Connection, login: NewQrLogin): Promise<void> {
  await db.insertInto('qr_logins').values(login).execute();
}

/** Gives an undecided code to the first member who scans it; undefined for anybody after them. Rivals queue here. */
export async function scan(
  db: Connection,
  scanHash: string,
  memberId: string,
  at: Date,
): Promise<AskerRow | undefined> {
  return await db
    .updateTable('qr_logins')
    .set({ scanned_by: memberId })
    .where('scan_hash', '=', scanHash)
    .where('expires_at', '>', at)
    .where('decision', 'is', null)
    .where((is) => is.or([is('scanned_by', 'is', null), is('scanned_by', '=', memberId)]))
    .returning(['browser', 'system', 'network_sealed', 'asked_at', 'expires_at'])
    .executeTakeFirst();
}

/** Decides a code; false unless this member scanned it and nothing was decided yet. */
export async function decide(
  db: Connection,
  scanHash: string,
  by: { memberId: string; sessionId: string },
  decision: 'confirmed' | 'refused',
  at: Date,
): Promise<boolean> {
  const decided = await db
    .updateTable('qr_logins')
    .set({ decision, decided_session: by.sessionId })
    .where('scan_hash', '=', scanHash)
    .where('scanned_by', '=', by.memberId)
    .where('expires_at', '>', at)
    .where('decision', 'is', null)
    .returning('poll_hash')
    .executeTakeFirst();
  return decided !== undefined;
}

/** How far a code is, for the browser that shows it; undefined for any other, and once it expired or was taken. */
export async function findByPoll(
  db: Connection,
  pollHash: string,
  deviceHash: string,
  at: Date,
): Promise<{ scanned_by: string | null; decision: string | null } | undefined> {
  return await db
    .selectFrom('qr_logins')
    .select(['scanned_by', 'decision'])
    .where('poll_hash', '=', pollHash)
    .where('device_hash', '=', deviceHash)
    .where('expires_at', '>', at)
    .where('taken_at', 'is', null)
    .executeTakeFirst();
}

/** Takes a confirmed code, once: who confirmed it and in which session. */
export async function takeConfirmed(
  tx: Transaction<Schema>,
  pollHash: string,
  at: Date,
): Promise<{ scanned_by: string | null; decided_session: string | null } | undefined> {
  return await tx
    .updateTable('qr_logins')
    .set({ taken_at: at })
    .where('poll_hash', '=', pollHash)
    .where('decision', '=', 'confirmed')
    .where('expires_at', '>', at)
    .where('taken_at', 'is', null)
    .returning(['scanned_by', 'decided_session'])
    .executeTakeFirst();
}

/** Whether a member may sign in and the sign-in that spoke for them stands, and will until the transaction ends. */
export async function standsFor(
  tx: Transaction<Schema>,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('members as m')
    .innerJoin('session_families as f', 'f.member_id', 'm.id')
    .select('m.id')
    .where('m.id', '=', memberId)
    .where('f.id', '=', sessionId)
    .where('f.ended_at', 'is', null)
    .where('m.blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
