import type { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { SectionMarks } from '../guide/section-marks.ts';

/** A person whose invitation isn't withdrawn. */
export interface RosterPerson {
  role: GroupRole;
  /** The version of the consent text that they agreed to. */
  consentVersion: number | null;
  standing: SectionMarks;
  tagIds: readonly string[];
}

/** Everything that decides who may receive the events of a group, as the database has it now. */
export interface Roster {
  people: ReadonlyMap<string, RosterPerson>;
  consentVersion: number;
  opensAt: Date;
  closesAt: Date;
  archivedAt: Date | null;
}

/** The cached people of a group, and the state that is needed to read only changes. */
export interface KeptPeople {
  people: Map<string, RosterPerson>;
  /** The oldest transaction that was running at the last read; null before the first read. */
  horizon: string | null;
  readAt: number;
}

export const noPeople = (): KeptPeople => ({ people: new Map(), horizon: null, readAt: 0 });

const forget = (kept: KeptPeople): void => void Object.assign(kept, noPeople());

interface ChangedPerson extends Omit<RosterPerson, 'standing'> {
  id: string;
  isWithdrawn: boolean;
  /** Base64. */
  standing: string;
}

interface Found extends Omit<Roster, 'people'> {
  groupId: string;
  horizon: string;
  listed: number;
  changed: ChangedPerson[];
}

/** Transaction ids wrap around after two billion. A cache older than this is read from scratch, long before that. */
const MOST_AGE_MS = 10 * 60_000;

/**
 * Reads the rosters of groups and updates their cached people. The database sends only rows that were written by a
 * transaction that had not ended at the last read; `xmin` is the id of that transaction.
 */
export async function readRosters(
  db: Connection,
  kept: ReadonlyMap<string, KeptPeople>,
  now: Date,
): Promise<Map<string, Roster>> {
  const at = now.getTime();
  for (const its of kept.values()) if (at - its.readAt > MOST_AGE_MS) forget(its);
  const rosters = new Map<string, Roster>();
  const incomplete = new Map<string, KeptPeople>();
  for (const { groupId, horizon, listed, changed, ...group } of await readChanged(db, kept)) {
    const its = kept.get(groupId);
    if (!its) continue;
    for (const { id, isWithdrawn, standing, ...person } of changed) {
      if (isWithdrawn) its.people.delete(id);
      else its.people.set(id, { ...person, standing: Buffer.from(standing, 'base64') });
    }
    its.horizon = horizon;
    its.readAt = at;
    rosters.set(groupId, { ...group, people: its.people });
    // Somebody was deleted, and a deleted row can't show up as changed.
    if (its.people.size !== listed) incomplete.set(groupId, its);
  }
  if (incomplete.size === 0) return rosters;
  for (const its of incomplete.values()) forget(its);
  return new Map([...rosters, ...(await readRosters(db, incomplete, now))]);
}

/** The groups with the people whose rows changed since `horizon`; all people if it is null. */
async function readChanged(db: Connection, kept: ReadonlyMap<string, KeptPeople>): Promise<Found[]> {
  const asked = [...kept].map(([groupId, { horizon }]) => ({ group_id: groupId, horizon }));
  const { rows } = await sql<Found>`
    select g.id as "groupId", g.consent_version as "consentVersion", g.opens_at as "opensAt", g.closes_at as "closesAt",
      g.archived_at as "archivedAt", pg_snapshot_xmin(pg_current_snapshot())::text as horizon, m.listed, m.changed
    from ${recordset(asked, 'asked (group_id uuid, horizon xid8)')}
    cross join lateral (select * from discussion_groups i where i.id = asked.group_id limit 1) g
    cross join lateral (
      select count(*) filter (where i.withdrawn_at is null)::integer as listed,
        coalesce(json_agg(json_build_object(
          'id', i.id, 'role', i.role, 'consentVersion', i.consent_version, 'isWithdrawn', i.withdrawn_at is not null,
          'standing', encode(i.standing, 'base64'), 'tagIds', i.tag_ids
        )) filter (where asked.horizon is null or age(i.xmin) <= age(asked.horizon::xid)), '[]') as changed
      from group_members i where i.group_id = asked.group_id
    ) m`.execute(db);
  return rows;
}
