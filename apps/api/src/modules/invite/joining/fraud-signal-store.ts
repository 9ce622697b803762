import type { InviteChannel } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type SignalKind = 'device' | 'browser' | 'network' | 'payee';

/** Records that a member was seen with a signal. */
export async function recordSignal(
  db: Connection,
  memberId: string,
  kind: SignalKind,
  mark: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('invite_traces')
    .values({ member_id: memberId, kind, mark, seen_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'mark', 'member_id']).doUpdateSet({ seen_at: at }))
    .execute();
}

/** The members who were seen with a signal since a given time. */
export async function membersWithSignal(
  db: Connection,
  kind: SignalKind,
  mark: string,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('invite_traces')
    .select('member_id')
    .where('kind', '=', kind)
    .where('mark', '=', mark)
    .where('seen_at', '>=', since)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Stores the inviter whose invitation a device opened last. */
export async function putArrival(
  db: Connection,
  arrival: { device_mark: string; inviter_id: string; channel: InviteChannel; expires_at: Date },
): Promise<void> {
  const { device_mark: _mark, ...newest } = arrival;
  await db
    .insertInto('invite_arrivals')
    .values(arrival)
    .onConflict((conflict) => conflict.column('device_mark').doUpdateSet(newest))
    .execute();
}

/** The channel by which a device opened an inviter's invitation, if it is stored. */
export async function channelOf(
  db: Connection,
  deviceMark: string,
  inviterId: string,
  at: Date,
): Promise<InviteChannel | undefined> {
  const row = await db
    .selectFrom('invite_arrivals')
    .select('channel')
    .where('device_mark', '=', deviceMark)
    .where('inviter_id', '=', inviterId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.channel as InviteChannel | undefined; // A check constraint allows only these values.
}

/** Deletes signals that no rule reads any more. Payout accounts stay, because a new payout is compared with them. */
export async function deleteOldSignals(db: Connection, seenBefore: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('invite_traces')
    .where('seen_at', '<', seenBefore)
    .where('kind', '<>', 'payee')
    .execute();
  await db.deleteFrom('invite_arrivals').where('expires_at', '<', now).execute();
}

/** Deletes a member's signals. */
export async function eraseSignals(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('invite_traces').where('member_id', '=', memberId).execute();
}
