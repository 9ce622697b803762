import type { PollProposalState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/page.ts';
import type { StoredProposal } from './proposal-store.ts';

/** A question with its decision, as operators see it. */
export interface ListedProposal extends StoredProposal {
  decidedAt: Date | null;
  decidedBy: string | null;
}

const columns = sql`id, member_id as "memberId", title, options, days, state, reason, poll_id as "pollId", coins,
  created_at as "createdAt", decided_at as "decidedAt", decided_by as "decidedBy"`;

/** Which questions an operator lists. */
export interface ProposalFilter {
  state: PollProposalState | undefined;
  memberId: string | undefined;
}

/** Questions of a filter after a position, the newest first; those that wait with the oldest first. */
export async function selectProposals(
  db: Connection,
  { state, memberId }: ProposalFilter,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<ListedProposal[]> {
  const isOldestFirst = state === 'waiting';
  const ofState = state === undefined ? sql`` : sql`and state = ${state}`;
  const ofMember = memberId === undefined ? sql`` : sql`and member_id = ${memberId}::uuid`;
  const place = after && sql`(${after.at}, ${after.id}::uuid)`;
  const later = isOldestFirst ? sql`and (created_at, id) > ${place}` : sql`and (created_at, id) < ${place}`;
  const order = isOldestFirst ? sql`created_at, id` : sql`created_at desc, id desc`;
  const { rows } = await sql<ListedProposal>`
    select ${columns} from poll_proposals where true ${ofState} ${ofMember} ${place ? later : sql``}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function selectProposal(db: Connection, id: string): Promise<ListedProposal | undefined> {
  const { rows } = await sql<ListedProposal>`
    select ${columns} from poll_proposals where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** How many questions wait, and since when. */
export async function selectWaitingProposalCount(
  db: Connection,
  most: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(created_at) as "oldestAt"
    from (select created_at from poll_proposals where state = 'waiting' order by created_at limit ${most}) waiting`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
