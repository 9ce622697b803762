import type { Connection } from '../../platform/database/database.ts';

/** The kinds that a member doesn't want by mail. */
export async function readMutes(db: Connection, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('message_mutes')
    .select('kind')
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

export async function insertMute(
  db: Connection,
  mute: { member_id: string; kind: string; muted_at: Date },
): Promise<void> {
  await db
    .insertInto('message_mutes')
    .values(mute)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doNothing())
    .execute();
}

export async function deleteMute(db: Connection, memberId: string, kind: string): Promise<void> {
  await db.deleteFrom('message_mutes').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}
