import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

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

/** The data of the desktop that a phone sees. */
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

/**
 * Reserves an undecided code for the first member who scans it; undefined for everybody else. Parallel scans run one
 * after another.
 */
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

/**
 * Stores a member's decision; false if they didn't scan the code, decided otherwise before, or the code has expired. The
 * same decision again is true, also when the desktop has fetched its sign-in meanwhile.
 */
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
    .where((is) => is.or([is('expires_at', '>', at), is('taken_at', 'is not', null)]))
    .where((is) =>
      is.or([
        is('decision', 'is', null),
        is.and([is('decision', '=', decision), is('decided_session', '=', by.sessionId)]),
      ]),
    )
    .returning('poll_hash')
    .executeTakeFirst();
  return decided !== undefined;
}

/**
 * The state of a code, for the browser that shows it. Undefined for other browsers, and after the code expired or was
 * used.
 */
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

/** Uses up a confirmed code, once. Returns the member who confirmed it, and their session. */
export async function takeConfirmed(
  tx: Tx,
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

/** Whether the member may sign in and the confirming session is still open. Locks both until the transaction ends. */
export async function isConfirmerActive(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
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
