import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { placedRead } from '../../../../platform/database/placed-read.ts';
import { batchedVisitorRead } from '../../people/entry/find-visitor.ts';
import { unreadLocked, unreadUnlocked } from './section-counts-store.ts';

/** The sections of a page. In `locked` ones the respondent may not see the answers. */
interface SectionsRequest {
  groupId: string;
  memberId: string;
  sections: readonly string[];
  locked: readonly string[];
  /** The sections that the respondent ever answered. Only these are searched for an own answer. */
  answered: readonly string[];
}

type Unread = Readonly<Partial<Record<string, number>>>;

/**
 * Selects the unread counts of each row of `asked` in its `sections`. In `locked` ones only follow-ups under the own
 * answer count. Each section is looked up by its key; the own answer only in `answered` sections.
 */
const unreadOf = ((memberId = sql.ref('asked.member_id')) => sql`
  select json_object_agg(counted.id, counted.unread) from (
    select c.section_id as id, case when c.section_id = any(asked.locked) then ${unreadLocked(memberId)}
      else ${unreadUnlocked(memberId)} end as unread
    from unnest(asked.sections) wanted (section_id)
    cross join lateral (
      select * from group_section_counts i
      where i.group_id = asked.group_id and i.section_id = wanted.section_id limit 1
    ) c
    left join group_reads read on read.group_id = c.group_id and read.section_id = c.section_id
      and read.group_member_id = asked.member_id
    left join lateral (
      select i.id, i.number, i.follow_ups from group_responses i
      where i.group_id = c.group_id and i.section_id = c.section_id and i.group_member_id = asked.member_id
        and i.deleted_at is null and c.section_id = any(asked.answered) limit 1
    ) mine on true
  ) counted where counted.unread <> 0`)();

const TYPES = 'sections uuid[], locked uuid[], answered uuid[]';

const read = placedRead<SectionsRequest, { unread: Unread | null }, Unread>({
  types: `group_id uuid, member_id uuid, ${TYPES}`,
  columns: ({ groupId, memberId, ...which }) => ({ group_id: groupId, member_id: memberId, ...which }),
  select: (asked) => sql`select asked.place, (${unreadOf}) as unread from ${asked}`,
  found: ([row]) => row?.unread ?? {},
});

/** The unread count of each of some sections, for a respondent. Sections with nothing unread are left out. */
export async function readUnread(db: Connection, asked: SectionsRequest): Promise<Unread> {
  return asked.sections.length === 0 ? {} : await read(db, asked);
}

/** Like `readUnread`, in the statement that finds the respondent; null if nothing is unread. */
export const readVisitorUnread = batchedVisitorRead<
  Pick<SectionsRequest, 'sections' | 'locked' | 'answered'>,
  Unread | null
>(TYPES, unreadOf);
