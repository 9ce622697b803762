import type { Connection } from '../../platform/database/database.ts';

export interface StateRow {
  type: number;
  device_hash: string;
  member_id: string | null;
}

export async function insertState(
  db: Connection,
  state: StateRow & { state_hash: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('sns_states').values(state).execute();
}

/** Uses a state up, whatever it was for; undefined when it is unknown, used or expired. Rivals queue for it. */
export async function useState(db: Connection, stateHash: string, at: Date): Promise<StateRow | undefined> {
  return await db
    .updateTable('sns_states')
    .set({ used_at: at })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['type', 'device_hash', 'member_id'])
    .executeTakeFirst();
}

export async function deleteStates(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sns_states').where('expires_at', '<', expiredBefore).execute();
}
