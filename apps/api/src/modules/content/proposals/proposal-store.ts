import type { PollProposalState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A question that a member proposed as a poll. */
export interface StoredProposal {
  id: string;
  memberId: string;
  title: string;
  options: string[];
  days: number;
  state: PollProposalState;
  reason: string | null;
  pollId: string | null;
  coins: number;
  createdAt: Date;
}

const columns = [
  'id',
  'member_id as memberId',
  'title',
  'options',
  'days',
  'reason',
  'poll_id as pollId',
  'coins',
  'created_at as createdAt',
  'state',
] as const;

const proposalOf = (row: Omit<StoredProposal, 'state'> & { state: string }): StoredProposal => ({
  ...row,
  state: row.state as PollProposalState, // A check constraint allows only these values.
});

/** A member's proposals, the newest first. */
export async function selectOwnProposals(
  db: Connection,
  memberId: string,
  limit: number,
): Promise<StoredProposal[]> {
  const rows = await db
    .selectFrom('poll_proposals')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(proposalOf);
}

/** Proposals that wait for an operator, the oldest first. */
export async function selectWaitingProposals(db: Connection): Promise<StoredProposal[]> {
  const rows = await db
    .selectFrom('poll_proposals')
    .select(columns)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute();
  return rows.map(proposalOf);
}

/** The member's proposal that waits for an operator. */
export async function selectOwnWaitingProposal(
  tx: Tx,
  memberId: string,
): Promise<StoredProposal | undefined> {
  const row = await tx
    .selectFrom('poll_proposals')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row && proposalOf(row);
}

/** Locks a proposal until the transaction ends. */
export async function lockProposal(tx: Tx, id: string): Promise<StoredProposal | undefined> {
  const row = await tx
    .selectFrom('poll_proposals')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && proposalOf(row);
}

/** Adds a proposal; false if the member has one that waits. */
export async function insertProposal(tx: Tx, one: StoredProposal): Promise<boolean> {
  const added = await tx
    .insertInto('poll_proposals')
    .values({
      id: one.id,
      member_id: one.memberId,
      title: one.title,
      options: one.options,
      days: one.days,
      created_at: one.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Stores an operator's decision. */
export async function decideProposal(
  tx: Tx,
  id: string,
  verdict: {
    state: 'shown' | 'refused';
    reason: string | null;
    pollId: string | null;
    coins: number;
    by: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('poll_proposals')
    .set({
      state: verdict.state,
      reason: verdict.reason,
      poll_id: verdict.pollId,
      coins: verdict.coins,
      decided_by: verdict.by,
      decided_at: verdict.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a member's proposals. A poll made from one stays, because it doesn't name the member. */
export async function deleteProposals(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('poll_proposals').where('member_id', '=', memberId).execute();
}

/** Which of these polls a member proposed. */
export async function selectProposedPolls(
  db: Connection,
  memberId: string,
  pollIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('poll_proposals')
    .select('poll_id')
    .where('member_id', '=', memberId)
    .where('poll_id', 'in', pollIds)
    .execute();
  return rows.map(({ poll_id }) => poll_id ?? '');
}
