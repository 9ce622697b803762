import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

/** One press of a button, as hashes of the client's key and of what the press used up. */
export interface Press {
  readonly key: string;
  readonly proof: string;
}

const LASTS_MS = 60_000;
const REPEATS = 3;

/** A statement that keeps a press, once its code or ticket is used up. `when` is a clause that may yield no row. */
export const keepPressSql = (
  { key, proof }: Press,
  at: Date,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into sign_in_presses (key_hash, proof_hash, repeats_left, expires_at)
  select ${key}, ${proof}, ${REPEATS}::smallint, ${new Date(at.getTime() + LASTS_MS)}::timestamptz ${when}
  on conflict (key_hash) do update set proof_hash = excluded.proof_hash, session_id = null,
    repeats_left = excluded.repeats_left, expires_at = excluded.expires_at`;

/**
 * Uses one repetition of a press up, also when it came with another code or ticket, so that the key alone gives few
 * guesses. Undefined if there is no such press, it has no repetitions left, it came with something else, or its sign-in
 * has ended since: who signed out stays signed out.
 */
export async function useRepeat(
  tx: Tx,
  { key, proof }: Press,
  at: Date,
): Promise<{ session_id: string | null } | undefined> {
  const { rows } = await sql<{ right: boolean; session_id: string | null }>`
    update sign_in_presses set repeats_left = repeats_left - 1
    where key_hash = ${key} and repeats_left > 0 and expires_at > ${at}
    returning proof_hash = ${proof} as right, session_id`.execute(tx);
  const [press] = rows;
  if (!press?.right) return undefined;
  // A statement of its own: one that waited for another repetition doesn't see the session that it opened.
  const isOpen = press.session_id === null || (await isFamilyOpen(tx, press.session_id));
  return isOpen ? press : undefined;
}

async function isFamilyOpen(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a sign-in that of a press, and returns the one whose answer got lost. Calls of the same press run one after
 * another from here on.
 */
export async function takePress(
  tx: Tx,
  press: Press,
  sessionId: string,
  at: Date,
): Promise<string | undefined> {
  const former = await tx
    .selectFrom('sign_in_presses')
    .select('session_id')
    .where('key_hash', '=', press.key)
    .where('proof_hash', '=', press.proof)
    .forUpdate()
    .executeTakeFirst();
  if (former === undefined) await keepPressSql(press, at, sql``).execute(tx);
  await tx
    .updateTable('sign_in_presses')
    .set({ session_id: sessionId })
    .where('key_hash', '=', press.key)
    .execute();
  return former?.session_id ?? undefined;
}

/** The member of an open sign-in who may sign in. Locks both until the transaction ends. */
export async function activeMemberOf(tx: Tx, sessionId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('session_families as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .select('m.id')
    .where('f.id', '=', sessionId)
    .where('f.ended_at', 'is', null)
    .where('m.blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.id;
}
