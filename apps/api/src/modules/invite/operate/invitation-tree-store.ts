import type { InviteeState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { VoidReason } from '../void-reasons.ts';

/** An invitation between two members, with the marks that they share. */
export interface TreeRow {
  member_id: string;
  inviter_id: string;
  state: InviteeState;
  void_reason: VoidReason | null;
  invited_at: Date;
  coins: number;
  shares_device: boolean;
  shares_network: boolean;
}

/**
 * The columns of a `TreeRow`. The marks are those of the invited member's joining; the inviter's are deleted after some
 * time, those of the inviter's other invitations stay.
 */
const treeColumns = sql.raw(`
  i.member_id, i.inviter_id, i.state, i.void_reason, i.invited_at,
  (select coalesce(sum(r.coins), 0) from invite_rewards r
    where r.member_id = i.member_id and r.taken_back_at is null)::bigint as coins,
  (exists (select from invite_traces t where t.member_id = i.inviter_id
      and ((t.kind = 'device' and t.mark = i.device_mark) or (t.kind = 'browser' and t.mark = i.browser_mark)))
    or exists (select from invitations o where o.device_mark = i.device_mark
      and o.inviter_id = i.inviter_id and o.member_id <> i.member_id)
    or exists (select from invitations o where o.browser_mark = i.browser_mark
      and o.inviter_id = i.inviter_id and o.member_id <> i.member_id)) as shares_device,
  (exists (select from invite_traces t where t.member_id = i.inviter_id
      and t.kind = 'network' and t.mark = i.network_mark)
    or exists (select from invitations o where o.inviter_id = i.inviter_id
      and o.network_mark = i.network_mark and o.member_id <> i.member_id)) as shares_network`);

/** Who invited a member; undefined if nobody did. */
export async function selectInviter(db: Connection, memberId: string): Promise<TreeRow | undefined> {
  const { rows } = await sql<TreeRow>`
    select ${treeColumns} from invitations i where i.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The newest that each of these members invited, at most `count` of each. */
export async function selectNewestInvited(
  db: Connection,
  inviterIds: readonly string[],
  count: number,
): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    select ${treeColumns}
    from unnest(${[...inviterIds]}::uuid[]) inviters (id), lateral (
      select * from invitations n where n.inviter_id = inviters.id order by n.id desc limit ${count}
    ) i`.execute(db);
  return rows;
}
