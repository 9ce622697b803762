import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow } from '../group/group-store.ts';
import type { Addressee } from './notify-people.ts';

/** The announcements to all respondents of a group. */
export type Announcement = 'opened' | 'closed';

/**
 * Groups that opened, or closed and were tallied, without an announcement yet: at most `limit` after one, the earliest
 * first.
 */
export async function readUnannounced(
  db: Connection,
  what: Announcement,
  { now, after, limit }: { now: Date; after: GroupRow | undefined; limit: number },
): Promise<GroupRow[]> {
  const groups = db
    .selectFrom('discussion_groups')
    .selectAll()
    .where('made_by', 'is not', null)
    .where('published_at', 'is not', null)
    .limit(limit);
  const due =
    what === 'opened'
      ? groups.where('opened_told_at', 'is', null).where('opens_at', '<=', now)
      : groups.where('closed_told_at', 'is', null).where('tallied_at', 'is not', null);
  const order = what === 'opened' ? 'opens_at' : 'closes_at';
  const at = sql.ref(order);
  return await due
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(${at}, id) > (${after?.[order] ?? null}::timestamptz, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy(order)
    .orderBy('id')
    .execute();
}

/**
 * A batch of a group's respondents by id, without withdrawn invitations. `onlyEntered` leaves out people who haven't
 * entered.
 */
export async function readRespondents(
  db: Connection,
  query: { groupId: string; after: string | undefined; limit: number; onlyEntered: boolean },
): Promise<Addressee[]> {
  const { groupId, after, limit, onlyEntered } = query;
  return await db
    .selectFrom('group_members')
    .select(['id', 'member_id', 'mobile_index', 'texts_agreed_at'])
    .where('group_id', '=', groupId)
    .where('role', '=', 0)
    .where('withdrawn_at', 'is', null)
    .$if(onlyEntered, (people) => people.where('consented_at', 'is not', null))
    .$if(after !== undefined, (people) => people.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}
