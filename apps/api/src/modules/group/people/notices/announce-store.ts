import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow } from '../group/group-store.ts';
import type { Addressee } from './notify-people.ts';

/** The announcements to all respondents of a group. */
export type Announcement = 'opened' | 'closed';

const MOST_GROUPS = 100;

/** Groups that opened, or closed and were tallied, without an announcement yet. */
export async function readUnannounced(db: Connection, what: Announcement, now: Date): Promise<GroupRow[]> {
  const groups = db
    .selectFrom('discussion_groups')
    .selectAll()
    .where('made_by', 'is not', null)
    .where('published_at', 'is not', null)
    .limit(MOST_GROUPS);
  const wanted =
    what === 'opened'
      ? groups.where('opened_told_at', 'is', null).where('opens_at', '<=', now).orderBy('opens_at')
      : groups.where('closed_told_at', 'is', null).where('tallied_at', 'is not', null).orderBy('closes_at');
  return await wanted.execute();
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
